import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { buyBackPrice } from '$lib/games/rise-and-fall/rules/buy-back';
import type { Card, RafPosition } from '$lib/games/rise-and-fall/state';
import { broken, civ, end, goods, legal, owes, play, played, scene, stock, why, zoneOf } from './table';

const temple = { kind: 'buildTemple', from: '0,0', to: '0,0' };

/** Seat 0 is about to place its third Temple. */
const third = (more: Parameters<typeof scene>[0] extends infer S ? Partial<S> : never = {}) =>
  scene({
    map: 'ppppp',
    pieces: '0nomad@0,0 0temple@1,0 0temple@2,0 0nomad@3,0',
    card: 'nomad',
    seats: [goods(0, 0, 2)],
    ...more
  });

/** Everybody chooses these cards, in the order of the seats asked. */
const declines = (position: RafPosition, ...cards: Card[][]): RafPosition =>
  play(position, ...cards.map((each) => ({ kind: 'decline', cards: each })));

describe('Trophies', () => {
  it('case 38: the third Temple placed first brings the trophy, which stays', () => {
    const after = play(third(), temple);
    expect([civ(after).trophies, after.won, after.pending]).toEqual([['temple'], 1, 1]);
    const without = { ...after, pieces: after.pieces.filter(({ type }) => type !== 'temple') };
    expect(game.score(without).rows.find(({ key }) => key === 'trophies')!.points).toEqual([20, 0]);
  });

  it('trap 16: nobody else wins it again, and having had all pieces once is not enough', () => {
    const after = play(third({ more: { trophies: ['nomad'] } }), temple);
    expect([civ(after).trophies, after.won]).toEqual([[], 0]);
  });

  it('one action may win several trophies, each looked at by itself', () => {
    const cities = [0, 1, 2, 3, 4, 5, 6].map((q) => `0city@${q},1`).join(' ');
    const position = scene({
      map: 'pppppppp/pppppppp',
      pieces: `0nomad@0,0 ${cities}`,
      card: 'nomad',
      seats: [goods(0, 1, 1)]
    });
    expect(civ(play(position, { kind: 'buildCity', from: '0,0', to: '0,0' })).trophies).toEqual(['city']);
  });
});

describe('Decline', () => {
  it('case 39: two trophies ask everybody for two cards, or for all they have', () => {
    const position = third({ more: { won: 1, pending: 1, trophies: ['temple', 'city'] } });
    const ready = {
      ...position,
      civs: position.civs.map((civ, n) => (n === 0 ? { ...civ, trophies: ['ship' as const] } : civ))
    };
    const asked = play(ready, temple, end);
    expect(asked.owed.map(({ seat, n }) => [seat, n])).toEqual([
      [0, 2],
      [1, 1]
    ]);
    expect(why(asked, { kind: 'decline', cards: ['nomad'] })).toBe('decline.count');
    expect(why(asked, { kind: 'decline', cards: ['nomad', 'ship'] })).toBe('decline.active');
  });

  it('trap 3 and 6: the played card may be declined, and the winner declines too', () => {
    const asked = play(third(), temple, end);
    expect(owes(asked)).toEqual(['0 decline', '1 decline']);
    const after = declines(asked, ['nomad'], ['nomad']);
    expect(zoneOf(after, 0, 'nomad')).toBe('decline');
  });

  it('is sealed until everybody has chosen, and may be changed until then', () => {
    const asked = play(third(), temple, end);
    const once = play(asked, { kind: 'decline', cards: ['nomad'] });
    expect(zoneOf(once, 0, 'nomad')).toBe('discard');
    const changed = play(once, { kind: 'decline', seat: 0, cards: ['temple'] });
    const after = declines(changed, ['nomad']);
    expect([zoneOf(after, 0, 'nomad'), zoneOf(after, 0, 'temple')]).toEqual(['discard', 'decline']);
  });
});

