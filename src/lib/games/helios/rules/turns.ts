import { actOf, BOX, colourOf } from '../data';
import type { Draft } from '../kit';
import { ACTS, type HeliosPosition, type Section, type TileId } from '../state';

/** How many tiles each player takes in this round, and in which rounds new ones follow (HE 6). */
export const planOf = ({ seats }: HeliosPosition) => BOX.rounds[seats.length]!;

export const isLastRound = ({ round, rounds }: HeliosPosition): boolean => round === rounds;

export function beginRound(draft: Draft): void {
  const { p } = draft;
  p.round += 1;
  p.turn = { seat: p.first, taken: 0, revolutionScored: false, colourBonus: null };
  draft.tell('round', { round: p.round, rounds: p.rounds });
}

export const turnsAreLeft = (position: HeliosPosition): boolean =>
  position.turn.taken < planOf(position).turns[position.round - 1]! * position.seats.length &&
  ACTS.some((act) => position.column[act].length > 0);

/** The next seat takes a tile: mandatory, whatever it does with it. */
export function askTile(draft: Draft): void {
  const { first, turn, seats } = draft.p;
  const seat = (first + turn.taken) % seats.length;
  draft.p.turn = { seat, taken: turn.taken, revolutionScored: false, colourBonus: null };
  draft.ask({ seat, kind: 'tile' });
}

/** After everything a tile has brought, a full section is emptied, sorted by symbol (HE 6.2). */
export function endTurn(draft: Draft): void {
  const { seat, colourBonus } = draft.p.turn;
  if (colourBonus === null) return;
  const me = draft.item('seats', seat);
  discard(draft, me.tiles[colourBonus]);
  me.tiles = { ...me.tiles, [colourBonus]: [] };
  draft.tell('discard', { seat, section: colourBonus });
}

function discard(draft: Draft, tiles: readonly TileId[]): void {
  const piles = { ...draft.p.discard };
  for (const tile of tiles) {
    const act = actOf(tile);
    piles[act] = [...piles[act], tile];
  }
  draft.p.discard = piles;
}

/** Tiles that nobody took go, unless the next round is played with them. */
export function clearColumns(draft: Draft): void {
  const { column, round } = draft.p;
  const stay = !isLastRound(draft.p) && !planOf(draft.p).dealAfter.includes(round);
  const left = ACTS.flatMap((act) => column[act]);
  if (stay || left.length === 0) return;
  discard(draft, left);
  draft.p.column = { create: [], build: [], sun: [] };
  draft.tell('leftovers', { n: left.length });
}

/** A grey tile goes where one likes, the others to their own colour. */
export const sectionFor = (tile: TileId, chosen: Section | undefined): Section => {
  const colour = colourOf(tile);
  return colour === 'grey' ? chosen! : colour;
};
