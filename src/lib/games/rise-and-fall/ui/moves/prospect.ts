import { moveUi } from '$lib/play/move-ui';
import { FIND, prospect as kind } from '../../guilds/master-jewelers';
import { inPlace } from './by-piece';
import { forAll } from './for-all';
import { bankIncome } from './income';

export const prospect = moveUi(kind, {
  icon: 'rf-gold',
  atOnce: 'free',
  ...inPlace(kind),
  ...bankIncome(() => FIND),
  ...forAll(kind)
});