describe('Buying back', () => {
  it('case 40: prices rise with the trophies; Archivists pay half, rounded up', () => {
    const position = third({ seats: [{ guilds: ['archivists'] }] });
    const prices = (seat: number) => [1, 2, 3, 4, 5, 6, 7].map((won) => buyBackPrice({ ...position, won }, seat));
    expect(prices(1)).toEqual([5, 10, 20, 40, 60, 80, 80]);
    expect(prices(0)).toEqual([3, 5, 10, 20, 30, 40, 40]);
  });

  it('case 41: a card without pieces in the World goes to the reserve', () => {
    const position = third({
      seats: [{ ...goods(5, 0, 2), decline: ['ship'], reserve: ['city', 'mountaineer', 'merchant'] }]
    });
    const offered = play(declines(play(position, temple, end), ['nomad'], ['nomad']));
    expect(owes(offered)).toEqual(['0 buyBack']);
    const after = play(offered, { kind: 'buyBack', card: 'ship' });
    expect([zoneOf(after, 0, 'ship'), stock(after).gold]).toEqual(['reserve', 0]);
  });

  it('case 42: no active card and too little gold is the end; the trophy still counts', () => {
    const position = third({
      players: 3,
      map: 'pppppp/pppppp',
      seats: [goods(3, 0, 2), goods(3)],
      pieces: '0nomad@0,0 0temple@1,0 0temple@2,0 0nomad@3,0 1nomad@4,0'
    });
    const { position: after, facts } = played(declines(play(position, temple, end), ['nomad'], ['nomad']), {
      kind: 'decline',
      cards: ['nomad']
    });
    expect(civ(after, 1).extinct).toBe(true);
    expect(facts.filter(({ kind }) => kind === 'extinct').map(({ seat }) => seat)).toEqual([1, 2]);
    expect([stock(after, 1), after.pieces.some(({ owner }) => owner === 1)]).toEqual([
      { gold: 0, wood: 0, stone: 0 },
      false
    ]);
    expect([after.won, after.phase, game.score(after).winners]).toEqual([1, 'over', [0]]);
    expect(broken(after)).toEqual([]);
  });

  it('without an active card one must buy a card that becomes active', () => {
    const position = scene({
      map: 'ppppp',
      pieces: '0nomad@0,0 0temple@1,0 0temple@2,0 1nomad@3,0 1city@4,0',
      card: 'nomad',
      seats: [
        goods(0, 0, 2),
        { ...goods(20), hand: ['nomad'], decline: ['city', 'ship'], reserve: ['temple', 'mountaineer', 'merchant'] }
      ]
    });
    const asked = declines(play(position, temple), ['temple'], ['nomad']);
    // Seat 0 has lost its last Nomad and its Temple card: only seat 1 can go on.
    expect(owes(asked)).toEqual(['1 buyBack.forced']);
    expect(why(asked, { kind: 'buyBack', card: 'ship' })).toBe('buyBack.useless');
    expect(why(asked, { kind: 'keepGold' })).toBe('kernel.notAsked');
    expect(legal(asked).map(({ card }) => card)).toEqual(['city', 'nomad']);
  });

  it('case 43: with two declined cards only one may be bought', () => {
    const position = third({
      seats: [{ ...goods(50, 0, 2), decline: ['ship', 'city'], reserve: ['mountaineer', 'merchant'] }]
    });
    const offered = declines(play(position, temple, end), ['nomad'], ['nomad']);
    const after = play(offered, { kind: 'buyBack', card: 'ship' });
    expect(after.owed.filter(({ seat, kind }) => seat === 0 && kind === 'buyBack')).toEqual([]);
    expect(zoneOf(after, 0, 'city')).toBe('decline');
  });

  it('case 46: a fifth trophy in the same turn makes the price sixty, and the game ends', () => {
    const base = third({
      seats: [{ ...goods(70, 0, 2), decline: ['ship'], reserve: ['city', 'mountaineer', 'merchant'] }],
      more: { won: 4, pending: 1, trophies: ['temple', 'city'] }
    });
    const position = {
      ...base,
      civs: base.civs.map((each, n) =>
        n === 1 ? { ...each, trophies: ['nomad', 'ship', 'merchant', 'mountaineer'] as const } : each
      )
    };
    const offered = declines(play(position, temple, end), ['nomad', 'temple'], ['nomad']);
    expect(offered.won).toBe(5);
    // Without an active card, with a Nomad and Temples in the World, seat 0 has to buy.
    expect([owes(offered), offered.owed[0]!['price']]).toEqual([['0 buyBack.forced'], 60]);
    const after = play(offered, { kind: 'buyBack', card: 'nomad' });
    expect([after.phase, stock(after).gold]).toEqual(['over', 10]);
  });

  it('case 47: what is bought back in the last turn counts', () => {
    const position = third({
      seats: [{ ...goods(40, 0, 2) }],
      more: { won: 3, trophies: ['temple', 'nomad', 'city'] }
    });
    const full = {
      ...position,
      civs: position.civs.map((each, n) =>
        n === 1 ? { ...each, trophies: ['ship', 'merchant', 'mountaineer'] as const } : each
      )
    };
    const offered = declines(play(full, temple, end), ['temple'], ['nomad']);
    const points = (then: RafPosition) => game.score(then).rows.find(({ key }) => key === 'temple')!.points[0];
    const [bought, kept] = [play(offered, { kind: 'buyBack', card: 'temple' }), play(offered, { kind: 'keepGold' })];
    expect([bought.phase, points(bought), points(kept)]).toEqual(['over', 15, 0]);
  });
});

