import { refusal, type Refusal, type Seat } from '$lib/kernel';
import { FAVOUR_TILES } from '../data/tiles';
import { copyBuilt } from '../copy';
import { boardOf, seatOf, tell, type Draft } from '../draft';
import { factionOf, type Price } from '../factions';
import type { Building } from '../ids';
import { geometry } from '../map';
import type { SeatState, TmPosition } from '../state';
import { beside } from './adjacency';
import { structureEvent } from './leech';
import { award, scoreRound } from './points';
import { duty } from './queue';
import { checkTown } from './towns';

/** Pieces in the box (TM 2). */
export const PIECES: Readonly<Record<Building, number>> = { D: 8, TP: 4, TE: 3, SH: 1, SA: 1 };
/** What each structure is built from (TM 6.4). */
export const FROM: Readonly<Record<Exclude<Building, 'D'>, Building>> = { TP: 'D', TE: 'TP', SH: 'TP', SA: 'TE' };

export const noPiece = (me: SeatState, kind: Building, rule: string): Refusal | null =>
  me.built[kind] >= PIECES[kind] ? refusal('noPiece', rule, { building: kind }) : null;

/** A trading post is cheaper beside an opponent (TM 6.4). */
export function upgradePrice(position: TmPosition, seat: Seat, hex: number, to: Building): Price {
  const { cost, costAlone } = factionOf(position.seats[seat]!).buildings[to];
  if (costAlone === undefined) return cost;
  const neighbour = beside(position, hex).some((n) => {
    const piece = position.pieces[n];
    return piece ? piece.seat !== seat : false;
  });
  return neighbour ? cost : costAlone;
}

/** Puts a structure on the map with everything that follows: points, favours, town, leech, stronghold. */
export function raiseStructure(d: Draft, seat: Seat, hex: number, kind: Building): void {
  const { pieces } = boardOf(d);
  const before = pieces[hex];
  const me = seatOf(d, seat);
  const built = copyBuilt(me.built);
  built[kind]++;
  if (before) built[before.kind]--;
  me.built = built;
  pieces[hex] = { seat, kind, town: before?.town ?? false };
  const id = geometry(d.p.map).ids[hex]!;
  if (kind === 'D') tell(d, { kind: 'built', seat, hex: id });
  else tell(d, { kind: 'upgraded', seat, hex: id, building: kind });
  for (const favour of me.favours) award(d, seat, FAVOUR_TILES[favour].vp?.[kind] ?? 0, favour);
  scoreRound(d, seat, kind);
  const faction = factionOf(me);
  for (let n = faction.buildings[kind].favours ?? 0; n > 0; n--) duty(d, { seat, kind: 'favour' });
  checkTown(d, seat, hex);
  structureEvent(d, seat, hex);
  if (kind === 'SH') faction.stronghold?.(d, seat);
}

/** A first dwelling: no price, no points, no neighbours, no towns (TM 4.7). */
export function placeFirst(d: Draft, seat: Seat, hex: number): void {
  const { pieces, ground } = boardOf(d);
  const me = seatOf(d, seat);
  const built = copyBuilt(me.built);
  built.D++;
  me.built = built;
  pieces[hex] = { seat, kind: 'D', town: false };
  const { land } = factionOf(me);
  if (land === 'ice') ground[hex] = 'ICE';
  if (land === 'volcano') ground[hex] = 'VOLCANO';
}
