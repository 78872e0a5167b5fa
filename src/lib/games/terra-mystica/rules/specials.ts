import type { Refusal, Seat } from '$lib/kernel';
import { factionOf } from '../factions';
import type { SpecialActionId } from '../ids';
import { kit, progressOf, type Draft } from '../kit';
import { geometry } from '../map';
import type { TmPosition } from '../state';
import { bridgeSites } from './bridges';
import { pay, refusePrice } from './goods';
import { duty } from './queue';
import { grantSpades } from './spades';
import { refusePiece } from './structures';
import { freeTargets, stormTargets } from './targets';
import { buildable } from './terrain';

interface Special {
  /** Taken as often as one likes, one in a turn. */
  readonly repeats?: boolean;
  refuse?(position: TmPosition, seat: Seat): Refusal | null;
  effect(draft: Draft, seat: Seat): void;
}

const ACTE_PRICE = { workers: 2 };

/** Free spades that nothing can be done with make the action illegal (TM 6.1, D33). */
export function refuseSpades(position: TmPosition, seat: Seat, n: number, buy: boolean): Refusal | null {
  const { terraform } = factionOf(position.seats[seat]!);
  if (terraform === 'none') return kit.refuse('noSpades', 'TM 12.20');
  if (terraform !== 'spades' || position.rules.allowDrop) return null;
  const asked = { seat, n, buy, spread: false, done: [] };
  return freeTargets({ ...position, deed: { ...position.deed, jumped: null } }, asked).length > 0
    ? null
    : kit.refuse('spades.noTarget', 'TM 6.1');
}

export const refuseAnyBridge = (position: TmPosition, seat: Seat): Refusal | null =>
  position.rules.allowDrop || bridgeSites(position, seat).length > 0 ? null : kit.refuse('bridge.nowhere', 'TM 6.6');

const cultSteps =
  (n: number): Special['effect'] =>
  (draft, seat) =>
    duty(draft, { seat, kind: 'cultSteps', n });

/** TM 6.7 and 12; ACTH is a move of its own. */
export const SPECIALS: Readonly<Record<Exclude<SpecialActionId, 'ACTH'>, Special>> = {
  BON1: {
    refuse: (position, seat) => refuseSpades(position, seat, 1, true),
    effect: (draft, seat) => grantSpades(draft, seat, 1, { buy: true, build: true, spread: false, optional: false })
  },
  BON2: { effect: cultSteps(1) },
  FAV6: { effect: cultSteps(1) },
  ACTA: { effect: cultSteps(2) },
  ACTC: {
    effect(draft) {
      progressOf(draft).more = 2;
    }
  },
  ACTE: {
    repeats: true,
    refuse: (position, seat) =>
      refusePrice(position.seats[seat]!, ACTE_PRICE, 'TM 12.7') ?? refuseAnyBridge(position, seat),
    effect(draft, seat) {
      pay(draft, seat, ACTE_PRICE);
      duty(draft, { seat, kind: 'bridge' });
    }
  },
  ACTG: {
    refuse: (position, seat) => refuseSpades(position, seat, 2, false),
    effect: (draft, seat) => grantSpades(draft, seat, 2, { buy: false, build: true, spread: false, optional: false })
  },
  ACTN: {
    refuse: (position, seat) =>
      stormTargets(position, seat).length > 0 || position.rules.allowDrop
        ? null
        : kit.refuse('storm.nowhere', 'TM 12.14'),
    effect: (draft, seat) => duty(draft, { seat, kind: 'sandstorm' })
  },
  ACTS: {
    refuse(position, seat) {
      if (position.rules.allowDrop) return null;
      const none = refusePiece(position.seats[seat]!, 'TP', 'TM 12.10');
      return none ?? (position.seats[seat]!.built.D > 0 ? null : kit.refuse('noDwelling', 'TM 12.10'));
    },
    effect: (draft, seat) => duty(draft, { seat, kind: 'freeTradingPost' })
  },
  ACTW: {
    refuse(position, seat) {
      if (position.rules.allowDrop) return null;
      const none = refusePiece(position.seats[seat]!, 'D', 'TM 12.2');
      if (none !== null) return none;
      const place = geometry(position.map);
      return place.landHexes.some((n) => position.pieces[n] === null && buildable(position, seat, n))
        ? null
        : kit.refuse('ride.nowhere', 'TM 12.2');
    },
    effect: (draft, seat) => duty(draft, { seat, kind: 'freeDwelling' })
  }
};

/** Whether the action is this seat's to take: its card, its favour, its stronghold. */
export function refuseOwner(position: TmPosition, seat: Seat, action: SpecialActionId): Refusal | null {
  const me = position.seats[seat]!;
  if (action === 'BON1' || action === 'BON2') {
    return me.bonus === action ? null : kit.refuse('special.notHeld', 'TM 6.7', { action });
  }
  if (action === 'FAV6')
    return me.favours.includes(action) ? null : kit.refuse('special.notHeld', 'TM 6.7', { action });
  const faction = factionOf(me);
  if (faction.action !== action) return kit.refuse('special.foreign', 'TM 6.7', { action });
  return faction.always === true || me.built.SH > 0 ? null : kit.refuse('special.noStronghold', 'TM 6.7', { action });
}