describe('Recycling', () => {
  const nomads = (players: number) => scene({ map: 'pp', pieces: '0nomad@0,0', card: 'nomad', players });
  /** Everybody has this many cards in hand after playing one. */
  const after = (players: number, hands: readonly number[]) => {
    const position = nomads(players);
    const civs = position.civs.map((each, n) => ({
      ...each,
      hand: hands[n] === 0 ? [] : (['city'] as const),
      discard: ['nomad' as const],
      reserve: (['city', 'ship', 'temple', 'mountaineer', 'merchant'] as const).filter(
        (card) => card !== 'city' || hands[n] === 0
      )
    }));
    const cities = hands.flatMap((n, seat) =>
      n === 0 ? [] : { id: `${seat}-city-1`, owner: seat, type: 'city' as const, cell: `${60 + seat},60` }
    );
    const world = {
      tiles: [],
      overrides: {
        ...position.world.overrides,
        ...Object.fromEntries(cities.map(({ cell }) => [cell, { terrain: 'plain' as const }]))
      }
    };
    return played({ ...position, civs, world, pieces: [...position.pieces, ...cities] }, end);
  };

  it('case 44: three players recycle and the token moves one seat', () => {
    const { position, facts } = after(4, [0, 0, 0, 1]);
    expect(facts.filter(({ kind }) => kind === 'recycle').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(position.first).toBe(1);
    expect([zoneOf(position, 0, 'nomad'), zoneOf(position, 3, 'nomad')]).toEqual(['hand', 'discard']);
  });

  it('case 45: nobody recycles and the token stays', () => {
    expect(after(3, [1, 1, 1]).position.first).toBe(0);
  });

  it('trap 4: the card of a new type goes to the hand, so its owner does not recycle', () => {
    const position = scene({
      map: 'ppp',
      pieces: '0nomad@0,0 0nomad@1,0',
      card: 'nomad',
      seats: [goods(0, 0, 2)]
    });
    const then = play(position, temple, end);
    expect([then.first, zoneOf(then, 0, 'temple'), zoneOf(then, 0, 'nomad')]).toEqual([0, 'hand', 'discard']);
  });

  it('case 99: a token that leaves an extinct holder does not move again', () => {
    const position = scene({
      map: 'pppp',
      pieces: '0nomad@0,0 0temple@1,0 0temple@2,0 1nomad@3,0',
      card: 'nomad',
      players: 3,
      seats: [goods(0, 0, 2), { hand: [], discard: ['nomad'], ...goods(5) }, goods(5)]
    });
    const asked = declines(play(position, temple), ['temple'], ['nomad'], ['nomad']);
    // Seats 1 and 2 buy their only card back; seat 0 is extinct and its token goes to seat 1.
    expect(civ(asked, 0).extinct).toBe(true);
    expect(asked.first).toBe(1);
  });
});
