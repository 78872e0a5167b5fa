import type { MoveOf } from '$lib/kernel';
import { moveUi, type Badge } from '$lib/play/move-ui';
import { factionOf } from '../../factions';
import { geometry } from '../../map';
import { transform as kind } from '../../moves/transform';
import { volcanoPrice } from '../../rules/targets';
import { homeGround } from '../../rules/terrain';
import type { TmPosition } from '../../state';
import { BUILDING } from '../icons';
import { onHex, pieceBadge } from './on-hex';

/** Land is made and built on with one chip, and mostly at once: both are offered as one step (TM 6.1). */
export const transform = moveUi(kind, {
  icon: 'tm-spade',
  chip: 'build',
  ...onHex,
  picture: ({ to }) => `t-${to}`,
  badge: (move, _change, view) => landBadge(move, view),
  describe: ({ spades }) => ({ key: spades === 0 ? 'move.transform.bare' : 'move.transform.this' }),
  // Usually the land becomes home and is built on; to leave it bare, or to make other land of it, is odd.
  oddness: (sequence, view) =>
    sequence.length > 1 ? 0 : sequence[0]!['to'] === homeGround(view.seats[sequence[0]!.seat]!) ? 1 : 2,
  plans: (move, view) =>
    move.to === homeGround(view.seats[move.seat]!) ? [[move, { kind: 'build', seat: move.seat, hex: move.hex }]] : []
});

/** Only the way home has a number; other ways are told in words. */
function landBadge({ seat, hex, to, spades }: MoveOf<typeof kind>, view: TmPosition): Badge | undefined {
  const me = view.seats[seat]!;
  if (to !== homeGround(me)) return undefined;
  if (spades > 0) return { icon: 'tm-spade', text: String(spades) };
  const { volcano, terraform } = factionOf(me);
  if (volcano === undefined) return pieceBadge(BUILDING.D, view, seat);
  const price = volcanoPrice(view, seat, view.ground[geometry(view.map).at.get(hex)!]!);
  return { icon: terraform === 'cult' ? 'tm-fire' : 'tm-power', text: `−${price}` };
}
