import type { Seat } from '$lib/kernel';
import { factionOf } from '../factions';
import { CYCLE, type Terrain } from '../ids';
import { seatOf, type Draft } from '../kit';
import type { TmPosition } from '../state';
import { priestSupply } from './goods';
import { othersHome } from './terrain';

/** Coins to free a terrain: dearer for another player's home (TM 12.20; older printings in TM 15, S8). */
export function unlockPrice(position: TmPosition, seat: Seat, terrain: Terrain): number {
  const { unlocks } = factionOf(position.seats[seat]!);
  const price = othersHome(position, seat, terrain) ? unlocks!.home : unlocks!.else;
  switch (position.rules.shapeshifters) {
    case 'v5':
      return price;
    case 'v4':
      return price + 1;
    default:
      return 0;
  }
}

export const canUnlock = (position: TmPosition, seat: Seat): boolean => {
  const me = position.seats[seat]!;
  return CYCLE.some((terrain) => !me.unlocked.includes(terrain) && me.coins >= unlockPrice(position, seat, terrain));
};

export function unlockTerrain(draft: Draft, seat: Seat, terrain: Terrain): void {
  const me = seatOf(draft, seat);
  me.coins -= unlockPrice(draft.p, seat, terrain);
  me.unlocked = [...me.unlocked, terrain];
  draft.tell('unlocked', { seat, terrain });
}

/** The priest is taken from the supply; an empty supply has none. */
export function takePriest(draft: Draft, seat: Seat): void {
  const me = seatOf(draft, seat);
  if (priestSupply(draft.p, seat) > 0) {
    me.priests++;
    draft.tell('priestTaken', { seat });
  } else {
    draft.tell('priestsLost', { seat, n: 1 });
  }
}
