import { FAVOUR_TILES, TOWN_TILES } from './data/tiles';
import { FACTION } from './factions';
import { BUILDINGS, CULTS, FAVOURS, TOWNS } from './ids';
import { freeKeys, TOP } from './rules/cults';
import { priestSupply } from './rules/goods';
import { tokens } from './rules/power';
import { BRIDGES } from './rules/bridges';
import { PIECES } from './rules/structures';
import type { SeatState, TmPosition } from './state';

type Law = (position: TmPosition) => string | null;

/** The first complaint about a seat that has a faction. */
const forSeats =
  (complain: (me: SeatState, seat: number, position: TmPosition) => string | null): Law =>
  (position) => {
    for (const [seat, me] of position.seats.entries()) {
      const how = me.faction === null ? null : complain(me, seat, position);
      if (how !== null) return `seat ${seat}: ${how}`;
    }
    return null;
  };

const equal = (what: string, found: number, expected: number): string | null =>
  found === expected ? null : `${what}: ${found} instead of ${expected}`;

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** Laws that hold at every position (TM 2, 7, 9, 10). */
export const invariants: Readonly<Record<string, Law>> = {
  'power tokens': forSeats((me) =>
    equal('tokens', tokens(me), sum(FACTION[me.faction!].start.power) + me.added - me.gone)
  ),
  'seven priests': forSeats((_me, seat, position) => (priestSupply(position, seat) < 0 ? 'more than 7 priests' : null)),
  structures: (position) => {
    const there = position.seats.map(() => ({ D: 0, TP: 0, TE: 0, SH: 0, SA: 0 }));
    for (const piece of position.pieces) if (piece) there[piece.seat]![piece.kind]++;
    for (const [seat, me] of position.seats.entries()) {
      for (const kind of BUILDINGS) {
        const n = there[seat]![kind];
        if (n !== me.built[kind]) return `seat ${seat}: ${n} ${kind} on the map, ${me.built[kind]} counted`;
        if (n > PIECES[kind]) return `seat ${seat}: ${n} ${kind}`;
      }
    }
    return null;
  },
  favours: (position) => {
    for (const favour of FAVOURS) {
      const owned = position.seats.filter((me) => me.favours.includes(favour)).length;
      const how = equal(favour, position.favours[favour] + owned, FAVOUR_TILES[favour].copies);
      if (how !== null) return how;
    }
    return null;
  },
  towns: (position) => {
    for (const town of TOWNS) {
      const owned = sum(position.seats.map((me) => me.towns.filter((other) => other === town).length));
      const copies = TOWN_TILES[town].promo && !position.rules.promoTowns ? 0 : TOWN_TILES[town].copies;
      const how = equal(town, position.towns[town] + owned, copies);
      if (how !== null) return how;
    }
    return null;
  },
  'bonus cards': (position) => {
    if (position.round === 0) return null;
    const held = position.seats.filter((me) => me.bonus !== null).length;
    const cards = Object.keys(position.bonuses).length + held;
    return equal('cards', cards, position.players + 3);
  },
  bridges: forSeats((me, seat, position) => {
    const there = position.bridges.filter((bridge) => bridge.seat === seat).length;
    return there > BRIDGES ? `${there} bridges` : equal('bridges', there, me.bridges);
  }),
  cults: (position) => {
    for (const cult of CULTS) {
      const at = position.seats.map((me) => me.cults[cult]);
      if (at.some((n) => n < 0 || n > TOP)) return `${cult} at ${at.join(', ')}`;
      if (at.filter((n) => n === TOP).length > 1) return `two markers at the top of ${cult}`;
    }
    return null;
  },
  keys: forSeats((me) => (freeKeys(me) < 0 ? 'more tracks at 10 than keys' : null)),
  'no debts': forSeats((me) => {
    const figures = [me.vp, me.coins, me.workers, me.priests, ...me.power, me.shipping, me.dig, me.gone, me.added];
    return figures.every((n) => Number.isInteger(n) && n >= 0) ? null : `counters ${figures.join(', ')}`;
  }),
  'points by source': forSeats((me) => equal('points', sum(Object.values(me.points)), me.vp)),
  'coins on cards': (position) =>
    Object.values(position.bonuses).every((coins) => Number.isInteger(coins) && coins >= 0) ? null : 'coins on cards'
};
