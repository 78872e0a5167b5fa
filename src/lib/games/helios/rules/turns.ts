import { actOf, BOX, colourOf } from '../data';
import { ask, put, putSeat, seatOf, tell, type Draft } from '../draft';
import { ACTS, type HeliosPosition, type Section, type TileId } from '../state';

/** How many tiles each player takes in this round, and in which rounds new ones follow (HE 6). */
export const planOf = ({ seats }: HeliosPosition) => BOX.rounds[seats.length]!;

export const isLastRound = ({ round, rounds }: HeliosPosition): boolean => round === rounds;

export function beginRound(d: Draft): void {
  const { round, rounds, first } = d.position;
  const turn = { seat: first, taken: 0, revolutionScored: false, colourBonus: null };
  put(d, { round: round + 1, turn });
  tell(d, 'round', { round: round + 1, rounds });
}

export const turnsAreLeft = (position: HeliosPosition): boolean =>
  position.turn.taken < planOf(position).turns[position.round - 1]! * position.seats.length &&
  ACTS.some((act) => position.column[act].length > 0);

/** The next seat takes a tile: mandatory, whatever it does with it. */
export function askTile(d: Draft): void {
  const { first, turn, seats } = d.position;
  const seat = (first + turn.taken) % seats.length;
  put(d, { turn: { seat, taken: turn.taken, revolutionScored: false, colourBonus: null } });
  ask(d, { seat, kind: 'tile' });
}

/** After everything a tile has brought, a full section is emptied, sorted by symbol (HE 6.2). */
export function endTurn(d: Draft): void {
  const { seat, colourBonus } = d.position.turn;
  if (colourBonus === null) return;
  const { tiles } = seatOf(d, seat);
  discard(d, tiles[colourBonus]);
  putSeat(d, seat, { tiles: { ...tiles, [colourBonus]: [] } });
  tell(d, 'discard', { seat, section: colourBonus });
}

export function discard(d: Draft, tiles: readonly TileId[]): void {
  const piles = { ...d.position.discard };
  for (const tile of tiles) {
    const act = actOf(tile);
    piles[act] = [...piles[act], tile];
  }
  put(d, { discard: piles });
}

/** Tiles that nobody took go, unless the next round is played with them. */
export function clearColumns(d: Draft): void {
  const { column, round } = d.position;
  const stay = !isLastRound(d.position) && !planOf(d.position).dealAfter.includes(round);
  const left = ACTS.flatMap((act) => column[act]);
  if (stay || left.length === 0) return;
  discard(d, left);
  put(d, { column: { create: [], build: [], sun: [] } });
  tell(d, 'leftovers', { n: left.length });
}

/** A grey tile goes where one likes, the others to their own colour. */
export const sectionFor = (tile: TileId, chosen: Section | undefined): Section => {
  const colour = colourOf(tile);
  return colour === 'grey' ? chosen! : colour;
};
