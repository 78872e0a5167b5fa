import { hexOf } from '$lib/kernel';
import { t, type MessageKey } from '$lib/i18n';
import type { BoardCell, BoardNote, BoardPiece } from '$lib/ui/board/model';
import { spotOf } from '../rules/places';
import type { ClearingsPosition, Place } from '../state';
import { tell } from './texts';
import { say } from './words';

type Land = ClearingsPosition['land'];

/** The island as the board wants it; it stays the same for the whole game. */
export const cellsOf = (land: Land, radius: number): BoardCell[] =>
  Object.entries(land).map(([place, terrain]) => ({
    place,
    ...hexOf(place),
    terrain: `c-${terrain}`,
    letter: say(`letter.${terrain}`),
    name: say('place', { terrain: tell(`terrain.${terrain}`), at: spotOf({ radius }, place) })
  }));

/** Rows are named on the water, at both ends: `C3` is the third cell of row C. */
export function notesOf(radius: number): BoardNote[] {
  return Array.from({ length: 2 * radius + 1 }, (_, n) => n - radius).flatMap((r) => {
    const west = Math.max(-radius, -radius - r);
    const text = spotOf({ radius }, `${west},${r}`).slice(0, 1);
    const east = Math.min(radius, radius - r);
    return [
      { q: west - 0.64, r, text },
      { q: east + 0.64, r, text, turned: true }
    ];
  });
}

const SIZES = { hut: 0.98, tower: 1.16 } as const;

export function piecesOn(
  { pieces, ruins }: Pick<ClearingsPosition, 'pieces' | 'ruins'>,
  colours: readonly number[]
): BoardPiece[] {
  const built = Object.entries(pieces).map(([place, { seat, kind }]): BoardPiece => {
    const colour = colours[seat] ?? seat + 1;
    return {
      key: `${place} ${kind}`,
      place,
      sprite: `c-${kind}`,
      colour: `var(--seat-${colour})`,
      name: say(`${kind}.of`, { colour: t(`colour.${colour}` as MessageKey) }),
      size: SIZES[kind]
    };
  });
  return [...ruins.map(ruinAt), ...built];
}

const ruinAt = (place: Place): BoardPiece => ({
  key: `${place} ruin`,
  place,
  sprite: 'c-ruin',
  name: say('ruin'),
  size: 0.92,
  flat: true
});
