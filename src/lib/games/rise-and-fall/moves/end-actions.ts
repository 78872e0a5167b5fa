import { defineMove, type Move } from '$lib/kernel';
import { change, tell } from '../draft';
import type { RafPosition } from '../state';
import { shapeOf } from './shapes';

const shape = shapeOf('endActions', {});

/** Pieces may be left idle at any time. */
export const endActions = defineMove<RafPosition, Move & { kind: 'endActions' }>({
  kind: 'endActions',
  answers: ['act'],
  rule: 'RF 7.3',
  shape,
  candidates: (_position, { seat }) => [{ kind: 'endActions', seat }],
  check: () => null,
  effect: (position, { seat }) =>
    change(position, (d) => {
      const n = position.acting.ready.length;
      d.p.acting = { ...d.p.acting, ready: [] };
      tell(d, 'endActions', { seat, n });
    }),
  warnings: ({ acting }) => (acting.ready.length > 0 ? [{ key: 'idle', params: { n: acting.ready.length } }] : [])
});
