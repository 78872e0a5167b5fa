import { describe, expect, it } from 'vitest';
import { filled } from '$lib/games/terra-mystica/rules/power';
import { legal, look, owes, play, scene, seat, why } from './scene';

const base = (more: object = {}) => scene({ factions: ['witches', 'nomads'], pieces: { C3: [0, 'D'] }, seats: [more] });

describe('TM 7: power and conversions', () => {
  it('fills bowl II before bowl III and loses the rest', () => {
    expect(filled([2, 1, 3], 3)).toEqual([0, 2, 4]);
    expect(filled([2, 0, 0], 3)).toEqual([0, 1, 1]);
    expect(filled([0, 1, 11], 5)).toEqual([0, 0, 12]);
  });

  it('burns two tokens of bowl II for one in bowl III', () => {
    const after = play(base({ power: [5, 7, 0] }), { kind: 'burn', seat: 0, n: 3 });
    expect(seat(after).power).toEqual([5, 1, 3]);
    expect(why(after, { kind: 'burn', seat: 0, n: 1 })).toBe('burn.short');
  });

  it('converts at the printed rates and in chains', () => {
    const start = base({ power: [0, 0, 9], priests: 1, coins: 0, workers: 0 });
    const after = play(
      start,
      { kind: 'convert', seat: 0, from: 'power', to: 'workers', n: 1 },
      { kind: 'convert', seat: 0, from: 'power', to: 'priests', n: 1 },
      { kind: 'convert', seat: 0, from: 'priests', to: 'workers', n: 2 },
      { kind: 'convert', seat: 0, from: 'workers', to: 'coins', n: 3 }
    );
    expect(seat(after)).toMatchObject({ power: [8, 0, 1], priests: 0, workers: 0, coins: 3 });
    expect(why(after, { kind: 'convert', seat: 0, from: 'coins', to: 'workers', n: 1 })).toBe('convert.rate');
    expect(why(after, { kind: 'convert', seat: 0, from: 'vp', to: 'coins', n: 1 })).toBe('convert.rate');
  });

  it('names what is missing, and says when burning would do', () => {
    const poor = base({ power: [0, 6, 1] });
    expect(why(poor, { kind: 'powerAction', seat: 0, action: 'ACT4' })).toBe('short.power.burn');
    expect(why(base({ power: [5, 1, 1] }), { kind: 'powerAction', seat: 0, action: 'ACT4' })).toBe('short.power');
  });

  it('trap 23: a priest needs one in the supply, order spaces included', () => {
    const full = base({ power: [0, 0, 5], priests: 6 });
    expect(why(full, { kind: 'convert', seat: 0, from: 'power', to: 'priests', n: 1 })).toBeNull();
    const orders = { ...full.orders, fire: [0, null, null, null] };
    expect(why({ ...full, orders }, { kind: 'convert', seat: 0, from: 'power', to: 'priests', n: 1 })).toBe(
      'priests.none'
    );
  });

  it('D24: ACT2 with an empty supply is legal, gains nothing and warns', () => {
    const full = base({ power: [0, 0, 3], priests: 7 });
    expect(look(full, { kind: 'powerAction', seat: 0, action: 'ACT2' }).warnings).toEqual([{ key: 'priestLost' }]);
    expect(seat(play(full, { kind: 'powerAction', seat: 0, action: 'ACT2' })).priests).toBe(7);
  });

  it('F13: conversions before and after the action, never inside it', () => {
    const start = base({ power: [0, 0, 6], workers: 4, priests: 0 });
    const inside = play(start, { kind: 'powerAction', seat: 0, action: 'ACT5' });
    expect(owes(inside)).toEqual(['0 spades', '0 after']);
    expect(legal(inside, 'convert')).toEqual([]);
    expect(why(inside, { kind: 'convert', seat: 0, from: 'workers', to: 'coins', n: 1 })).toBe('insideAction');
    const after = play(base({ power: [0, 0, 5] }), { kind: 'powerAction', seat: 0, action: 'ACT3' });
    expect(why(after, { kind: 'convert', seat: 0, from: 'workers', to: 'coins', n: 1 })).toBeNull();
  });

  it('F13: inside an action a free move is refused with a reason', () => {
    const group = scene({ factions: ['auren', 'nomads'], pieces: { C3: [0, 'TP'] } });
    const upgraded = play(group, { kind: 'upgrade', seat: 0, hex: 'C3', to: 'TE' });
    expect(why(upgraded, { kind: 'burn', seat: 0, n: 1 })).toBe('insideAction');
  });

  it('D19: burning is free unless the strict rule is played', () => {
    const strict = scene({
      factions: ['witches', 'nomads'],
      pieces: { C3: [0, 'D'] },
      seats: [{ power: [0, 8, 0] }],
      options: { strictBurn: true }
    });
    const burnt = play(strict, { kind: 'burn', seat: 0, n: 2 }, { kind: 'pass', seat: 0, bonus: 'BON3' });
    expect(why(burnt, { kind: 'endTurn', seat: 0 })).toBe('burn.unspent');
    const spent = play(burnt, { kind: 'convert', seat: 0, from: 'power', to: 'coins', n: 2 });
    expect(why(spent, { kind: 'endTurn', seat: 0 })).toBeNull();
  });
});
