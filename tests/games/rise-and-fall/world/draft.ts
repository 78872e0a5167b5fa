import { dice } from '$lib/kernel';
import {
  draftLength,
  EMPTY,
  initialWorld,
  place,
  placements,
  readPlacement,
  relocate,
  relocations,
  tierAt,
  type Placement,
  type Relocation,
  type World
} from '$lib/games/rise-and-fall/world';

/** A placement as one would write it: `plain1@3,-2`. */
export const at = (text: string): Placement => readPlacement(text)!;

/** A World of tiles laid by hand, on nothing or on another. */
export const lay = (text: string, on: World = EMPTY): World =>
  text.split(' ').reduce((world, tile) => place(world, at(tile)), on);

export interface Turn {
  readonly world: World;
  readonly placement: Placement;
  /** There was no room: what moved. */
  readonly relocation: Relocation | null;
}

/** A World built by players who lay every tile at random, turn by turn; the last one ends it. */
export function* randomDraft(players: number, seed: number): Generator<Turn, World> {
  const chance = dice(seed);
  let world = initialWorld(players);
  for (let n = 0; n < draftLength(players); n++) {
    const list = placements(world, tierAt(players, n)!);
    const relocation = list.length > 0 ? null : chance.pick([...relocations(world, tierAt(players, n)!)]);
    const placement = relocation?.placement ?? chance.pick(list);
    yield { world, placement, relocation };
    world = relocation === null ? place(world, placement) : relocate(world, relocation);
  }
  return world;
}

export function drafted(players: number, seed: number): { turns: Turn[]; world: World } {
  const turns: Turn[] = [];
  const draft = randomDraft(players, seed);
  for (let next = draft.next(); ; next = draft.next()) {
    if (next.done) return { turns, world: next.value };
    turns.push(next.value);
  }
}
