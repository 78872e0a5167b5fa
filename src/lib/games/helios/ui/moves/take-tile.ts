import { moveUi } from '$lib/play/move-ui';
import { colourOf } from '../../data';
import { takeTile as kind } from '../../moves/take-tile';
import { ACTS, SECTIONS } from '../../state';
import { ACT_ICONS } from '../icons';

export const takeTile = moveUi(kind, {
  icon: 'ui-hand',
  places: ({ act, section }) => (section === undefined ? [`tile:${act}`] : [`tile:${act}`, `section:${section}`]),
  picture: ({ act }) => ACT_ICONS[act],
  attempt(place, seat, { column }) {
    const act = ACTS.find((each) => place === `tile:${each}`);
    if (act === undefined) return null;
    const tile = column[act].at(-1);
    const grey = tile !== undefined && colourOf(tile) === 'grey';
    return { kind: 'takeTile', seat, act, ...(grey ? { section: SECTIONS[0]! } : {}) };
  }
});
