import { answerable, type Move, type Seat } from '$lib/kernel';
import { moveUi } from '$lib/play/move-ui';
import { factionOf } from '../../factions';
import { geometry } from '../../map';
import { build as kind } from '../../moves/build';
import { homeGround, walksFrom } from '../../rules/terrain';
import type { TmPosition } from '../../state';
import { BUILDING } from '../icons';
import { raises } from './on-hex';
import { tapOn } from './tap-on';

export const build = moveUi(kind, {
  ...raises(BUILDING.D),
  attempt: tapOn('hex', ([hex], seat, view) => landMove(hex!, seat, view))
});

/** A dwelling where the land is home, else the shortest way to make it so. */
function landMove(hex: string, seat: Seat, view: TmPosition): Move {
  const me = view.seats[seat]!;
  const n = geometry(view.map).at.get(hex) ?? -1;
  const ground = view.ground[n];
  const home = homeGround(me);
  const digs = answerable(view).some((owed) => owed.seat === seat && (owed.kind === 'spades' || owed.kind === 'turn'));
  const storms = answerable(view).some((owed) => owed.seat === seat && owed.kind === 'sandstorm');
  if (storms && home !== null) return { kind: 'transform', seat, hex, to: home, spades: 0 };
  if (!digs || ground === undefined || ground === home || ground === 'I' || home === null || view.pieces[n]) {
    return { kind: 'build', seat, hex };
  }
  if (factionOf(me).terraform !== 'spades') return { kind: 'transform', seat, hex, to: home, spades: 0 };
  const way = walksFrom(me, ground).find(({ to }) => to === home);
  return { kind: 'transform', seat, hex, to: home, spades: way?.spades ?? 1 };
}
