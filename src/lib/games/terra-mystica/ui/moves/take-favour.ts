import { moveUi } from '$lib/play/move-ui';
import { FAVOUR_TILES } from '../../data/tiles';
import { takeFavour as kind } from '../../moves/take-favour';
import { cultIcon } from '../icons';
import { favourTile } from '../places';
import { tapOn } from './tap-on';

export const takeFavour = moveUi(kind, {
  icon: 'tm-cults',
  places: ({ favour }) => [favourTile(favour)],
  picture: ({ favour }) => cultIcon(FAVOUR_TILES[favour].cult),
  attempt: tapOn('favour', ([favour], seat) => ({ kind: 'takeFavour', seat, favour }))
});
