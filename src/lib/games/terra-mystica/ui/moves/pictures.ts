import type { Counters, Move } from '$lib/kernel';
import type { Badge } from '$lib/ui/game-ui';
import { FAVOUR_TILES } from '../../data/tiles';
import { factionOf } from '../../factions';
import { geometry } from '../../map';
import type { TmMove } from '../../moves/types';
import { volcanoPrice } from '../../rules/targets';
import { homeGround } from '../../rules/terrain';
import type { TmPosition } from '../../state';
import { ACTIONS, BUILDING, GOOD } from '../icons';
import { paintOf } from '../seats';

/** Sprite of this very move, where it differs from that of its kind. */
export function picture(given: Move): string | undefined {
  const move = given as TmMove;
  switch (move.kind) {
    case 'pickFaction':
    case 'takeLot':
      return `fa-${move.faction}`;
    case 'transform':
      return `t-${move.to}`;
    case 'pickTerrain':
    case 'shapeshift':
      return `t-${move.terrain}`;
    case 'unlock':
      return move.terrain === null ? undefined : `t-${move.terrain}`;
    case 'upgrade':
      return BUILDING[move.to];
    case 'powerAction':
    case 'specialAction':
      return ACTIONS[move.action];
    case 'takeFavour':
      return `tm-${FAVOUR_TILES[move.favour].cult}`;
    case 'sendPriest':
    case 'cultStep':
    case 'enterTenth':
    case 'payCult':
      return `tm-${move.cult}`;
    case 'convert':
      return GOOD[move.to];
    default:
      return undefined;
  }
}

/** What stands on a lit hex: the spades it takes, or the piece that comes. Tiles and cards say it themselves. */
export function badge(given: Move, _change: () => Counters, view: TmPosition): Badge | null | undefined {
  const move = given as TmMove;
  const colour = paintOf(view, move.seat);
  switch (move.kind) {
    case 'place':
    case 'build':
      return { icon: BUILDING.D, text: '', colour };
    case 'upgrade':
      return { icon: BUILDING[move.to], text: '', colour };
    case 'riverTown':
      return { icon: 'tm-town', text: '', colour };
    case 'transform':
      return landBadge(move, view, colour);
    default:
      return null;
  }
}

/** Only the way home has a number; other ways are told in words. */
function landBadge(
  { seat, hex, to, spades }: TmMove & { kind: 'transform' },
  view: TmPosition,
  colour: string
): Badge | undefined {
  const me = view.seats[seat]!;
  if (to !== homeGround(me)) return undefined;
  if (spades > 0) return { icon: 'tm-spade', text: String(spades) };
  const { volcano, terraform } = factionOf(me);
  if (volcano === undefined) return { icon: BUILDING.D, text: '', colour };
  const price = volcanoPrice(view, seat, view.ground[geometry(view.map).at.get(hex)!]!);
  return { icon: terraform === 'cult' ? 'tm-fire' : 'tm-power', text: `−${price}` };
}
