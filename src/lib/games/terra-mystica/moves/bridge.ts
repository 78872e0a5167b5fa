import { bridgeSites, buildBridge, refuseBridge } from '../rules/bridges';
import { hex } from './fields';
import { settledKit } from './kit';

/** A bridge on a free site with an own structure at one end (TM 6.6). */
export const bridge = settledKit.move(
  'bridge',
  { a: hex, b: hex },
  {
    rule: 'TM 6.6',
    answers: ['bridge'],
    candidates: (position, { seat }) => bridgeSites(position, seat).map(([a, b]) => ({ kind: 'bridge', seat, a, b })),
    check: (position, { seat, a, b }) => refuseBridge(position, seat, a, b),
    effect: (draft, { seat, a, b }) => buildBridge(draft, seat, a, b)
  }
);
