import {
  open,
  refusal,
  refuse,
  remedies,
  type Deed,
  type Game,
  type LegalMove,
  type Move,
  type Position,
  type Refusal,
  type Seat
} from '$lib/kernel';
import type { GameUi, Place } from '$lib/ui/game-ui';
import { bare, chipOf, type Chip } from './chips';

/** The answer to a tap on something that is not legal. */
export interface WhyNot {
  readonly refusal: Refusal;
  readonly chip: string | null;
  readonly place: Place | null;
  /** Deeds that would make it possible, or legal moves that the tapped place is good for. */
  readonly helps: readonly Deed[];
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
  const here = options.map(({ move }) => move).filter((move) => ui.places(move)[0] === place);
  const good = here.map((move): Deed => [move]);
  let answer: WhyNot | null = null;
  for (const each of namesToTry(asking, chip)) {
    const attempt = ui.attempt(each, place, asking.seat, asking.view);
    const reason = attempt === null ? null : refuse(game, position, attempt);
    if (attempt === null || reason === null) continue;
    // The kernel only knows that it was not asked; the game's own reason says more.
    const own = !reason.key.startsWith('kernel.');
    const helps = own ? [...good, ...remedies(game, position, attempt)] : good;
    const found = { refusal: reason, chip: each, place, helps };
    if (own) return limited(found);
    answer ??= found;
  }
  return limited(answer ?? { refusal: refusal('kernel.nothingHere', undefined), chip, place, helps: good });
}

/** The chosen chip, or all; and what has no chip but is asked for too. */
function namesToTry<P extends Position>({ game, position, ui, chips, seat }: Asking<P>, chip: string | null): string[] {
  const asked = open(position).filter((decision) => decision.seat === seat);
  const aside = Object.values(game.moves)
    .filter(
      ({ kind, answers }) => chipOf(ui, kind) === null && asked.some((decision) => answers.includes(decision.kind))
    )
    .map(({ kind }) => kind);
  return [...(chip === null ? chips.map(({ name }) => name) : [chip]), ...aside];
}

/** Why a thing cannot be done at all: the reason that most of its attempts meet. */
export function whyNotChip<P extends Position>({ game, position, seat }: Asking<P>, chip: Chip): WhyNot {
  const reasons = new Map<string, { reason: Refusal; move: Move; times: number }>();
  let tried = 0;
  for (const decision of open(position)) {
    if (decision.seat !== seat) continue;
    for (const kind of chip.kinds) {
      const definition = game.moves[kind]!;
      if (!definition.answers.includes(decision.kind)) continue;
      for (const move of definition.candidates(bare(position), decision)) {
        if (++tried > MOST_TRIED) break;
        const reason = refuse(game, position, move);
        if (reason === null) continue;
        const known = reasons.get(reason.key);
        if (known === undefined) reasons.set(reason.key, { reason, move, times: 1 });
        else known.times++;
      }
    }
  }
  const usual = [...reasons.values()].sort((a, b) => b.times - a.times)[0];
  if (usual === undefined) {
    const { rule } = game.moves[chip.kinds[0]!]!;
    return { refusal: refusal('kernel.nothingToDo', rule), chip: chip.name, place: null, helps: [] };
  }
  const helps = remedies(game, position, usual.move);
  return limited({ refusal: usual.reason, chip: chip.name, place: null, helps });
}

const limited = (why: WhyNot): WhyNot => ({ ...why, helps: why.helps.slice(0, MOST_HELPS) });

/** `TM 6.1` and `6.1` are the same rule; its number is its anchor on the rules page. */
export function ruleNumber(rule: string, prefix: string): string {
  const short = rule.startsWith(prefix) ? rule.slice(prefix.length) : rule;
  return short.trim();
}
