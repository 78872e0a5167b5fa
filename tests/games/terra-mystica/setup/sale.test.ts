import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import {
  bidRange,
  biddersOf,
  lotNumber,
  lotsOf,
  onlyLot,
  placesOf,
  pointsAfter
} from '$lib/games/terra-mystica/ui/setup/sale';
import { apply, begin, answerable, type Move } from '$lib/kernel';

const start = (options: Record<string, string | boolean> = {}) =>
  begin(game, { players: 3, seed: 5, options: { setup: 'auction', ...options } }).position;

function say(position: TmPosition, move: object): TmPosition {
  const played = apply(game, position, { seat: answerable(position)[0]!.seat, ...move } as Move);
  if (!played.ok) throw new Error(played.refusal.key);
  return played.position;
}
const bid = (position: TmPosition, n: number | null) => say(position, { kind: 'bid', n });

describe('the auction as it is shown', () => {
  it('opens with every seat in and a bid from 0', () => {
    const view = start();
    const { seat } = answerable(view)[0]!;
    expect(lotNumber(view)).toBe(1);
    expect(bidRange(view)).toEqual([0, 40]);
    expect(lotsOf(view).map(({ won, gone }) => [won, gone])).toEqual(Array(3).fill([null, false]));
    expect(biddersOf(view, seat).filter(({ state }) => state === 'now')).toEqual([{ seat, state: 'now', bid: null }]);
    expect(placesOf(view)).toEqual([null, null, null]);
  });

  it('tells the highest bid from those who left', () => {
    const first = answerable(start())[0]!.seat;
    const view = bid(bid(start(), 4), null);
    const { seat } = answerable(view)[0]!;
    const states = Object.fromEntries(biddersOf(view, seat).map((each) => [each.seat, [each.state, each.bid]]));
    expect(states[first]).toEqual(['high', 4]);
    expect(states[seat]).toEqual(['now', null]);
    expect(Object.values(states).filter(([state]) => state === 'out')).toHaveLength(1);
    expect(bidRange(view)).toEqual([5, 40]);
    expect(pointsAfter(7)).toBe(33);
  });

  it('shows what was won, at which place, and with how many points', () => {
    let view = bid(bid(bid(start(), 4), null), null);
    const winner = answerable(view)[0]!.seat;
    expect(answerable(view)[0]!.kind).toBe('lot');
    const faction = lotsOf(view)[1]!.id;
    view = say(view, { kind: 'takeLot', faction, slot: 2 });
    expect(lotsOf(view)[1]).toEqual({ id: faction, won: { seat: winner, points: 36 }, gone: false });
    expect(placesOf(view)).toEqual([null, null, winner]);
    expect(lotNumber(view)).toBe(2);
    expect(biddersOf(view, answerable(view)[0]!.seat)).toHaveLength(2);
    expect(onlyLot(view)).toBeNull();
    view = bid(bid(view, 0), null);
    view = say(view, { kind: 'takeLot', faction: view.auction!.lots[0]!, slot: 0 });
    expect(onlyLot(view)).toBe(view.auction!.lots[0]);
  });

  it('takes both sides of a token away', () => {
    let view = bid(bid(bid(start({ auctionPickSide: true }), 0), null), null);
    expect(lotsOf(view)).toHaveLength(6);
    view = say(view, { kind: 'takeLot', faction: lotsOf(view)[0]!.id, slot: 0 });
    expect(lotsOf(view).filter(({ gone }) => gone)).toHaveLength(1);
  });
});
