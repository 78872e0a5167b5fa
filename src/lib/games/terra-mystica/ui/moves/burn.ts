import { moveUi } from '$lib/play/move-ui';
import { burn as kind } from '../../moves/burn';
import { burning } from '../places';
import { tapOn } from './tap-on';

/** As easily done and taken back as a conversion. */
export const burn = moveUi(kind, {
  icon: 'ui-flame',
  chip: null,
  atOnce: true,
  places: ({ n }) => [burning(n)],
  attempt: tapOn('burn', ([n], seat) => ({ kind: 'burn', seat, n: Number(n ?? 1) }))
});
