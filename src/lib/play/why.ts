import {
  answerable,
  refusal,
  refuse,
  remediesFor,
  withoutSealed,
  type MoveSequence,
  type Game,
  type LegalMove,
  type Move,
  type Position,
  type Refusal,
  type Seat
} from '$lib/kernel';
import type { GameUi, Place } from './game-ui';
import { chipOf, type Chip } from './chips';

/** The answer to a tap on something that is not legal. */
export interface WhyNot {
  readonly refusal: Refusal;
  readonly chip: string | null;
  readonly place: Place | null;
  /** Sequences that would make it possible, or legal moves that the tapped place is good for. */
  readonly helps: readonly MoveSequence[];
  /** It is for another moment: nothing was tried in vain. */
  readonly later?: boolean;
  /** No action was chosen: it was touched to see what it is, and the reason says what is in its way. */
  readonly asked?: boolean;
}

/** How many moves are tried at most, so that saying why never takes longer than a blink. */
const MOST_TRIED = 200;
const MOST_HELPS = 3;

interface Asking<P extends Position> {
  readonly game: Game<P>;
  readonly position: P;
  readonly view: P;
  readonly ui: GameUi<P>;
  readonly options: readonly LegalMove[];
  readonly chips: readonly Chip[];
  readonly seat: Seat;
}

/** Why this place cannot be picked, for the chosen chip or, without one, for the first that has an answer. */
export function whyNotPlace<P extends Position>(asking: Asking<P>, chip: string | null, place: Place): WhyNot {
  const { game, position, ui, options } = asking;
  const here = options.map(({ move }) => move).filter((move) => ui.moves.places(move)[0] === place);
  const good = here.map((move): MoveSequence => [move]);
  let answer: WhyNot | null = null;
  for (const each of namesToTry(asking, chip, place)) {
    const attempt = ui.moves.attempt(each, place, asking.seat, asking.view);
    const reason = attempt === null ? null : refuse(game, position, attempt);
    // What is no move at all says something about the page, and nothing to whoever tapped.
    if (attempt === null || reason === null || reason.key === 'kernel.malformed') continue;
    // The kernel only knows that it was not asked; the game's own reason says more.
    const own = !reason.key.startsWith('kernel.');
    const helps = own ? [...good, ...waysTo(asking, [attempt])] : good;
    const found = { refusal: reason, chip: each, place, helps, asked: chip === null };
    if (own) return limited(found);
    answer ??= found;
  }
  const about = answer === null ? (ui.about?.(place, asking.seat, asking.view) ?? null) : null;
  if (about !== null) return limited({ refusal: about, chip: null, place, helps: good, later: true });
  return limited(
    answer ?? { refusal: refusal('kernel.nothingHere', undefined), chip, place, helps: good, asked: chip === null }
  );
}

/**
 * What would make any of these moves possible: first all of what one begins, then the move alone, and one way
 * for each of several places before another way for the same.
 */
function waysTo<P extends Position>({ game, position, view, ui }: Asking<P>, moves: readonly Move[]): MoveSequence[] {
  const sequences = moves.map((move): MoveSequence[] => [
    ...ui.moves.plans(move, view).filter((plan): plan is MoveSequence => plan.length > 0),
    [move]
  ]);
  const ways = remediesFor(game, position, sequences.flat());
  const byMove = sequences.map((tried) => tried.flatMap(() => ways.shift()!));
  return [...byMove.flatMap((each) => each.slice(0, 1)), ...byMove.flatMap((each) => each.slice(1))];
}

/** The chosen chip, or all, the likeliest first; and what has no chip but is asked for too. */
function namesToTry<P extends Position>(
  { game, position, view, ui, chips, seat }: Asking<P>,
  chip: string | null,
  place: Place
): string[] {
  const likely = ui.likely?.(place, seat, view) ?? [];
  const asked = answerable(position).filter((decision) => decision.seat === seat);
  const aside = Object.values(game.moves)
    .filter(
      ({ kind, answers }) =>
        chipOf(ui.moves, kind) === null && asked.some((decision) => answers.includes(decision.kind))
    )
    .map(({ kind }) => kind);
  return [...(chip === null ? new Set([...likely, ...chips.map(({ name }) => name)]) : [chip]), ...aside];
}

/** Why a thing cannot be done at all: the reason that most of its attempts meet. */
export function whyNotChip<P extends Position>(asking: Asking<P>, chip: Chip): WhyNot {
  const { game, position, seat } = asking;
  const reasons = new Map<string, { reason: Refusal; moves: Move[] }>();
  let tried = 0;
  for (const decision of answerable(position)) {
    if (decision.seat !== seat) continue;
    for (const kind of chip.kinds) {
      const definition = game.moves[kind]!;
      if (!definition.answers.includes(decision.kind)) continue;
      for (const move of definition.candidates(withoutSealed(position), decision)) {
        if (++tried > MOST_TRIED) break;
        const reason = refuse(game, position, move);
        if (reason === null) continue;
        const known = reasons.get(reason.key);
        if (known === undefined) reasons.set(reason.key, { reason, moves: [move] });
        else known.moves.push(move);
      }
    }
  }
  const usual = [...reasons.values()].sort((a, b) => b.moves.length - a.moves.length)[0];
  if (usual === undefined) {
    const { rule } = game.moves[chip.kinds[0]!]!;
    return { refusal: refusal('kernel.nothingToDo', rule), chip: chip.name, place: null, helps: [] };
  }
  const helps = waysTo(asking, usual.moves.slice(0, MOST_HELPS));
  return limited({ refusal: usual.reason, chip: chip.name, place: null, helps });
}

const limited = (why: WhyNot): WhyNot => ({ ...why, helps: why.helps.slice(0, MOST_HELPS) });

/** `TM 6.1` and `6.1` are the same rule; its number is its anchor on the rules page. */
export function ruleNumber(rule: string, prefix: string): string {
  const short = rule.startsWith(prefix) ? rule.slice(prefix.length) : rule;
  return short.trim();
}
