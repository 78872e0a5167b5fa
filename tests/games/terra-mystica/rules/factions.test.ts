import { describe, expect, it } from 'vitest';
import { FACTION } from '$lib/games/terra-mystica/factions';
import { FACTIONS } from '$lib/games/terra-mystica/ids';
import { incomeOf } from '$lib/games/terra-mystica/rules/income';
import { legal, on, owes, play, scene, seat, why } from './scene';

const rich = { coins: 40, workers: 30, priests: 3 };
const strong = (faction: (typeof FACTIONS)[number], more: object = {}, terrain: 'G' | null = null) =>
  scene({
    factions: [faction, 'nomads'],
    terrains: [terrain],
    pieces: { F4: [0, 'SH'] },
    seats: [{ ...rich, ...more }]
  });
const raise = { kind: 'upgrade', seat: 0, hex: 'F4', to: 'SH' } as const;
const weak = (faction: (typeof FACTIONS)[number], more: object = {}, terrain: 'G' | null = null) =>
  scene({
    factions: [faction, 'witches'],
    terrains: [terrain],
    pieces: { F4: [0, 'TP'] },
    seats: [{ ...rich, ...more }]
  });
const special = (action: 'ACTA' | 'ACTW' | 'ACTS' | 'ACTC' | 'ACTG' | 'ACTN' | 'ACTE') =>
  ({ kind: 'specialAction', seat: 0, action }) as const;

