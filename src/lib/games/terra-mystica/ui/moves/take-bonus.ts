import { moveUi } from '$lib/play/move-ui';
import { takeBonus as kind } from '../../moves/first';
import { bonusCard } from '../places';
import { tapOn } from './tap-on';

export const takeBonus = moveUi(kind, {
  icon: 'tm-card',
  places: ({ bonus }) => [bonusCard(bonus)],
  attempt: tapOn('bonus', ([bonus], seat) => ({ kind: 'takeBonus', seat, bonus }))
});
