import { distance, hexOf, type Move, type Seat } from '$lib/kernel';
import type { Place } from '$lib/ui/game-ui';
import type { Tier } from '../../world';
import { boardOf, piecesOn } from '../../rules/board';
import type { Card, Cell, Piece, RafPosition } from '../../state';
import { asked, tryAt } from './laying';
import { isCard, liftedAt, lyingAt } from './places';

/** The piece that was touched last: what is tapped next is meant for it. */
export const hand: { from: Cell | null } = { from: null };

/** Kinds of moves that lead from one cell to another. */
const WAYS: ReadonlySet<string> = new Set([
  'move',
  'buildCity',
  'buildTemple',
  'buildShip',
  'grow',
  'educate',
  'transform',
  'convert',
  'attack',
  'steal'
]);

/** The piece of the played card that a tap on a cell is meant for. */
function actorFor(view: RafPosition, seat: Seat, place: Cell): Cell {
  const card = view.played[seat];
  const mine = view.pieces.filter(({ owner, type }) => owner === seat && type === card);
  const here = boardOf(view).ground.at.get(place);
  const standing = here === undefined ? [] : piecesOn(boardOf(view), here);
  if (standing.some(({ owner, type }) => owner === seat && type === card)) return place;
  if (hand.from !== null && mine.some(({ cell }) => cell === hand.from)) return hand.from;
  const far = ({ cell }: Piece) => distance(hexOf(cell), hexOf(place));
  return mine.length === 0 ? place : mine.reduce((best, piece) => (far(piece) < far(best) ? piece : best)).cell;
}

/** The piece that would be touched on a cell. */
const victimAt = (view: RafPosition, seat: Seat, place: Cell): Piece['type'] => {
  const at = boardOf(view).ground.at.get(place);
  const there = at === undefined ? [] : piecesOn(boardOf(view), at);
  return (there.find(({ owner }) => owner !== seat) ?? there[0])?.type ?? 'nomad';
};

/** What else a move says, as far as a reason depends on it. */
function rest(kind: string, view: RafPosition, seat: Seat, place: Cell): object {
  if (kind === 'educate') return { into: 'merchant' };
  if (kind === 'transform') return { into: 'nomad' };
  if (kind === 'convert' || kind === 'attack') return { target: victimAt(view, seat, place) };
  if (kind === 'steal') return { take: 'wood' };
  if (kind === 'bankTrade') return { deal: 'buyWood' };
  return kind === 'exchange' ? { give: 'wood' } : {};
}

/** The move that a tap would mean, for saying why it is not possible. */
export function attempt(kind: string, place: Place, seat: Seat, view: RafPosition): Move | null {
  if (isCard(place)) {
    const card = place.slice(place.indexOf(':') + 1) as Card;
    return kind === 'decline' ? { kind, seat, cards: [card] } : { kind, seat, card };
  }
  const lying = lyingAt(place);
  if (lying !== null) return { kind: 'tile', seat, ...lying };
  if (liftedAt(place) !== null) return { kind: 'lift', seat, tiles: [liftedAt(place)!] };
  if (kind === 'tile') {
    const decision = asked(view, 'tile');
    if (decision === null) return null;
    const { orientation, q, r } = tryAt(view.world, decision['tier'] as Tier, place);
    return { kind, seat, orientation, q, r };
  }
  if (kind === 'deploy') {
    const piece = firstToDeploy(view, seat);
    return piece === null ? null : { kind, seat, piece, to: place };
  }
  if (asked(view, 'act') === null || kind === 'endActions') return null;
  const from = actorFor(view, seat, place);
  const to = WAYS.has(kind) ? { to: place } : {};
  return { kind, seat, from, ...to, ...rest(kind, view, seat, place) };
}

const STARTERS = ['nomad', 'city', 'ship'] as const;
const firstToDeploy = (view: RafPosition, seat: Seat): Piece['type'] | null =>
  STARTERS.find((type) => !view.pieces.some((piece) => piece.owner === seat && piece.type === type)) ?? null;
