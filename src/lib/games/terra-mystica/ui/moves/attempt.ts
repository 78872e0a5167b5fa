import { open, type Move, type Seat } from '$lib/kernel';
import type { Place } from '$lib/ui/game-ui';
import { factionOf } from '../../factions';
import type { Building, Cult, Terrain } from '../../ids';
import { geometry } from '../../map';
import type { Currency, TmMove } from '../../moves/types';
import { homeGround, walksFrom } from '../../rules/terrain';
import type { TmPosition } from '../../state';
import { parts } from '../places';

type Try = (rest: readonly string[], seat: Seat, view: TmPosition) => TmMove | null;

/** What a tap on this kind of place would mean with this chip. */
const TRIES: Readonly<Record<string, Readonly<Record<string, Try>>>> = {
  build: { hex: ([hex], seat, view) => landMove(hex!, seat, view) },
  place: { hex: ([hex], seat) => ({ kind: 'place', seat, hex: hex! }) },
  upgrade: { hex: ([hex], seat, view) => ({ kind: 'upgrade', seat, hex: hex!, to: nextOf(hex!, view) }) },
  riverTown: { hex: ([hex], seat) => ({ kind: 'riverTown', seat, hex: hex! }) },
  bridge: {
    bridge: ([a, b], seat) => ({ kind: 'bridge', seat, a: a!, b: b! }),
    hex: ([hex], seat, view) => bridgeFrom(hex!, seat, view)
  },
  advanceShipping: { track: ([name], seat) => (name === 'shipping' ? { kind: 'advanceShipping', seat } : null) },
  advanceDig: { track: ([name], seat) => (name === 'dig' ? { kind: 'advanceDig', seat } : null) },
  sendPriest: {
    order: ([cult, value], seat) => ({
      kind: 'sendPriest',
      seat,
      cult: cult as Cult,
      value: Number(value) as 1 | 2 | 3
    }),
    cult: ([cult], seat) => ({ kind: 'sendPriest', seat, cult: cult as Cult, value: 1 })
  },
  powerAction: { power: ([action], seat) => ({ kind: 'powerAction', seat, action: action as never }) },
  specialAction: { special: ([action], seat, view) => specialMove(action!, seat, view) },
  pass: { bonus: ([bonus], seat) => ({ kind: 'pass', seat, bonus: bonus as never }) },
  takeBonus: { bonus: ([bonus], seat) => ({ kind: 'takeBonus', seat, bonus: bonus as never }) },
  takeFavour: { favour: ([favour], seat) => ({ kind: 'takeFavour', seat, favour: favour as never }) },
  takeTown: { town: ([town], seat) => ({ kind: 'takeTown', seat, town: town as never }) },
  cultStep: { cult: ([cult], seat) => ({ kind: 'cultStep', seat, cult: cult as Cult }) },
  enterTenth: { cult: ([cult], seat) => ({ kind: 'enterTenth', seat, cult: cult as Cult }) },
  payCult: { cult: ([cult], seat) => ({ kind: 'payCult', seat, cult: cult as Cult }) },
  pickTerrain: { terrain: ([terrain], seat) => ({ kind: 'pickTerrain', seat, terrain: terrain as Terrain }) },
  unlock: { terrain: ([terrain], seat) => ({ kind: 'unlock', seat, terrain: terrain as Terrain }) },
  convert: {
    convert: ([from, to, n], seat) => ({
      kind: 'convert',
      seat,
      from: from as Currency,
      to: to as Currency,
      n: Number(n ?? 1)
    })
  },
  burn: { burn: ([n], seat) => ({ kind: 'burn', seat, n: Number(n ?? 1) }) }
};

/** The move that picking this place would mean, for saying why it is not possible. */
export function attempt(chip: string, place: Place, seat: Seat, view: TmPosition): Move | null {
  const { what, rest } = parts(place);
  return TRIES[chip]?.[what]?.(rest, seat, view) ?? null;
}

/** A dwelling where the land is home, else the shortest way to make it so. */
function landMove(hex: string, seat: Seat, view: TmPosition): TmMove {
  const me = view.seats[seat]!;
  const n = geometry(view.map).at.get(hex) ?? -1;
  const ground = view.ground[n];
  const home = homeGround(me);
  const digs = open(view).some((owed) => owed.seat === seat && (owed.kind === 'spades' || owed.kind === 'turn'));
  const storms = open(view).some((owed) => owed.seat === seat && owed.kind === 'sandstorm');
  if (storms && home !== null) return { kind: 'transform', seat, hex, to: home, spades: 0 };
  if (!digs || ground === undefined || ground === home || ground === 'I' || home === null || view.pieces[n]) {
    return { kind: 'build', seat, hex };
  }
  if (factionOf(me).terraform !== 'spades') return { kind: 'transform', seat, hex, to: home, spades: 0 };
  const way = walksFrom(me, ground).find(({ to }) => to === home);
  return { kind: 'transform', seat, hex, to: home, spades: way?.spades ?? 1 };
}

const NEXT: Readonly<Record<Building, Exclude<Building, 'D'>>> = { D: 'TP', TP: 'TE', TE: 'SA', SH: 'SH', SA: 'SA' };

function nextOf(hex: string, view: TmPosition): Exclude<Building, 'D'> {
  const piece = view.pieces[geometry(view.map).at.get(hex) ?? -1];
  return piece ? NEXT[piece.kind] : 'TP';
}

/** A hex alone is no bridge, but the first site that begins or ends there tells what is wrong with it. */
function bridgeFrom(hex: string, seat: Seat, view: TmPosition): TmMove | null {
  const { at, ids, sites } = geometry(view.map);
  const n = at.get(hex);
  const site = sites.find(([a, b]) => a === n || b === n);
  return site === undefined ? null : { kind: 'bridge', seat, a: ids[site[0]]!, b: ids[site[1]]! };
}

function specialMove(action: string, seat: Seat, view: TmPosition): TmMove {
  if (action !== 'ACTH') return { kind: 'specialAction', seat, action: action as never };
  const terrain = view.seats[seat]!.terrain === 'Y' ? 'U' : 'Y';
  return { kind: 'shapeshift', seat, terrain, pay: 'power' };
}
