import { moveUi } from '$lib/play/move-ui';
import { buildBridge as kind } from '../../tales/majestic-bridge';
import { onCell } from './by-piece';

export const buildBridge = moveUi(kind, { icon: 'rf-majesticBridge', ...onCell(kind) });
