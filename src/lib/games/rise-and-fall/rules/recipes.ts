import { ACTIONS } from '../data';
import type { PieceType, Price, RafPosition, Terrain } from '../state';
import { powersOf } from './powers';

/** On which ground a piece may build another: its own cell, or for Ships the cell beside it (RF 8). */
export function groundFor(position: RafPosition, civ: number, by: PieceType, what: PieceType): readonly Terrain[] {
  const usual = ACTIONS.build[by]?.[what]?.on ?? [];
  const more = powersOf(position, civ).builds?.filter((build) => build.by === by && build.what === what) ?? [];
  return more.length === 0 ? usual : [...usual, ...more.map(({ on }) => on)];
}

/** What it costs there; the ground is one of those above. */
export function costOf(position: RafPosition, civ: number, by: PieceType, what: PieceType, on: Terrain): Price {
  const usual = ACTIONS.build[by]?.[what];
  if (usual?.on.includes(on)) return usual.cost;
  const more = powersOf(position, civ).builds ?? [];
  return more.find((build) => build.by === by && build.what === what && build.on === on)?.cost ?? {};
}
