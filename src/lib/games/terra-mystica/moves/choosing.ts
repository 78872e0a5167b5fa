import * as v from 'valibot';
import { AUCTION_VP } from '../data/tiles';
import { CYCLE } from '../ids';
import { kit } from '../kit';
import { speak, takeLot as taken } from '../rules/auction';
import { chooseFaction, openFactions, pickTerrain as picked, refuseFaction, refuseTerrain } from '../rules/choosing';
import { count, faction, terrain } from './fields';
import { settledKit } from './kit';

/** A faction that is still available (TM 4.4). */
export const pickFaction = settledKit.move(
  'pickFaction',
  // Games entered from a record may begin with the points of an auction.
  { faction, vp: v.optional(count) },
  {
    rule: 'TM 4.4',
    answers: ['faction'],
    candidates: (position, { seat }) =>
      openFactions(position, seat).map((faction) => ({ kind: 'pickFaction', seat, faction })),
    check: (position, { seat, faction, vp }) =>
      vp !== undefined && !position.rules.arranged
        ? kit.refuse('arrange.points', 'TM 4.6')
        : refuseFaction(position, seat, faction),
    effect: (draft, { seat, faction, vp }) => chooseFaction(draft, seat, faction, vp)
  }
);

/** A start or home terrain that nobody else has (TM 4.4). */
export const pickTerrain = settledKit.move(
  'pickTerrain',
  { terrain },
  {
    rule: 'TM 4.4',
    answers: ['terrain'],
    candidates: (_position, { seat }) => CYCLE.map((terrain) => ({ kind: 'pickTerrain', seat, terrain })),
    check: (position, { seat, terrain }) => refuseTerrain(position, seat, terrain),
    effect: (draft, { seat, terrain }) => picked(draft, seat, terrain)
  }
);

/** More than the highest bid, or out of this lot (null); the opening is mandatory (TM 4.6). */
export const bid = settledKit.move(
  'bid',
  { n: v.nullable(count) },
  {
    rule: 'TM 4.6',
    answers: ['bid'],
    *candidates(position, { seat }) {
      for (let n = position.auction!.bid + 1; n <= AUCTION_VP; n++) yield { kind: 'bid', seat, n };
      yield { kind: 'bid', seat, n: null };
    },
    check(position, { n }) {
      const high = position.auction!.bid;
      if (n === null) return high < 0 ? kit.refuse('bid.open', 'TM 4.6') : null;
      if (n <= high) return kit.refuse('bid.low', 'TM 4.6', { n: high });
      return n > AUCTION_VP ? kit.refuse('bid.high', 'TM 4.6', { n: AUCTION_VP }) : null;
    },
    effect: (draft, { seat, n }) => speak(draft, seat, n)
  }
);

/** The winner's faction and place in the turn order, counted from 0 (TM 4.6). */
export const takeLot = settledKit.move(
  'takeLot',
  { faction, slot: count },
  {
    rule: 'TM 4.6',
    answers: ['lot'],
    *candidates(position, { seat }) {
      for (const faction of position.auction!.lots) {
        for (let slot = 0; slot < position.players; slot++) yield { kind: 'takeLot', seat, faction, slot };
      }
    },
    check(position, { faction, slot }) {
      const { lots, slots } = position.auction!;
      if (!lots.includes(faction)) return kit.refuse('lot.away', 'TM 4.6', { faction });
      if (slot >= position.players) return kit.refuse('slot.none', 'TM 4.6', { n: slot + 1 });
      return slots.includes(slot) ? kit.refuse('slot.taken', 'TM 4.6', { n: slot + 1 }) : null;
    },
    effect: (draft, { seat, faction, slot }) => taken(draft, seat, faction, slot)
  }
);
