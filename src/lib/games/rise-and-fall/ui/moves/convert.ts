import { moveUi } from '$lib/play/move-ui';
import { convert as kind } from '../../moves/convert';
import { actorAt } from '../../rules/actors';
import { pieceAt } from '../../rules/board';
import { conversionPrice } from '../../rules/conversion';
import { onPiece } from './on-piece';
import { goldSign } from './signs';

export const convert = moveUi(kind, {
  icon: 'rf-convert',
  ...onPiece(kind),
  badge({ seat, from, to, target }, _change, view) {
    const temple = actorAt(view, seat, 'temple', from);
    const piece = pieceAt(view, to, target);
    const price = 'key' in temple || piece === undefined ? 0 : (conversionPrice(view, temple, piece) ?? 0);
    return goldSign(-price);
  }
});
