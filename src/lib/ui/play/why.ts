import {
  apply,
  canonical,
  open,
  refusal,
  refuse,
  type Game,
  type LegalMove,
  type Move,
  type Position,
  type Refusal,
  type Seat
} from '$lib/kernel';
import type { GameUi, Place } from '$lib/ui/game-ui';
import { bare, type Chip } from './chips';

/** The answer to a tap on something that is not legal. */
export interface WhyNot {
  readonly refusal: Refusal;
  readonly kind: string | null;
  readonly place: Place | null;
  /** Legal moves that would make it possible, or that the tapped place is good for. */
  readonly helps: readonly Move[];
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

/** Why this place cannot be picked, for the chosen action or, without one, for the first that has an answer. */
export function whyNotPlace<P extends Position>(asking: Asking<P>, kind: string | null, place: Place): WhyNot {
  const { game, position, view, ui, options, chips, seat } = asking;
  const kinds = kind === null ? chips.map((chip) => chip.kind) : [kind];
  const here = options.map((option) => option.move).filter((move) => ui.places(move)[0] === place);
  let answer: WhyNot | null = null;
  for (const each of kinds) {
    const attempt = ui.attempt(each, place, seat, view);
    const reason = attempt === null ? null : refuse(game, position, attempt);
    if (attempt === null || reason === null) continue;
    const found = { refusal: reason, kind: each, place, helps: [...here, ...helpsFor(asking, attempt)] };
    // The kernel only knows that it was not asked; the game's own reason says more.
    if (!reason.key.startsWith('kernel.')) return limited(found);
    answer ??= found;
  }
  return limited(answer ?? { refusal: refusal('kernel.nothingHere', undefined), kind, place, helps: here });
}

/** Why an action cannot be done at all: the reason that most of its attempts meet. */
export function whyNotKind<P extends Position>(asking: Asking<P>, kind: string): WhyNot {
  const { game, position, seat } = asking;
  const definition = game.moves[kind]!;
  const reasons = new Map<string, { reason: Refusal; move: Move; times: number }>();
  let tried = 0;
  for (const decision of open(position)) {
    if (decision.seat !== seat || !definition.answers.includes(decision.kind)) continue;
    for (const move of definition.candidates(bare(position), decision)) {
      if (++tried > MOST_TRIED) break;
      const reason = refuse(game, position, move);
      if (reason === null) continue;
      const known = reasons.get(reason.key);
      if (known === undefined) reasons.set(reason.key, { reason, move, times: 1 });
      else known.times++;
    }
  }
  const usual = [...reasons.values()].sort((a, b) => b.times - a.times)[0];
  if (usual === undefined) {
    return { refusal: refusal('kernel.nothingToDo', definition.rule), kind, place: null, helps: [] };
  }
  return limited({ refusal: usual.reason, kind, place: null, helps: helpsFor(asking, usual.move) });
}

const limited = (why: WhyNot): WhyNot => ({ ...why, helps: why.helps.slice(0, MOST_HELPS) });

/** Free moves of this turn after which the attempt would be legal; nothing that depends on chance. */
function helpsFor<P extends Position>({ game, position, options, seat }: Asking<P>, attempt: Move): Move[] {
  const helps: Move[] = [];
  const free = options.filter(({ move }) => move.seat === seat && game.moves[move.kind]!.free);
  for (const { move } of free.slice(0, MOST_TRIED)) {
    if (helps.length === MOST_HELPS) break;
    const played = apply(game, position, move);
    if (!played.ok || played.reveals || refuse(game, played.position, attempt) !== null) continue;
    if (!helps.some((help) => canonical(help) === canonical(move))) helps.push(move);
  }
  return helps;
}

/** `TM 6.1` and `6.1` are the same rule; its number is its anchor on the rules page. */
export function ruleNumber(rule: string, prefix: string): string {
  const short = rule.startsWith(prefix) ? rule.slice(prefix.length) : rule;
  return short.trim();
}
