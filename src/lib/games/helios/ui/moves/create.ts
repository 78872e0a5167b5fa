import { moveUi } from '$lib/play/move-ui';
import { create as kind } from '../../moves/create';
import { openCells } from '../../rules/land';
import { PILES } from '../../state';
import { isA, partOf } from '../places';
import { onCell } from './on-cell';

export const create = moveUi(kind, {
  icon: 'hl-create',
  places: ({ source, cell }) => [`source:${source}`, cell],
  picture: ({ source }) => (isA('bonus', source) ? `hl-bonus-${partOf(source)}` : undefined),
  attempt(place, seat, { offer, seats }) {
    if (isA('source', place)) {
      const me = seats[seat]!;
      return { kind: 'create', seat, source: partOf(place), cell: openCells(me)[0] ?? me.sun.cell };
    }
    const source = PILES.find((pile) => offer[pile] !== null) ?? 'extra';
    return onCell(place, (cell) => ({ kind: 'create', seat, source, cell }));
  }
});
