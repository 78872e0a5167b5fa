import { refusal, type Refusal, type Seat } from '$lib/kernel';
import { START_VP } from '../data/tiles';
import { seatOf, tell, type Draft } from '../draft';
import { FACTION, factionOf } from '../factions';
import { FACTIONS, type FactionId, type Terrain } from '../ids';
import type { TmPosition } from '../state';
import { award } from './points';
import { dutyNow, grouped, TABLE } from './queue';

/** Home and start terrains that are spoken for (TM 4.4), by the seats other than this one. */
export function claimed(position: TmPosition, seat: Seat): Set<Terrain> {
  const terrains = new Set<Terrain>();
  position.seats.forEach((other, n) => {
    if (n !== seat && other.terrain !== null) terrains.add(other.terrain);
  });
  return terrains;
}

/** For terrain picks all boards dealt or drawn count as chosen (TM 4.4, 4.6, D37). */
function blockedTerrains(position: TmPosition, seat: Seat): Set<Terrain> {
  const terrains = claimed(position, seat);
  const boards = [...position.dealt.flat(), ...(position.auction?.drawn ?? [])];
  for (const id of boards) {
    const { home } = FACTION[id];
    if (home !== null) terrains.add(home);
  }
  return terrains;
}

export function refuseFaction(position: TmPosition, seat: Seat, id: FactionId): Refusal | null {
  const faction = FACTION[id];
  if (faction.set === 'fireIce' && !position.rules.fireIce) return refusal('faction.set', 'TM 4.4', { faction: id });
  const dealt = position.dealt[seat];
  if (dealt !== undefined && !dealt.includes(id)) return refusal('faction.dealt', 'TM 4.4', { faction: id });
  const twin = position.seats.find((other) => other.faction !== null && factionOf(other).board === faction.board);
  if (twin !== undefined) return refusal('faction.board', 'TM 4.4', { faction: id, other: twin.faction! });
  return faction.home !== null && claimed(position, seat).has(faction.home)
    ? refusal('faction.terrain', 'TM 4.4', { faction: id, terrain: faction.home })
    : null;
}

export const refuseTerrain = (position: TmPosition, seat: Seat, terrain: Terrain): Refusal | null =>
  blockedTerrains(position, seat).has(terrain) ? refusal('terrain.taken', 'TM 4.4', { terrain }) : null;

export const openFactions = (position: TmPosition, seat: Seat): FactionId[] =>
  FACTIONS.filter((id) => refuseFaction(position, seat, id) === null);

/** The faction board is laid out (TM 4.5). */
export function layOut(d: Draft, seat: Seat, id: FactionId, vp: number): void {
  const faction = FACTION[id];
  const { coins, workers, priests, power, cults } = faction.start;
  const me = seatOf(d, seat);
  Object.assign(me, { faction: id, terrain: faction.home, coins, workers, priests, power, cults });
  me.shipping = faction.shipping.start;
  me.vp = 0;
  me.points = {};
  award(d, seat, vp, 'start');
  d.facts.pop();
}

/** A seat takes a faction; what must be picked at once is owed next (TM 4.4). */
export function chooseFaction(d: Draft, seat: Seat, id: FactionId, vp?: number): void {
  const faction = FACTION[id];
  layOut(d, seat, id, vp ?? (d.p.rules.startVp2017 ? faction.vp2017 : START_VP));
  tell(d, { kind: 'faction', seat, faction: id });
  const owe = d.p.rules.arranged ? later : dutyNow;
  if (faction.startFavour) owe(d, { seat, kind: 'favour' });
  if (faction.home === null && (faction.land !== 'volcano' || d.p.rules.arranged)) owe(d, { seat, kind: 'terrain' });
}

/** In a game that is entered from a record the picks come in any order, after the last faction. */
const later: typeof dutyNow = (d, decision) => {
  d.p.owed = [...d.p.owed, grouped(decision, TABLE)];
};

/** The Riverwalkers' start terrain is their first unlocked one (TM 12.20). */
export function pickTerrain(d: Draft, seat: Seat, terrain: Terrain): void {
  const me = seatOf(d, seat);
  me.terrain = terrain;
  if (factionOf(me).land === 'river') me.unlocked = [terrain];
  tell(d, { kind: 'terrain', seat, terrain });
}

/** Volcano factions pick after everybody has chosen (TM 4.4). */
export function askVolcano(d: Draft): void {
  d.p.seats.forEach((me, seat) => {
    if (factionOf(me).land === 'volcano' && me.terrain === null) {
      d.p.owed = [...d.p.owed, { seat, kind: 'terrain' }];
    }
  });
}
