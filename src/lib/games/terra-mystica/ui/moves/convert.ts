import { moveUi } from '$lib/play/move-ui';
import { convert as kind } from '../../moves/convert';
import { GOOD } from '../icons';
import { conversion } from '../places';
import { tapOn } from './tap-on';

/** Goods change hands at a tap: nothing is decided, and it is taken back as easily. */
export const convert = moveUi(kind, {
  icon: 'ui-swap',
  chip: null,
  atOnce: true,
  places: ({ from, to, n }) => [conversion(from, to, n)],
  picture: ({ to }) => GOOD[to],
  attempt: tapOn('convert', ([from, to, n], seat) => ({ kind: 'convert', seat, from, to, n: Number(n ?? 1) }))
});
