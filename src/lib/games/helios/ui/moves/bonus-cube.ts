import { moveUi } from '$lib/play/move-ui';
import { bonusCube as kind } from '../../moves/bonus-cube';
import { COLOURS } from '../../state';
import { isA, partOf } from '../places';
import { onCell } from './on-cell';

export const bonusCube = moveUi(kind, {
  icon: 'hl-bonus-resource',
  places: ({ colour, cell }) => [`supply:${colour}`, cell],
  attempt(place, seat, { seats, supply }) {
    if (isA('supply', place)) {
      const { land, sun } = seats[seat]!;
      return { kind: 'bonusCube', seat, colour: partOf(place), cell: Object.keys(land)[0] ?? sun.cell };
    }
    const colour = COLOURS.find((each) => supply.cubes[each] > 0) ?? COLOURS[0]!;
    return onCell(place, (cell) => ({ kind: 'bonusCube', seat, colour, cell }));
  }
});
