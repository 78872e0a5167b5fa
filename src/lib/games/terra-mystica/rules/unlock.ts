import type { Seat } from '$lib/kernel';
import { seatOf, tell, type Draft } from '../draft';
import { factionOf } from '../factions';
import { CYCLE, type Terrain } from '../ids';
import type { TmPosition } from '../state';
import { priestSupply } from './goods';
import { othersHome } from './terrain';

/** Coins to free a terrain: dearer for another player's home (TM 12.20; older printings in TM 16, S8). */
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

export function unlockTerrain(d: Draft, seat: Seat, terrain: Terrain): void {
  const me = seatOf(d, seat);
  me.coins -= unlockPrice(d.p, seat, terrain);
  me.unlocked = [...me.unlocked, terrain];
  tell(d, { kind: 'unlocked', seat, terrain });
}

/** The priest is taken from the supply; an empty supply has none. */
export function takePriest(d: Draft, seat: Seat): void {
  const me = seatOf(d, seat);
  if (priestSupply(d.p, seat) > 0) {
    me.priests++;
    tell(d, { kind: 'priestTaken', seat });
  } else {
    tell(d, { kind: 'priestsLost', seat, n: 1 });
  }
}
