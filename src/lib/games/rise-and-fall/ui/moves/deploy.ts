import { moveUi } from '$lib/play/move-ui';
import { deploy as kind, STARTERS } from '../../moves/deploy';
import { inWorld } from '../../rules/board';
import { isCell } from '../place-names';

export const deploy = moveUi(kind, {
  icon: 'rf-city',
  places: ({ to }) => [to],
  picture: ({ piece }) => `rf-${piece}`,
  attempt(place, seat, view) {
    const piece = STARTERS.find((type) => inWorld(view, seat, type) === 0);
    return piece === undefined || !isCell(place) ? null : { kind: 'deploy', seat, piece, to: place };
  }
});
