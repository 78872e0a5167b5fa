import type { Move, Seat } from '$lib/kernel';
import { moveUi } from '$lib/play/move-ui';
import type { HexId } from '../../ids';
import { geometry } from '../../map';
import { bridge as kind } from '../../moves/bridge';
import type { TmPosition } from '../../state';
import { bridgeAt } from '../places';
import { tapOn } from './tap-on';

const onSite = tapOn('bridge', ([a, b], seat) => ({ kind: 'bridge', seat, a, b }));
const onEnd = tapOn('hex', ([hex], seat, view) => bridgeFrom(hex!, seat, view));

export const bridge = moveUi(kind, {
  icon: 'tm-bridge-side',
  places: ({ a, b }) => [bridgeAt(a, b)],
  attempt: (...tap) => onSite(...tap) ?? onEnd(...tap)
});

/** A hex alone is no bridge, but the first site that begins or ends there tells what is wrong with it. */
function bridgeFrom(hex: HexId, seat: Seat, view: TmPosition): Move | null {
  const { at, ids, sites } = geometry(view.map);
  const n = at.get(hex);
  const site = sites.find(([a, b]) => a === n || b === n);
  return site === undefined ? null : { kind: 'bridge', seat, a: ids[site[0]]!, b: ids[site[1]]! };
}
