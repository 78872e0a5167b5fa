import type { Refusal, Seat } from '$lib/kernel';
import { ON_STRONGHOLD } from '../abilities/stronghold';
import { copyBuilt } from '../copy';
import { FAVOUR_TILES } from '../data/tiles';
import { factionOf, type Price } from '../factions';
import type { Building } from '../ids';
import { kit, seatOf, type Draft } from '../kit';
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

export const refusePiece = (me: SeatState, kind: Building, rule: string): Refusal | null =>
  me.built[kind] >= PIECES[kind] ? kit.refuse('noPiece', rule, { building: kind }) : null;

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
export function raiseStructure(draft: Draft, seat: Seat, hex: number, kind: Building): void {
  const pieces = draft.list('pieces');
  const before = pieces[hex];
  const me = seatOf(draft, seat);
  const built = copyBuilt(me.built);
  built[kind]++;
  if (before) built[before.kind]--;
  me.built = built;
  pieces[hex] = { seat, kind, town: before?.town ?? false };
  const id = geometry(draft.p.map).ids[hex]!;
  if (kind === 'D') draft.tell('built', { seat, hex: id });
  else draft.tell('upgraded', { seat, hex: id, building: kind });
  for (const favour of me.favours) award(draft, seat, FAVOUR_TILES[favour].vp?.[kind] ?? 0, favour);
  scoreRound(draft, seat, kind);
  for (let n = factionOf(me).buildings[kind].favours ?? 0; n > 0; n--) duty(draft, { seat, kind: 'favour' });
  checkTown(draft, seat, hex);
  structureEvent(draft, seat, hex);
  if (kind === 'SH') ON_STRONGHOLD[me.faction!]?.(draft, seat);
}

/** A first dwelling: no price, no points, no neighbours, no towns (TM 4.7). */
export function placeFirst(draft: Draft, seat: Seat, hex: number): void {
  const me = seatOf(draft, seat);
  const built = copyBuilt(me.built);
  built.D++;
  me.built = built;
  draft.list('pieces')[hex] = { seat, kind: 'D', town: false };
  const { land } = factionOf(me);
  if (land === 'ice') draft.list('ground')[hex] = 'ICE';
  if (land === 'volcano') draft.list('ground')[hex] = 'VOLCANO';
}