describe('TM 12: factions', () => {
  it('there are twenty, on ten boards of two sides', () => {
    expect(FACTIONS.length).toBe(20);
    const boards = FACTIONS.map((id) => FACTION[id].board);
    for (const board of boards) expect(boards.filter((other) => other === board).length).toBe(2);
  });

  it('12.1 Auren: a favour with the stronghold; ACTA two steps on one track (trap 40)', () => {
    expect(owes(play(weak('auren'), raise))).toEqual(['0 favour', '0 after']);
    const action = play(strong('auren'), special('ACTA'));
    expect(seat(play(action, { kind: 'cultStep', seat: 0, cult: 'fire' })).cults.fire).toBe(2);
    expect(legal(action, 'cultStep').length).toBe(4);
  });

  it('12.2 Witches: the ride needs a free forest hex, costs nothing and scores (trap 27)', () => {
    const start = scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'SH'], I7: [1, 'D'] },
      seats: [rich],
      scoring: ['SCORE3']
    });
    const ride = play(start, special('ACTW'));
    expect(why(ride, { kind: 'build', seat: 0, hex: 'A1' })).toBe('build.foreign');
    const landed = play(ride, { kind: 'build', seat: 0, hex: 'I6' });
    expect(seat(landed)).toMatchObject({ coins: 40, workers: 30, vp: 22 });
    expect(landed.owed[0]).toMatchObject({ seat: 1, kind: 'leech' });
  });

  it('12.3 Alchemists: points and coins, 12 power at once, 2 power for each spade used (F26)', () => {
    const start = weak('alchemists', { power: [12, 0, 0] });
    const both = play(
      start,
      { kind: 'convert', seat: 0, from: 'vp', to: 'coins', n: 2 },
      { kind: 'convert', seat: 0, from: 'coins', to: 'vp', n: 1 }
    );
    expect(seat(both)).toMatchObject({ vp: 19, coins: 40 });
    expect(seat(play(start, raise)).power).toEqual([0, 12, 0]);
    const dug = play(strong('alchemists', { power: [9, 0, 0] }), {
      kind: 'transform',
      seat: 0,
      hex: 'F3',
      to: 'U',
      spades: 1
    });
    expect(seat(dug).power).toEqual([7, 2, 0]);
  });

  it('12.4 Darklings: priests for spades with 2 points each (F30); ordination (F19)', () => {
    const dug = play(weak('darklings'), { kind: 'transform', seat: 0, hex: 'F3', to: 'K', spades: 2 });
    expect(seat(dug)).toMatchObject({ priests: 1, workers: 30, vp: 24 });
    expect(why(weak('darklings'), { kind: 'advanceDig', seat: 0 })).toBe('dig.none');
    const built = play(weak('darklings'), raise);
    expect(owes(built)).toEqual(['0 ordination', '0 after']);
    expect(why(built, { kind: 'ordain', seat: 0, n: 4 })).toBe('ordain.most');
    expect(seat(play(built, { kind: 'ordain', seat: 0, n: 3 })).priests).toBe(6);
  });

  it('12.5 Halflings: a point for each spade used (F25); three spades with the stronghold (trap 38)', () => {
    const start = scene({
      factions: ['halflings', 'dwarves'],
      pieces: { F4: [0, 'TP'], E7: [1, 'D'] },
      ground: { F3: 'Y', E6: 'Y' },
      seats: [rich, { power: [9, 0, 0] }]
    });
    const built = play(start, raise);
    expect(built.owed[0]).toMatchObject({ kind: 'spades', n: 3, optional: true });
    const dug = play(
      built,
      { kind: 'transform', seat: 0, hex: 'F3', to: 'U', spades: 1 },
      { kind: 'transform', seat: 0, hex: 'E6', to: 'U', spades: 1 },
      { kind: 'skip', seat: 0, what: 'spades' }
    );
    expect(seat(dug).vp).toBe(22);
    const house = play(dug, { kind: 'build', seat: 0, hex: 'E6' });
    expect(house.events.length).toBe(2);
    expect(owes(house)).toEqual(['1 leech', '0 after']);
    const first = play(house, { kind: 'leech', seat: 1, event: 1 });
    expect(owes(first)).toEqual(['1 leech', '0 after']);
  });

  it('12.6 Cultists: 7 points with the stronghold', () => {
    expect(seat(play(weak('cultists'), raise)).vp).toBe(27);
  });

  it('12.7 Engineers: bridges for two workers; points for bridges with both ends own (trap 26)', () => {
    const start = scene({
      factions: ['engineers', 'nomads'],
      pieces: { D6: [0, 'SH'], E9: [0, 'D'], C5: [1, 'D'] },
      seats: [{ ...rich, bridges: 2 }],
      position: {
        bridges: [
          { seat: 0, a: 'D6', b: 'E9' },
          { seat: 0, a: 'C5', b: 'D6' }
        ]
      }
    });
    const last = play(start, special('ACTE'));
    expect(seat(last).workers).toBe(28);
    expect(why(last, { kind: 'bridge', seat: 0, a: 'D6', b: 'E9' })).toBe('bridge.taken');
    expect(why(last, { kind: 'bridge', seat: 0, a: 'A3', b: 'C1' })).toBe('bridge.noStructure');
    expect(why(last, { kind: 'bridge', seat: 0, a: 'A1', b: 'D6' })).toBe('bridge.site');
    expect(seat(play(start, { kind: 'pass', seat: 0, bonus: 'BON3' })).vp).toBe(23);
    const used = { ...start, seats: [{ ...seat(start), bridges: 3 }, seat(start, 1)] };
    expect(why(used, special('ACTE'))).toBe('bridge.nowhere');
  });

  it('12.8 Dwarves: the tunnel costs one worker less with the stronghold', () => {
    expect(FACTION.dwarves.jump).toMatchObject({ cost: { workers: 2 }, costSH: { workers: 1 }, vp: 4 });
    expect(FACTION.dwarves.sails).toBe(false);
  });

  it('12.9 Mermaids: one step of shipping with its points, nothing at five', () => {
    expect(seat(play(weak('mermaids', { shipping: 1 }), raise))).toMatchObject({ shipping: 2, vp: 22 });
    expect(seat(play(weak('mermaids', { shipping: 5 }), raise))).toMatchObject({ shipping: 5, vp: 20 });
  });

  it('12.10 Swarmlings: a free trading post from a dwelling', () => {
    const start = scene({ factions: ['swarmlings', 'nomads'], pieces: { F4: [0, 'SH'], E6: [0, 'D'] }, seats: [rich] });
    const action = play(start, special('ACTS'));
    expect(why(action, { kind: 'upgrade', seat: 0, hex: 'E6', to: 'TE' })).toBe('upgrade.freeOnly');
    expect(seat(play(action, { kind: 'upgrade', seat: 0, hex: 'E6', to: 'TP' }))).toMatchObject({ coins: 40 });
    expect(why(strong('swarmlings'), special('ACTS'))).toBe('noDwelling');
  });

  it('12.11 Chaos Magicians: two favours (F18); two actions in a row, a pass ends them (trap 22, D22)', () => {
    const temple = play(weak('chaos-magicians'), { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TE' });
    expect(owes(temple)).toEqual(['0 favour', '0 favour', '0 after']);
    const start = strong('chaos-magicians', { power: [0, 0, 12] });
    const double = play(start, special('ACTC'));
    expect(owes(double)).toEqual(['0 turn']);
    expect(why(double, special('ACTC'))).toBe('special.used');
    expect(why(double, { kind: 'endTurn', seat: 0 })).toBe('turn.action');
    const one = play(double, { kind: 'powerAction', seat: 0, action: 'ACT3' });
    expect(owes(one)).toEqual(['0 turn']);
    const converted = play(one, { kind: 'convert', seat: 0, from: 'workers', to: 'coins', n: 1 });
    expect(owes(play(converted, { kind: 'powerAction', seat: 0, action: 'ACT4' }))).toEqual(['0 after']);
    expect(owes(play(double, { kind: 'pass', seat: 0, bonus: 'BON3' }))).toEqual(['0 after']);
    expect(owes(play(one, { kind: 'pass', seat: 0, bonus: 'BON3' }))).toEqual(['0 after']);
  });

  it('12.12 Giants: ACTG is two free spades on one hex', () => {
    const action = play(strong('giants', { workers: 0 }), special('ACTG'));
    const done = play(action, { kind: 'transform', seat: 0, hex: 'F3', to: 'R', spades: 2 });
    expect(owes(done)).toEqual([`0 after`]);
    expect(on(done, 'F3')).toBe('R');
  });

  it('12.13 Fakirs: the dig track stops at two workers', () => {
    expect(why(weak('fakirs', { dig: 1 }), { kind: 'advanceDig', seat: 0 })).toBe('dig.end');
  });

  it('12.14 Nomads: the sandstorm needs a shared side, is no spade and may be built on', () => {
    const start = scene({
      factions: ['nomads', 'witches'],
      pieces: { E9: [0, 'SH'] },
      seats: [rich],
      scoring: ['SCORE1'],
      position: { bridges: [{ seat: 0, a: 'D6', b: 'E9' }] }
    });
    const storm = play(start, special('ACTN'));
    expect(why(storm, { kind: 'transform', seat: 0, hex: 'D6', to: 'Y', spades: 0 })).toBe('storm.adjacent');
    const done = play(storm, { kind: 'transform', seat: 0, hex: 'E10', to: 'Y', spades: 0 });
    expect(seat(done).vp).toBe(20);
    expect(owes(done)).toEqual(['0 dwelling', '0 after']);
  });

  it('12.15 Ice Maidens: 3 points for each temple when passing, the sanctuary is none', () => {
    const start = scene({
      factions: ['ice-maidens', 'nomads'],
      terrains: ['G'],
      pieces: { F4: [0, 'SH'], E6: [0, 'TE'], A1: [0, 'TE'], A3: [0, 'SA'] }
    });
    expect(seat(play(start, { kind: 'pass', seat: 0, bonus: 'BON3' })).vp).toBe(26);
  });

  it('12.16 Yetis: power actions cost one less and can be taken again with the stronghold', () => {
    const used = { power: [0, 0, 3] as const };
    const start = { ...strong('yetis', used, 'G'), powerUsed: ['ACT4' as const] };
    expect(why(start, { kind: 'powerAction', seat: 0, action: 'ACT4' })).toBeNull();
    const before = { ...weak('yetis', used, 'G'), powerUsed: ['ACT4' as const] };
    expect(why(before, { kind: 'powerAction', seat: 0, action: 'ACT4' })).toBe('power.used');
  });

  it('12.17 Acolytes: a volcano for cult steps, dearer on another home; a top is freed (trap 34)', () => {
    const start = scene({
      factions: ['acolytes', 'nomads'],
      terrains: ['G'],
      pieces: { F4: [0, 'SH'] },
      ground: { F4: 'VOLCANO' },
      seats: [{ ...rich, cults: { fire: 10, water: 3, earth: 2, air: 4 }, keys: 1 }],
      scoring: ['SCORE1']
    });
    const far = play(start, { kind: 'transform', seat: 0, hex: 'F3', to: 'VOLCANO', spades: 0 });
    expect(far.owed[0]).toMatchObject({ kind: 'payCult', n: 4 });
    expect(why(far, { kind: 'payCult', seat: 0, cult: 'water' })).toBe('cult.low');
    const paid = play(far, { kind: 'payCult', seat: 0, cult: 'fire' });
    expect(seat(paid)).toMatchObject({ cults: { fire: 6 }, vp: 20 });
    expect(owes(paid)).toEqual(['0 dwelling', '0 after']);
    const near = play(start, { kind: 'transform', seat: 0, hex: 'E6', to: 'VOLCANO', spades: 0 });
    expect(near.owed[0]).toMatchObject({ kind: 'payCult', n: 3 });
    expect(seat(play(start, { kind: 'sendPriest', seat: 0, cult: 'earth', value: 3 })).cults.earth).toBe(6);
  });

  it('12.17, D7, D39: Acolytes turn free spades into cult steps, which score the spade tile', () => {
    const start = scene({
      factions: ['acolytes', 'nomads'],
      terrains: ['G'],
      pieces: { F4: [0, 'D'] },
      ground: { F4: 'VOLCANO' },
      seats: [{ power: [0, 0, 6] }],
      scoring: ['SCORE1']
    });
    const action = play(start, { kind: 'powerAction', seat: 0, action: 'ACT6' });
    expect(owes(action)).toEqual(['0 cultSteps', '0 cultSteps', '0 after']);
    const used = play(
      action,
      { kind: 'cultStep', seat: 0, cult: 'fire' },
      { kind: 'skip', seat: 0, what: 'cultSteps' }
    );
    expect(seat(used).vp).toBe(22);
    expect(why(action, { kind: 'transform', seat: 0, hex: 'E6', to: 'VOLCANO', spades: 0 })).toBe('kernel.notAsked');
  });

  it('12.18 Dragonlords: a volcano for tokens of any bowl; tokens for players and for spades', () => {
    const start = scene({
      factions: ['dragonlords', 'nomads', 'witches'],
      terrains: ['S'],
      pieces: { F4: [0, 'TP'] },
      ground: { F4: 'VOLCANO' },
      seats: [{ ...rich, power: [4, 2, 2] }]
    });
    const volcano = play(start, { kind: 'transform', seat: 0, hex: 'F3', to: 'VOLCANO', spades: 0 });
    expect(volcano.owed[0]).toMatchObject({ kind: 'payTokens', n: 2 });
    expect(why(volcano, { kind: 'payTokens', seat: 0, bowls: [1, 0, 0] })).toBe('tokens.count');
    const paid = play(volcano, { kind: 'payTokens', seat: 0, bowls: [1, 1, 0] });
    expect(seat(paid)).toMatchObject({ power: [3, 1, 2], gone: 2 });
    expect(seat(play(start, raise))).toMatchObject({ power: [7, 2, 2], added: 3 });
    const spade = play(
      { ...start, seats: start.seats.map((me) => ({ ...me, power: [0, 0, 4] as const })) },
      {
        kind: 'powerAction',
        seat: 0,
        action: 'ACT5'
      }
    );
    expect(seat(play(spade, { kind: 'takeSpadeTokens', seat: 0 })).power).toEqual([5, 0, 0]);
  });

  it('12.19 Shapeshifters: a new home for 5 power or 5 tokens, never another player’s (D20)', () => {
    const start = strong('shapeshifters', { power: [2, 2, 5] }, 'G');
    expect(why(start, { kind: 'shapeshift', seat: 0, terrain: 'G', pay: 'power' })).toBe('shift.same');
    expect(why(start, { kind: 'shapeshift', seat: 0, terrain: 'Y', pay: 'power' })).toBe('shift.taken');
    const shifted = play(start, { kind: 'shapeshift', seat: 0, terrain: 'R', pay: 'power' });
    expect(seat(shifted)).toMatchObject({ terrain: 'R', power: [7, 2, 0] });
    const tokens = play(start, { kind: 'shapeshift', seat: 0, terrain: 'R', pay: 'tokens' });
    expect(tokens.owed[0]).toMatchObject({ kind: 'payTokens', n: 5 });
    expect(why(start, { kind: 'advanceDig', seat: 0 })).toBe('dig.none');
  });

  it('12.20 Riverwalkers: each priest is taken or frees a terrain for coins (D16)', () => {
    const start = scene({
      factions: ['riverwalkers', 'nomads'],
      terrains: ['U'],
      pieces: { C2: [0, 'TP'] },
      seats: [{ ...rich, priests: 0, coins: 12, power: [0, 0, 3] }]
    });
    const got = play(start, { kind: 'powerAction', seat: 0, action: 'ACT2' });
    expect(owes(got)).toEqual(['0 unlock', '0 after']);
    expect(seat(play(got, { kind: 'unlock', seat: 0, terrain: null })).priests).toBe(1);
    expect(seat(play(got, { kind: 'unlock', seat: 0, terrain: 'Y' }))).toMatchObject({
      coins: 10,
      unlocked: ['U', 'Y']
    });
    expect(seat(play(got, { kind: 'unlock', seat: 0, terrain: 'K' })).coins).toBe(11);
    expect(why(got, { kind: 'unlock', seat: 0, terrain: 'U' })).toBe('unlock.done');
    const built = play(start, { kind: 'upgrade', seat: 0, hex: 'C2', to: 'SH' });
    expect(owes(built)).toEqual(['0 bridge', '0 bridge', '0 after']);
    expect(owes(play(built, { kind: 'skip', seat: 0, what: 'bridge' }))).toEqual(['0 bridge', '0 after']);
  });

  it('trap 6, 7: income counts pieces on the map; the eighth dwelling pays ice, Engineers and Riverwalkers', () => {
    const start = scene({
      factions: ['witches', 'nomads'],
      pieces: { C3: [0, 'D'], F4: [0, 'D'] },
      seats: [{ bonus: 'BON3' }]
    });
    expect(incomeOf(start, 0)).toEqual({ coins: 6, workers: 3, power: 0, priests: 0 });
    const eighth = (id: (typeof FACTIONS)[number]) => {
      const workers = FACTION[id].buildings.D.income.workers!;
      return workers[8]! - workers[7]!;
    };
    expect(FACTIONS.filter((id) => eighth(id) > 0)).toEqual(['engineers', 'ice-maidens', 'yetis', 'riverwalkers']);
  });
});
