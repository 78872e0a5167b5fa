import { moveUi } from '$lib/play/move-ui';
import { piracy as kind, toll } from '../../guilds/corsairs';
import { inPlace } from './by-piece';
import { income } from './income';

export const piracy = moveUi(kind, {
  icon: 'rf-piracy',
  ...inPlace(kind),
  ...income((view, actor) => toll(view, actor).reduce((sum, { gold }) => sum + gold, 0))
});
