import type { Refusal, Seat } from '$lib/kernel';
import { START_VP } from '../data/tiles';
import { FACTION, factionOf } from '../factions';
import { FACTIONS, type FactionId, type Terrain } from '../ids';
import { kit, seatOf, type Draft } from '../kit';
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
  if (faction.set === 'fireIce' && !position.rules.fireIce) return kit.refuse('faction.set', 'TM 4.4', { faction: id });
  const dealt = position.dealt[seat];
  if (dealt !== undefined && !dealt.includes(id)) return kit.refuse('faction.dealt', 'TM 4.4', { faction: id });
  const twin = position.seats.find((other) => other.faction !== null && factionOf(other).board === faction.board);
  if (twin !== undefined) return kit.refuse('faction.board', 'TM 4.4', { faction: id, other: twin.faction! });
  return faction.home !== null && claimed(position, seat).has(faction.home)
    ? kit.refuse('faction.terrain', 'TM 4.4', { faction: id, terrain: faction.home })
    : null;
}

export const refuseTerrain = (position: TmPosition, seat: Seat, terrain: Terrain): Refusal | null =>
  blockedTerrains(position, seat).has(terrain) ? kit.refuse('terrain.taken', 'TM 4.4', { terrain }) : null;

export const openFactions = (position: TmPosition, seat: Seat): FactionId[] =>
  FACTIONS.filter((id) => refuseFaction(position, seat, id) === null);

/** The faction board is laid out (TM 4.5). */
export function layOut(draft: Draft, seat: Seat, id: FactionId, vp: number): void {
  const faction = FACTION[id];
  const { coins, workers, priests, power, cults } = faction.start;
  const me = seatOf(draft, seat);
  Object.assign(me, { faction: id, terrain: faction.home, coins, workers, priests, power, cults });
  me.shipping = faction.shipping.start;
  me.vp = 0;
  me.points = {};
  award(draft, seat, vp, 'start');
  draft.facts.pop();
}

/** A seat takes a faction; what must be picked at once is owed next (TM 4.4). */
export function chooseFaction(draft: Draft, seat: Seat, id: FactionId, vp?: number): void {
  const faction = FACTION[id];
  layOut(draft, seat, id, vp ?? (draft.p.rules.startVp2017 ? faction.vp2017 : START_VP));
  draft.tell('faction', { seat, faction: id });
  const owe = draft.p.rules.arranged ? later : dutyNow;
  if (faction.startFavour) owe(draft, { seat, kind: 'favour' });
  if (faction.home === null && (faction.land !== 'volcano' || draft.p.rules.arranged))
    owe(draft, { seat, kind: 'terrain' });
}

/** In a game that is entered from a record the picks come in any order, after the last faction. */
const later: typeof dutyNow = (draft, decision) => {
  draft.p.owed = [...draft.p.owed, grouped(decision, TABLE)];
};

/** The Riverwalkers' start terrain is their first unlocked one (TM 12.20). */
export function pickTerrain(draft: Draft, seat: Seat, terrain: Terrain): void {
  const me = seatOf(draft, seat);
  me.terrain = terrain;
  if (factionOf(me).land === 'river') me.unlocked = [terrain];
  draft.tell('terrain', { seat, terrain });
}

/** Volcano factions pick after everybody has chosen (TM 4.4). */
export function askVolcano(draft: Draft): void {
  draft.p.seats.forEach((me, seat) => {
    if (factionOf(me).land === 'volcano' && me.terrain === null) {
      draft.p.owed = [...draft.p.owed, { seat, kind: 'terrain' }];
    }
  });
}
