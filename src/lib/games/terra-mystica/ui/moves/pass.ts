import { moveUi } from '$lib/play/move-ui';
import { pass as kind } from '../../moves/pass';
import { bonusCard } from '../places';
import { tapOn } from './tap-on';

/** In the last round no card is taken. */
export const pass = moveUi(kind, {
  icon: 'ui-pass',
  places: ({ bonus }) => (bonus === null ? [] : [bonusCard(bonus)]),
  describe: ({ bonus }) => ({ key: bonus === null ? 'move.pass.last' : 'move.pass.this' }),
  attempt: tapOn('bonus', ([bonus], seat) => ({ kind: 'pass', seat, bonus }))
});
