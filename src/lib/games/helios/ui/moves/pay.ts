import { moveUi } from '$lib/play/move-ui';
import { pay as kind } from '../../moves/pay';
import { COLOURS } from '../../state';
import { onCell } from './on-cell';

export const pay = moveUi(kind, {
  icon: 'hl-cube',
  gathers: true,
  picture: ({ colour }) => `hl-cube-${colour}`,
  places: ({ cell, colour }) => [cell, `cube:${colour}`],
  attempt: (place, seat, { seats }) =>
    onCell(place, (cell) => {
      const colour = seats[seat]!.land[cell]?.cubes[0] ?? COLOURS[0]!;
      return { kind: 'pay', seat, cell, colour };
    })
});
