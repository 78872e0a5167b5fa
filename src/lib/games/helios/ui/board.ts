import { t, type MessageKey } from '$lib/i18n';
import { hexOf, type Seat } from '$lib/kernel';
import type { BoardCell, BoardPiece } from '$lib/ui/board/model';
import { BOX } from '../data';
import { CELLS, IS_LIGHT, IS_YELLOW, LAYOUT, spotOf } from '../data/board';
import type { Cell, HeliosPosition, Token } from '../state';
import { tell } from './texts';
import { say } from './words';

const terrainOf = (cell: Cell, n: number): string => {
  if (LAYOUT.corner.includes(cell)) return 'h-corner';
  if (cell === LAYOUT.sunStart.cell) return 'h-start';
  if (IS_YELLOW[n]) return IS_LIGHT[n] ? 'h-yellow-light' : 'h-yellow-rim';
  return IS_LIGHT[n] ? 'h-light' : 'h-rim';
};

/** The printed board, which is the same for everybody. */
export const boardCells = (): BoardCell[] =>
  CELLS.map((cell, n) => ({
    place: cell,
    ...hexOf(cell),
    terrain: terrainOf(cell, n),
    name: say('place', { kind: tell(IS_LIGHT[n] ? 'place.light' : 'place.rim'), at: spotOf(cell) })
  }));

const MARKS = [
  { cells: LAYOUT.corner, sprite: 'h-flag', name: () => say('corner', { n: BOX.points.corner }) },
  { cells: LAYOUT.manaField, sprite: 'h-gems', name: () => say('manaField', { n: BOX.manaField }) },
  { cells: LAYOUT.bonusResource, sprite: 'h-gift', name: () => say('bonusResource') }
];

/** What is printed on special cells; a token hides it. */
const marksOf = (land: HeliosPosition['seats'][number]['land']): BoardPiece[] =>
  MARKS.flatMap(({ cells, sprite, name }) =>
    cells
      .filter((cell) => land[cell] === undefined)
      .map((cell) => ({ key: `${cell} mark`, place: cell, sprite, name: name(), size: 1.94, flat: true }))
  );

function tokenPieces(cell: Cell, token: Token): BoardPiece[] {
  const sprite = token.kind === 'land' ? `h-${token.colour}` : 'h-bonus';
  const name =
    token.kind === 'land'
      ? say('token', { name: tell(`resource.${token.colour}`) })
      : say('token.bonus', { name: tell(`bonus.${token.type}`) });
  const pieces: BoardPiece[] = [{ key: `${cell} token`, place: cell, sprite, name, size: 1.96, flat: true }];
  if (token.kind === 'bonus') pieces.push(signOf(cell, token));
  if (token.temple) {
    pieces.push({
      key: `${cell} temple`,
      place: cell,
      sprite: 'hl-temple',
      name: say('temple'),
      size: 0.98,
      flat: true
    });
  }
  return [...pieces, ...cubesOf(cell, token)];
}

const signOf = (cell: Cell, token: Token & { kind: 'bonus' }): BoardPiece => ({
  key: `${cell} sign`,
  place: cell,
  sprite: `hl-bonus-${token.type}`,
  colour: 'var(--h-bonus-ink)',
  name: '',
  flat: true,
  // Under a temple or cubes the sign moves to the foot of its token.
  ...(token.temple || token.cubes.length > 0 ? { size: 0.36, dy: 0.56 } : { size: 0.8 })
});

const cubesOf = (cell: Cell, { cubes }: Token): BoardPiece[] =>
  cubes.map((colour, i) => ({
    key: `${cell} cube ${i}`,
    place: cell,
    sprite: `hl-cube-${colour}`,
    name: say('cube', { name: tell(`resource.${colour}`) }),
    size: 0.66,
    flat: true,
    ...(cubes.length > 1 ? { dx: (i - 0.5) * 0.62, dy: i === 0 ? -0.1 : 0.1 } : {})
  }));

/** Everything that lies on a seat's board but the sun. */
export const piecesOf = ({ seats }: HeliosPosition, seat: Seat): BoardPiece[] => {
  const { land } = seats[seat]!;
  return [...marksOf(land), ...Object.entries(land).flatMap(([cell, token]) => tokenPieces(cell, token))];
};

/** The sun as a piece, for pictures that stand still. */
export const sunPiece = ({ seats }: HeliosPosition, seat: Seat): BoardPiece => ({
  key: 'sun',
  place: seats[seat]!.sun.cell,
  sprite: 'hl-sun',
  name: say('sun'),
  size: 1.5,
  flat: true
});

export const colourName = (colour: number): string => t(`colour.${colour}` as MessageKey);
