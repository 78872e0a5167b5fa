import type { Dice, LegalMove, Move } from '$lib/kernel';
import {
  BONUSES,
  CULTS,
  CYCLE,
  FACTIONS,
  FAVOURS,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  TOWNS
} from '$lib/games/terra-mystica/ids';
import { geometry } from '$lib/games/terra-mystica/map';
import type { TmPosition } from '$lib/games/terra-mystica/state';

/** How eagerly each kind of move is made; the rest counts 4. */
const WEIGHTS: Readonly<Record<string, number>> = {
  upgrade: 12,
  build: 10,
  transform: 8,
  riverTown: 20,
  specialAction: 8,
  powerAction: 6,
  leech: 12,
  advanceShipping: 2,
  advanceDig: 2,
  sendPriest: 3,
  convert: 0.4,
  burn: 0.4,
  pass: 0.3,
  skip: 0.6
};

/** Plays at random, but like somebody who wants to build. */
export function busy(options: readonly LegalMove[], dice: Dice): Move {
  const kinds = [...new Set(options.map(({ move }) => move.kind))];
  const weigh = (kind: string) => Math.round(10 * (WEIGHTS[kind] ?? 4));
  let at = dice.int(
    0,
    kinds.reduce((sum, kind) => sum + weigh(kind), 0)
  );
  const kind = kinds.find((one) => (at -= weigh(one)) <= 0) ?? kinds[0]!;
  return dice.pick(options.filter(({ move }) => move.kind === kind)).move;
}

/** Any move at all, sensible or not, of a seat that is asked something: for reaching refusals. */
export function anyMove(position: TmPosition, kind: string, dice: Dice): Move {
  const place = geometry(position.map);
  const hex = () => dice.pick(place.ids);
  const own = () => {
    const hexes = place.landHexes.filter((n) => position.pieces[n] !== null);
    return hexes.length === 0 ? hex() : place.ids[dice.pick(hexes)]!;
  };
  const n = () => dice.int(0, 8);
  const seat = position.owed[0]!.seat;
  const site = () => dice.pick(place.sites).map((end) => place.ids[end]!);
  const [a, b] = dice.int(0, 3) === 0 ? [own(), own()] : site();
  const fields: Readonly<Record<string, () => object>> = {
    pickFaction: () => ({ faction: dice.pick(FACTIONS) }),
    pickTerrain: () => ({ terrain: dice.pick(CYCLE) }),
    bid: () => ({ n: dice.pick([null, 0, 3, 45]) }),
    takeLot: () => ({ faction: dice.pick(FACTIONS), slot: dice.int(0, 5) }),
    place: () => ({ hex: hex() }),
    takeBonus: () => ({ bonus: dice.pick(BONUSES) }),
    build: () => ({ hex: dice.pick([hex(), own(), 'Z9']) }),
    transform: () => {
      const to = dice.pick([...CYCLE, 'ICE', 'VOLCANO', 'VOLCANO'] as const);
      return { hex: place.ids[dice.pick(place.landHexes)]!, to, spades: to === 'VOLCANO' ? 0 : dice.int(0, 6) };
    },
    upgrade: () => ({ hex: dice.pick([hex(), own()]), to: dice.pick(['TP', 'TE', 'SH', 'SA']) }),
    sendPriest: () => ({ cult: dice.pick(CULTS), value: dice.int(1, 3) }),
    powerAction: () => ({ action: dice.pick(POWER_ACTIONS) }),
    specialAction: () => ({ action: dice.pick(SPECIAL_ACTIONS.filter((id) => id !== 'ACTH')) }),
    shapeshift: () => ({ terrain: dice.pick(CYCLE), pay: dice.pick(['power', 'tokens']) }),
    pass: () => ({ bonus: dice.pick([null, ...BONUSES]) }),
    convert: () => ({
      from: dice.pick(['power', 'priests', 'workers', 'coins', 'vp']),
      to: dice.pick(['priests', 'workers', 'coins', 'vp']),
      n: n()
    }),
    burn: () => ({ n: n() }),
    riverTown: () => ({ hex: dice.pick([hex(), place.ids[dice.pick(place.riverHexes)]!]) }),
    takeFavour: () => ({ favour: dice.pick(FAVOURS) }),
    takeTown: () => ({ town: dice.pick(TOWNS) }),
    enterTenth: () => ({ cult: dice.pick(CULTS) }),
    bridge: () => ({ a, b }),
    ordain: () => ({ n: n() }),
    unlock: () => ({ terrain: dice.pick(CYCLE) }),
    payTokens: () => ({ bowls: [dice.int(0, 4), dice.int(0, 1), dice.int(0, 1)] }),
    payCult: () => ({ cult: dice.pick(CULTS) }),
    leech: () => ({ event: n() }),
    skip: () => ({ what: dice.pick(['spades', 'dwelling', 'bridge', 'token', 'tenth', 'cultSteps', 'sandstorm']) }),
    drop: () => ({ who: 0 })
  };
  return { kind, seat, ...fields[kind]?.() } as Move;
}
