import { refusal, type Refusal, type Seat } from '$lib/kernel';
import { deedOf, type Draft } from '../draft';
import { factionOf } from '../factions';
import type { SpecialActionId } from '../ids';
import { geometry } from '../map';
import type { TmPosition } from '../state';
import { bridgeSites } from './bridges';
import { pay, short } from './goods';
import { duty } from './queue';
import { grantSpades } from './spades';
import { noPiece } from './structures';
import { freeTargets, stormTargets } from './targets';
import { buildable } from './terrain';

interface Special {
  /** Taken as often as one likes, one in a turn. */
  readonly repeats?: boolean;
  refuse?(position: TmPosition, seat: Seat): Refusal | null;
  effect(d: Draft, seat: Seat): void;
}

const ACTE_PRICE = { workers: 2 };

/** Free spades that nothing can be done with make the action illegal (TM 6.1, D33). */
export function refuseSpades(position: TmPosition, seat: Seat, n: number, buy: boolean): Refusal | null {
  const { terraform } = factionOf(position.seats[seat]!);
  if (terraform === 'none') return refusal('noSpades', 'TM 12.20');
  if (terraform !== 'spades' || position.rules.allowDrop) return null;
  const asked = { seat, kind: 'spades', n, buy, spread: false, done: [] };
  return freeTargets({ ...position, deed: { ...position.deed, jumped: null } }, asked).length > 0
    ? null
    : refusal('spades.noTarget', 'TM 6.1');
}

export const refuseAnyBridge = (position: TmPosition, seat: Seat): Refusal | null =>
  position.rules.allowDrop || bridgeSites(position, seat).length > 0 ? null : refusal('bridge.nowhere', 'TM 6.6');

const cultSteps =
  (n: number): Special['effect'] =>
  (d, seat) =>
    duty(d, { seat, kind: 'cultSteps', n });

/** TM 6.7 and 12; ACTH is a move of its own. */
export const SPECIALS: Readonly<Record<Exclude<SpecialActionId, 'ACTH'>, Special>> = {
  BON1: {
    refuse: (position, seat) => refuseSpades(position, seat, 1, true),
    effect: (d, seat) => grantSpades(d, seat, 1, { buy: true, build: true, spread: false, optional: false })
  },
  BON2: { effect: cultSteps(1) },
  FAV6: { effect: cultSteps(1) },
  ACTA: { effect: cultSteps(2) },
  ACTC: {
    effect(d) {
      deedOf(d).more = 2;
    }
  },
  ACTE: {
    repeats: true,
    refuse: (position, seat) => short(position.seats[seat]!, ACTE_PRICE, 'TM 12.7') ?? refuseAnyBridge(position, seat),
    effect(d, seat) {
      pay(d, seat, ACTE_PRICE);
      duty(d, { seat, kind: 'bridge' });
    }
  },
  ACTG: {
    refuse: (position, seat) => refuseSpades(position, seat, 2, false),
    effect: (d, seat) => grantSpades(d, seat, 2, { buy: false, build: true, spread: false, optional: false })
  },
  ACTN: {
    refuse: (position, seat) =>
      stormTargets(position, seat).length > 0 || position.rules.allowDrop ? null : refusal('storm.nowhere', 'TM 12.14'),
    effect: (d, seat) => duty(d, { seat, kind: 'sandstorm' })
  },
  ACTS: {
    refuse(position, seat) {
      if (position.rules.allowDrop) return null;
      const none = noPiece(position.seats[seat]!, 'TP', 'TM 12.10');
      return none ?? (position.seats[seat]!.built.D > 0 ? null : refusal('noDwelling', 'TM 12.10'));
    },
    effect: (d, seat) => duty(d, { seat, kind: 'freeTradingPost' })
  },
  ACTW: {
    refuse(position, seat) {
      if (position.rules.allowDrop) return null;
      const none = noPiece(position.seats[seat]!, 'D', 'TM 12.2');
      if (none !== null) return none;
      const place = geometry(position.map);
      return place.landHexes.some((n) => position.pieces[n] === null && buildable(position, seat, n))
        ? null
        : refusal('ride.nowhere', 'TM 12.2');
    },
    effect: (d, seat) => duty(d, { seat, kind: 'freeDwelling' })
  }
};

/** Whether the action is this seat's to take: its card, its favour, its stronghold. */
export function refuseOwner(position: TmPosition, seat: Seat, action: SpecialActionId): Refusal | null {
  const me = position.seats[seat]!;
  if (action === 'BON1' || action === 'BON2') {
    return me.bonus === action ? null : refusal('special.notHeld', 'TM 6.7', { action });
  }
  if (action === 'FAV6') return me.favours.includes(action) ? null : refusal('special.notHeld', 'TM 6.7', { action });
  const faction = factionOf(me);
  if (faction.action !== action) return refusal('special.foreign', 'TM 6.7', { action });
  return faction.always === true || me.built.SH > 0 ? null : refusal('special.noStronghold', 'TM 6.7', { action });
}
