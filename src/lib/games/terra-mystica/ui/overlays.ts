import type { Seat } from '$lib/kernel';
import type { Overlaid, Overlay } from '$lib/play/game-ui';
import type { BoardShade } from '$lib/ui/board/model';
import { BONUS_CARDS } from '../data/tiles';
import { factionOf } from '../factions';
import { geometry } from '../map';
import { reachWith } from '../rules/reach';
import type { TmPosition } from '../state';
import { paintOf } from './seats';

const JUMP = 'jump';

/** Shipping now, with the card, and the furthest it can ever be. */
function shipping(view: TmPosition, seat: Seat): { now: number; most: number } {
  const me = view.seats[seat]!;
  const { max } = factionOf(me).shipping;
  if (max === 0) return { now: 0, most: 0 };
  const card = me.bonus === null ? 0 : (BONUS_CARDS[me.bonus].shipping ?? 0);
  return { now: me.shipping + card, most: max + 1 };
}

/** Where could I build with shipping n? */
export const reach: Overlay<TmPosition> = {
  key: 'overlay.reach',
  choices(view, seat) {
    const me = view.seats[seat]!;
    if (me.faction === null) return [];
    if (factionOf(me).jump !== undefined) {
      return [
        { value: JUMP, key: 'overlay.reach.jump' },
        { value: '0', key: 'overlay.reach.near' }
      ];
    }
    const { now, most } = shipping(view, seat);
    const others = Array.from({ length: most + 1 }, (_, n) => n).filter((n) => n !== now);
    return [now, ...others].map((n) => ({ value: String(n), key: 'overlay.reach.ship', params: { n } }));
  }
};

/** The hexes in reach, each with the shipping it needs; those with a structure are left out. */
export function shadesOf(view: TmPosition, { value, seat }: Overlaid): BoardShade[] {
  const { landHexes, ids } = geometry(view.map);
  const colour = paintOf(view, seat);
  const most = value === JUMP ? 0 : Number(value);
  const steps = Array.from({ length: most + 1 }, (_, ship) => reachWith(view, seat, ship, value === JUMP));
  return landHexes.flatMap((n) => {
    if (view.pieces[n] !== null) return [];
    const need = steps.findIndex((reached) => reached[n] !== 0);
    return need < 0 ? [] : [{ place: ids[n]!, colour, ...(need > 0 ? { text: String(need) } : {}) }];
  });
}
