import { defineMove } from '$lib/kernel';
import { bridgeSites, buildBridge, refuseBridge } from '../rules/bridges';
import type { TmPosition } from '../state';
import { effectOf, shapeOf, shapes } from './kit';
import type { BuildBridge } from './types';

/** A bridge on a free site with an own structure at one end (TM 6.6). */
export const bridge = defineMove<TmPosition, BuildBridge>({
  kind: 'bridge',
  answers: ['bridge'],
  rule: 'TM 6.6',
  shape: shapeOf('bridge', { a: shapes.hex, b: shapes.hex }),
  candidates: (position, { seat }) =>
    bridgeSites(position, seat).map(([a, b]) => ({ kind: 'bridge' as const, seat, a, b })),
  check: (position, { seat, a, b }) => refuseBridge(position, seat, a, b),
  effect: effectOf((d, { seat, a, b }) => buildBridge(d, seat, a, b))
});
