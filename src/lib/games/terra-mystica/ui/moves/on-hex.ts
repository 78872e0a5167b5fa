import type { Seat } from '$lib/kernel';
import type { Badge, Place } from '$lib/play/move-ui';
import type { HexId } from '../../ids';
import { geometry } from '../../map';
import type { Piece, TmPosition } from '../../state';
import { paintOf } from '../seats';

/** A move on one hex is touched there. */
export const onHex = { places: ({ hex }: { readonly hex: HexId }): readonly Place[] => [hex] };

/** A piece that would come, in its owner's colour. */
export const pieceBadge = (icon: string, view: TmPosition, seat: Seat): Badge => ({
  icon,
  text: '',
  colour: paintOf(view, seat)
});

/** Such a piece comes to a hex: it is the sign of the move, and stands on every hex that it could come to. */
export const raises = (icon: string) => ({
  icon,
  ...onHex,
  badge: ({ seat }: { readonly seat: Seat }, _change: unknown, view: TmPosition): Badge => pieceBadge(icon, view, seat)
});

export const pieceAt = ({ map, pieces }: TmPosition, hex: HexId): Piece | null =>
  pieces[geometry(map).at.get(hex) ?? -1] ?? null;
