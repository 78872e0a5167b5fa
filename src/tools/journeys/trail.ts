import type { Fact, Move } from '$lib/kernel';
import { FACTION } from '$lib/games/terra-mystica/factions';
import type { FactionId } from '$lib/games/terra-mystica/ids';
import { holdings } from '$lib/games/terra-mystica/rules/adjacency';
import { groupOf } from '$lib/games/terra-mystica/rules/towns';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import { HERO, shownBy } from './abilities';

/** A game so far, and after which move each ability was first shown. */
export interface Trail {
  readonly position: TmPosition;
  readonly moves: readonly Move[];
  readonly shown: Readonly<Record<string, number>>;
  /** How far it has got: what has been shown, and how near the largest group is to a town. */
  readonly worth: number;
}

export const START = { moves: [], shown: {}, worth: 1 } as const;

/** The trail after one more move. */
export function onward(
  { position, moves, shown }: Trail,
  faction: FactionId,
  move: Move,
  played: { readonly position: TmPosition; readonly facts: readonly Fact[] }
): Trail {
  const step = {
    seat: HERO,
    move,
    last: moves.at(-1) ?? null,
    before: position,
    after: played.position,
    facts: played.facts
  };
  const now = { ...shown };
  for (const name of shownBy(faction, step)) now[name] ??= moves.length + 1;
  const worth = 4 ** Object.keys(now).length * 2 ** grown(played.position);
  return { position: played.position, moves: [...moves, move], shown: now, worth };
}

/** How near the largest group is to a town. */
function grown(position: TmPosition): number {
  const { buildings } = FACTION[position.seats[HERO]!.faction ?? 'auren'];
  let most = 0;
  for (const hex of holdings(position, HERO)) {
    const group = groupOf(position, HERO, hex);
    const power = group.reduce((sum, n) => sum + buildings[position.pieces[n]!.kind].value, 0);
    most = Math.max(most, Math.min(4, group.length) + Math.min(7, power));
  }
  return most;
}
