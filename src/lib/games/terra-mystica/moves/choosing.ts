import * as v from 'valibot';
import { defineMove, refusal } from '$lib/kernel';
import { AUCTION_VP } from '../data/tiles';
import { CYCLE, FACTIONS } from '../ids';
import { speak, takeLot as taken } from '../rules/auction';
import { chooseFaction, openFactions, pickTerrain as picked, refuseFaction, refuseTerrain } from '../rules/choosing';
import type { TmPosition } from '../state';
import { effectOf, shapeOf, shapes } from './kit';
import type { Bid, PickFaction, PickTerrain, TakeLot } from './types';

/** A faction that is still available (TM 4.4). */
export const pickFaction = defineMove<TmPosition, PickFaction>({
  kind: 'pickFaction',
  answers: ['faction'],
  rule: 'TM 4.4',
  shape: shapeOf('pickFaction', { faction: v.picklist(FACTIONS) }),
  candidates: (position, { seat }) =>
    openFactions(position, seat).map((faction) => ({ kind: 'pickFaction' as const, seat, faction })),
  check: (position, { seat, faction }) => refuseFaction(position, seat, faction),
  effect: effectOf((d, { seat, faction }) => chooseFaction(d, seat, faction))
});

/** A start or home terrain that nobody else has (TM 4.4). */
export const pickTerrain = defineMove<TmPosition, PickTerrain>({
  kind: 'pickTerrain',
  answers: ['terrain'],
  rule: 'TM 4.4',
  shape: shapeOf('pickTerrain', { terrain: shapes.terrain }),
  candidates: (_position, { seat }) => CYCLE.map((terrain) => ({ kind: 'pickTerrain' as const, seat, terrain })),
  check: (position, { seat, terrain }) => refuseTerrain(position, seat, terrain),
  effect: effectOf((d, { seat, terrain }) => picked(d, seat, terrain))
});

/** More than the highest bid, or out of this lot; the opening is mandatory (TM 4.6). */
export const bid = defineMove<TmPosition, Bid>({
  kind: 'bid',
  answers: ['bid'],
  rule: 'TM 4.6',
  shape: shapeOf('bid', { n: v.nullable(shapes.count) }),
  *candidates(position, { seat }) {
    for (let n = position.auction!.bid + 1; n <= AUCTION_VP; n++) yield { kind: 'bid', seat, n };
    yield { kind: 'bid', seat, n: null };
  },
  check(position, { n }) {
    const high = position.auction!.bid;
    if (n === null) return high < 0 ? refusal('bid.open', 'TM 4.6') : null;
    if (n <= high) return refusal('bid.low', 'TM 4.6', { n: high });
    return n > AUCTION_VP ? refusal('bid.high', 'TM 4.6', { n: AUCTION_VP }) : null;
  },
  effect: effectOf((d, { seat, n }) => speak(d, seat, n))
});

/** The winner's faction and place in the turn order (TM 4.6). */
export const takeLot = defineMove<TmPosition, TakeLot>({
  kind: 'takeLot',
  answers: ['lot'],
  rule: 'TM 4.6',
  shape: shapeOf('takeLot', { faction: v.picklist(FACTIONS), slot: shapes.count }),
  *candidates(position, { seat }) {
    for (const faction of position.auction!.lots) {
      for (let slot = 0; slot < position.players; slot++) yield { kind: 'takeLot', seat, faction, slot };
    }
  },
  check(position, { faction, slot }) {
    const { lots, slots } = position.auction!;
    if (!lots.includes(faction)) return refusal('lot.away', 'TM 4.6', { faction });
    if (slot >= position.players) return refusal('slot.none', 'TM 4.6', { n: slot + 1 });
    return slots.includes(slot) ? refusal('slot.taken', 'TM 4.6', { n: slot + 1 }) : null;
  },
  effect: effectOf((d, { seat, faction, slot }) => taken(d, seat, faction, slot))
});
