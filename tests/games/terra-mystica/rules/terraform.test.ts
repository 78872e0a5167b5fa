import { describe, expect, it } from 'vitest';
import { geometry } from '$lib/games/terra-mystica/map';
import { rulesOf } from '$lib/games/terra-mystica/options';
import { legal, look, on, owes, play, scene, seat, why } from './scene';

/** Witches at E9 (forest); around it E10 swamp, D6 over the river, F5 plains... */
const witches = (more: object = {}, options: Record<string, boolean> = {}) =>
  scene({
    factions: ['witches', 'nomads'],
    pieces: { F4: [0, 'D'] },
    seats: [{ workers: 20, coins: 20, ...more }],
    options
  });

describe('TM 6.1: transform and build', () => {
  it('form B: builds on home ground that was there before, for the dwelling price', () => {
    const start = scene({
      factions: ['nomads', 'witches'],
      pieces: { F4: [1, 'D'], E8: [0, 'D'] },
      ground: { E7: 'Y' }
    });
    const after = play(start, { kind: 'build', seat: 0, hex: 'E7' });
    expect(seat(after)).toMatchObject({ coins: 13, workers: 1 });
    expect(seat(after).built.D).toBe(2);
  });

  it('form A and C: k spades walk k steps in one direction; a dwelling may follow', () => {
    const start = witches();
    // F3 is desert: forest is four steps one way and three the other.
    expect(why(start, { kind: 'transform', seat: 0, hex: 'F3', to: 'G', spades: 3 })).toBeNull();
    expect(why(start, { kind: 'transform', seat: 0, hex: 'F3', to: 'G', spades: 4 })).toBeNull();
    expect(why(start, { kind: 'transform', seat: 0, hex: 'F3', to: 'G', spades: 2 })).toBe('walk');
    const partial = play(start, { kind: 'transform', seat: 0, hex: 'F3', to: 'U', spades: 1 });
    expect(owes(partial)).toEqual(['0 after']);
    expect(on(partial, 'F3')).toBe('U');
    const home = play(start, { kind: 'transform', seat: 0, hex: 'F3', to: 'G', spades: 3 });
    expect(owes(home)).toEqual(['0 dwelling', '0 after']);
    expect(seat(home).workers).toBe(11);
    expect(seat(play(home, { kind: 'build', seat: 0, hex: 'F3' })).built.D).toBe(2);
    expect(owes(play(home, { kind: 'skip', seat: 0, what: 'dwelling' }))).toEqual(['0 after']);
  });

  it('F3, D4: more than three spades in one action, stopping at home', () => {
    const long = legal(witches({ workers: 18 }), 'transform').filter(
      (move) => move.kind === 'transform' && move.hex === 'F3'
    );
    expect(Math.max(...long.map((move) => (move.kind === 'transform' ? move.spades : 0)))).toBe(4);
  });

  it('F4: home ground may be transformed away, up to six steps', () => {
    const start = scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'D'] },
      ground: { F3: 'G' },
      seats: [{ workers: 30 }]
    });
    expect(why(start, { kind: 'transform', seat: 0, hex: 'F3', to: 'S', spades: 6 })).toBeNull();
    expect(why(start, { kind: 'transform', seat: 0, hex: 'F3', to: 'G', spades: 7 })).toBe('walk');
  });

  it('refuses what is occupied, out of reach or not payable', () => {
    const start = witches({ workers: 2 });
    expect(why(start, { kind: 'transform', seat: 0, hex: 'F4', to: 'S', spades: 1 })).toBe('hex.occupied');
    expect(why(start, { kind: 'transform', seat: 0, hex: 'A1', to: 'K', spades: 1 })).toBe('reach');
    expect(why(start, { kind: 'transform', seat: 0, hex: 'F3', to: 'U', spades: 1 })).toBe('short.workers');
    expect(why(start, { kind: 'transform', seat: 0, hex: 'r22', to: 'U', spades: 1 })).toBe('hex.river');
    expect(why(start, { kind: 'build', seat: 0, hex: 'F3' })).toBe('build.foreign');
  });

  it('F5: free spades come first, missing ones are bought', () => {
    const start = witches({ power: [0, 0, 4] });
    const action = play(start, { kind: 'powerAction', seat: 0, action: 'ACT5' });
    const done = play(action, { kind: 'transform', seat: 0, hex: 'F3', to: 'G', spades: 3 });
    expect(seat(done).workers).toBe(14);
    expect(owes(done)).toEqual(['0 dwelling', '0 after']);
  });

  it('F6: leftover free spades go to one more hex, one dwelling in all on either', () => {
    const start = scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'D'] },
      ground: { F3: 'S', E6: 'S' },
      seats: [{ power: [0, 0, 6], workers: 9 }]
    });
    const first = play(
      start,
      { kind: 'powerAction', seat: 0, action: 'ACT6' },
      { kind: 'transform', seat: 0, hex: 'F3', to: 'G', spades: 1 }
    );
    expect(owes(first)).toEqual(['0 spades', '0 after']);
    expect(why(first, { kind: 'transform', seat: 0, hex: 'E6', to: 'R', spades: 1 })).toBeNull();
    const second = play(first, { kind: 'transform', seat: 0, hex: 'E6', to: 'G', spades: 1 });
    expect(second.owed[0]).toMatchObject({ kind: 'dwelling', hexes: ['F3', 'E6'] });
    expect(owes(play(second, { kind: 'build', seat: 0, hex: 'F3' }))).toEqual(['0 after']);
    // Nothing more is bought for the second hex.
    expect(why(first, { kind: 'transform', seat: 0, hex: 'E7', to: 'Y', spades: 2 })).toBe('spades.few');
  });

  it('F6: the dwelling is offered even where a left-over spade has no other target (power action 6)', () => {
    const island = (version: number) => {
      const start = scene({
        factions: ['witches', 'nomads'],
        pieces: { F4: [0, 'D'] },
        ground: { F3: 'S', E6: 'ICE', E7: 'ICE', F5: 'ICE', G3: 'ICE', G2: 'ICE' },
        seats: [{ power: [0, 0, 6], workers: 9 }]
      });
      const rules = rulesOf({ map: 'base', fireIceFactions: true }, version);
      // Whatever else is in reach is ice.
      const ground = start.ground.map((is, n) => (is === 'I' || n === geometry('base').at.get('F3') ? is : 'ICE'));
      return play(
        { ...start, rules, ground },
        { kind: 'powerAction', seat: 0, action: 'ACT6' },
        { kind: 'transform', seat: 0, hex: 'F3', to: 'G', spades: 1 }
      );
    };
    expect(island(2).owed[0]).toMatchObject({ kind: 'dwelling', hexes: ['F3'] });
    expect(owes(play(island(2), { kind: 'build', seat: 0, hex: 'F3' }))).toEqual(['0 after']);
    // A stored game of the first version plays on as it did.
    expect(owes(island(1))).toEqual(['0 after']);
    expect('dwellingAtLast' in rulesOf({}, 1)).toBe(false);
  });

  it('F6: and so it is after the Halflings’ stronghold', () => {
    const start = scene({
      factions: ['halflings', 'nomads'],
      pieces: { F5: [0, 'TP'] },
      seats: [{ workers: 20, coins: 20 }]
    });
    const { at } = geometry('base');
    const hex = geometry('base').ids[geometry('base').land[at.get('F5')!]![0]!]!;
    const ground = start.ground.map((is, n) =>
      is === 'I' ? is : n === at.get('F5') ? 'U' : n === at.get(hex) ? 'Y' : 'ICE'
    );
    const made = play(
      { ...start, ground },
      { kind: 'upgrade', seat: 0, hex: 'F5', to: 'SH' },
      { kind: 'transform', seat: 0, hex, to: 'U', spades: 1 }
    );
    expect(made.owed[0]).toMatchObject({ kind: 'dwelling', hexes: [hex] });
    expect(owes(play(made, { kind: 'skip', seat: 0, what: 'dwelling' }))).toEqual(['0 after']);
  });

  it('F6, D29: a first hex that does not become home ends the spades', () => {
    const action = play(witches({ power: [0, 0, 6] }), { kind: 'powerAction', seat: 0, action: 'ACT6' });
    const move = { kind: 'transform', seat: 0, hex: 'F3', to: 'U', spades: 1 } as const;
    expect(look(action, move).warnings).toEqual([{ key: 'spadesLost', params: { n: 1 } }]);
    expect(owes(play(action, move))).toEqual(['0 after']);
  });

  it('F7, F8: with a spade action one builds on hexes transformed in it only', () => {
    const start = scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'D'] },
      ground: { F3: 'S', E6: 'G' },
      seats: [{ power: [0, 0, 4] }]
    });
    const action = play(start, { kind: 'powerAction', seat: 0, action: 'ACT5' });
    expect(why(action, { kind: 'build', seat: 0, hex: 'E6' })).toBe('kernel.notAsked');
    expect(why(action, { kind: 'skip', seat: 0, what: 'spades' })).toBe('skip.must');
    const dug = play(action, { kind: 'transform', seat: 0, hex: 'F3', to: 'G', spades: 1 });
    expect(why(dug, { kind: 'build', seat: 0, hex: 'E6' })).toBe('build.notTransformed');
  });

  it('D33: a spade action without any target is refused', () => {
    const start = scene({
      factions: ['giants', 'nomads'],
      pieces: { D7: [0, 'D'] },
      seats: [{ power: [0, 0, 4], workers: 0 }]
    });
    expect(why(start, { kind: 'powerAction', seat: 0, action: 'ACT5' })).toBe('spades.noTarget');
  });

  it('trap 19: bought and free spades score the spade tile, in the action phase', () => {
    const start = scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'D'] },
      seats: [{ power: [0, 0, 4], workers: 9 }],
      scoring: ['SCORE1']
    });
    const done = play(
      start,
      { kind: 'powerAction', seat: 0, action: 'ACT5' },
      { kind: 'transform', seat: 0, hex: 'F3', to: 'G', spades: 3 }
    );
    expect(seat(done).vp).toBe(26);
    expect(seat(done).points.SCORE1).toBe(6);
  });

  it('trap 20, F29: Giants use exactly two spades, to wasteland only, and score both', () => {
    const start = scene({
      factions: ['giants', 'nomads'],
      pieces: { D7: [0, 'D'] },
      seats: [{ workers: 20 }],
      scoring: ['SCORE1']
    });
    for (const move of legal(start, 'transform')) expect(move).toMatchObject({ to: 'R', spades: 2 });
    expect(seat(play(start, { kind: 'transform', seat: 0, hex: 'D8', to: 'R', spades: 2 })).vp).toBe(24);
  });

  it('trap 21, D18: ice takes the start terrain for one spade and can never be changed', () => {
    const start = scene({
      factions: ['ice-maidens', 'nomads'],
      terrains: ['G'],
      pieces: { F4: [0, 'D'] },
      ground: { F4: 'ICE', E6: 'G', F3: 'ICE' },
      seats: [{ workers: 30 }]
    });
    expect(why(start, { kind: 'transform', seat: 0, hex: 'E6', to: 'ICE', spades: 1 })).toBeNull();
    expect(why(start, { kind: 'transform', seat: 0, hex: 'E6', to: 'S', spades: 1 })).toBeNull();
    expect(why(start, { kind: 'transform', seat: 0, hex: 'F3', to: 'S', spades: 1 })).toBe('ground.fixed');
    const to = legal(start, 'transform').map((move) => (move.kind === 'transform' ? move.to : ''));
    expect(to).not.toContain('G');
  });

  it.each([
    ['G', 1],
    ['B', 1],
    ['S', 1],
    ['K', 2],
    ['R', 2],
    ['U', 3],
    ['Y', 3]
  ] as const)('TM 19: ice with start forest reaches ice from %s in %i', (ground, spades) => {
    const start = scene({
      factions: ['yetis', 'nomads'],
      terrains: ['G'],
      pieces: { F4: [0, 'D'] },
      ground: { F4: 'ICE', F3: ground },
      seats: [{ workers: 30 }]
    });
    const ways = legal(start, 'transform').flatMap((move) =>
      move.kind === 'transform' && move.hex === 'F3' && move.to === 'ICE' ? [move.spades] : []
    );
    expect(Math.min(...ways)).toBe(spades);
  });

  it('trap 5.5: cult-bonus spades may be split, need not end at home and buy nothing', () => {
    const start = scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'D'], E8: [1, 'D'] },
      seats: [{ cults: { fire: 0, water: 0, earth: 8, air: 0 } }, { passed: true }],
      scoring: ['SCORE2', 'SCORE3'],
      position: { passing: [1] }
    });
    const cult = play(start, { kind: 'pass', seat: 0, bonus: 'BON3' }, { kind: 'endTurn', seat: 0 });
    expect(cult.phase).toBe('round.cultBonus');
    expect(cult.owed[0]).toMatchObject({ seat: 0, kind: 'spades', n: 2, buy: false, spread: true });
    expect(why(cult, { kind: 'transform', seat: 0, hex: 'F3', to: 'G', spades: 3 })).toBe('spades.few');
    const one = play(cult, { kind: 'transform', seat: 0, hex: 'F3', to: 'U', spades: 1 });
    expect(why(one, { kind: 'transform', seat: 0, hex: 'F3', to: 'K', spades: 1 })).toBe('hex.done');
    const two = play(one, { kind: 'transform', seat: 0, hex: 'E6', to: 'K', spades: 1 });
    expect(two).toMatchObject({ phase: 'round.actions', round: 2 });
  });
});
