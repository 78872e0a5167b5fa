import {
  feasible,
  options,
  positionAfter,
  sequenceOf,
  viewOf,
  withForegone,
  type Game,
  type Move,
  type MoveSequence,
  type Position,
  type Seat
} from '$lib/kernel';
import type { GameUi, Place } from './game-ui';
import type { Picking } from './picking';

/** A price that is being put together, as far as its parts can be chosen. */
export interface Gathered {
  /** The parts that may come next. */
  readonly parts: readonly Move[];
  /** What was begun and chosen, and the obvious parts for the rest. */
  readonly whole: MoveSequence;
  /** Where all these parts lie. */
  readonly taken: readonly Place[];
}

interface Asking<P extends Position> {
  readonly game: Game<P>;
  readonly position: P;
  readonly ui: GameUi<P>;
  readonly seat: Seat;
}

/** The price of what was begun, if there is one and it leaves a choice. */
export function gather<P extends Position>(
  { game, position, ui, seat }: Asking<P>,
  begun: readonly Move[],
  chosen: readonly Move[]
): Gathered | null {
  const { gathering, foregone } = ui;
  if (gathering === undefined) return null;
  const held = sequenceOf([...begun, ...chosen]);
  const at = positionAfter(game, position, held ?? []);
  if (at === null) return null;
  const view = viewOf(game, at, seat);
  const rest = gathering.complete(view);
  const places = chosen.map(gathering.placeOf);
  if (rest === null) return held === null || chosen.length === 0 ? null : { parts: [], whole: held, taken: places };
  const settled = foregone?.(view) ?? null;
  return {
    parts:
      settled !== null
        ? []
        : options(game, at, seat)
            .map(({ move }) => move)
            .filter((move) => ui.moves.gathers(move) && ui.moves.places(move).length > 0),
    whole: withForegone(game, position, held === null ? [rest] : [...held, rest], (after) =>
      gathering.complete(viewOf(game, after, seat))
    ),
    taken: [...places, ...gathering.obvious(view)]
  };
}

/** What a touch changes in the parts of the price; null if it means none of them. */
export function gatherAt<P extends Position>(
  { game, position, ui }: Asking<P>,
  begun: readonly Move[],
  { parts: next }: Gathered,
  picking: Picking,
  place: Place
): Picking | null {
  const { parts = [], part } = picking;
  const { chip, picked, meant } = picking;
  const without = { chip, picked, ...(meant && { meant }) };
  const at = (move: Move) => ui.moves.places(move);
  const named = part === undefined ? [] : next.filter((move) => at(move)[0] === part && at(move)[1] === place);
  const touched = named.length > 0 ? named : next.filter((move) => at(move)[0] === place);
  if (touched.length === 1) return { ...without, parts: [...parts, touched[0]!] };
  if (touched.length > 1) return { ...without, parts, part: place };
  if (!parts.some((move) => at(move)[0] === place)) return null;
  // Touched again it is let go; what was chosen after it goes too, where it could not be paid any more.
  const left = parts.filter((move) => at(move)[0] !== place);
  const holds = (n: number) => {
    const sequence = sequenceOf([...begun, ...left.slice(0, n)]);
    return sequence === null || feasible(game, position, sequence);
  };
  let n = left.length;
  while (n > 0 && !holds(n)) n--;
  return { ...without, parts: left.slice(0, n) };
}
