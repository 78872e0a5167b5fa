import type { Move, Seat } from '$lib/kernel';
import { moveUi } from '$lib/play/move-ui';
import { shapeshift as kind } from '../../moves/shapeshift';
import type { TmPosition } from '../../state';
import { special, terrainOf } from '../places';

/** A special action, with the land that is to be home. */
export const shapeshift = moveUi(kind, {
  icon: 'fa-shapeshifters',
  chip: 'specialAction',
  places: ({ terrain }) => [special('ACTH'), terrainOf(terrain)],
  picture: ({ terrain }) => `t-${terrain}`
});

/** To any land that is not home already, for saying why none is possible. */
export const someShapeshift = (seat: Seat, { seats }: TmPosition): Move => ({
  kind: 'shapeshift',
  seat,
  terrain: seats[seat]!.terrain === 'Y' ? 'U' : 'Y',
  pay: 'power'
});
