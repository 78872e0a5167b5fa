import { ACTIONS } from '../data';
import { momentsOf, type Recipe } from '../moments';
import type { PieceType, Price, RafPosition, Terrain } from '../state';

/** What guilds and tales add to what a piece may build. */
const more = (position: RafPosition, civ: number, by: PieceType, what: PieceType): readonly Recipe[] =>
  momentsOf(position, civ)
    .builds?.flat()
    .filter((build) => build.by === by && build.what === what) ?? [];

/** On which ground a piece may build another: its own cell, or for Ships the cell beside it (RF 8). */
export function groundFor(position: RafPosition, civ: number, by: PieceType, what: PieceType): readonly Terrain[] {
  const usual = ACTIONS.build[by]?.[what]?.on ?? [];
  const added = more(position, civ, by, what);
  return added.length === 0 ? usual : [...usual, ...added.map(({ on }) => on)];
}

/** What it costs there; the ground is one of those above. */
export function costOf(position: RafPosition, civ: number, by: PieceType, what: PieceType, on: Terrain): Price {
  const usual = ACTIONS.build[by]?.[what];
  if (usual?.on.includes(on)) return usual.cost;
  return more(position, civ, by, what).find((build) => build.on === on)?.cost ?? {};
}
