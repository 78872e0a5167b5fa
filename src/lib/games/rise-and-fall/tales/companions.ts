import { cardFor } from '../data';
import type { Moments } from '../moments';
import type { TalePiece } from '../state';

/** Pieces of a tale that act when the card of others is played (RF 17.0). */
export const companions =
  (type: TalePiece): NonNullable<Moments['companions']> =>
  ({ pieces }, civ, card) =>
    card === cardFor(type)
      ? pieces.flatMap((piece) => (piece.owner === civ && piece.type === type && !piece.lying ? piece.id : []))
      : [];

/** Pieces of a tale that nothing destroys. */
export const indestructible =
  (type: TalePiece): NonNullable<Moments['saves']> =>
  (_position, _holder, piece) =>
    piece.type === type;

/** All pieces that act with some card. */
export const ANY_PIECE = [
  'nomad',
  'city',
  'ship',
  'temple',
  'mountaineer',
  'merchant',
  'port',
  'capital',
  'cathedral'
] as const;
