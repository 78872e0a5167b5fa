import { describe, expect, it } from 'vitest';
import { begin, readOptions, refuseOptions, type Options } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import type { TmMove } from '$lib/games/terra-mystica/moves';
import { owes, play, scene, seat, why } from './scene';

const arranged = (more: Options = {}) =>
  begin(game, {
    players: 2,
    options: { arranged: true, fireIceFactions: true, leech: 'deferred', ...more },
    seed: 1
  }).position;

const setup: TmMove = {
  kind: 'arrange',
  seat: 0,
  scoring: ['SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6'],
  bonuses: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5'],
  finalTile: null,
  map: 'fi1'
};

describe('TM 15: recorded games', () => {
  it('their options pass through, though the lobby never offers them', () => {
    const options = { ...readOptions(game.meta, {}, 4), arranged: true, leech: 'deferred', allowDrop: true };
    expect(refuseOptions(game.meta, options, 4)).toBeNull();
    const hidden = game.meta.options.filter(({ imported }) => imported);
    expect(hidden.length).toBeGreaterThan(8);
    for (const { when } of hidden) expect(when!({}, 4)).toBe(false);
  });

  it('begin with the setup as it was, on any map', () => {
    const first = arranged();
    expect(owes(first)).toEqual(['0 arrange']);
    expect(why(first, { ...setup, scoring: ['SCORE1'] })).toBe('arrange.scoring');
    expect(why(first, { ...setup, bonuses: ['BON1', 'BON2'] })).toBe('arrange.bonuses');
    expect(why(first, { ...setup, bonuses: ['BON1', 'BON2', 'BON3', 'BON4', 'BON10'] })).toBe('arrange.promo');
    expect(why(first, { ...setup, map: 'nowhere' })).toBe('arrange.map');
    const laid = play(first, setup);
    expect(laid).toMatchObject({ map: 'fi1', order: [0, 1], scoring: setup.scoring });
    const own = play(first, { ...setup, map: 'YUKBGSR/IIIIIII/RSGBKUY' });
    expect(own.ground.length).toBe(21);
  });

  it('take picks after all factions, in any order', () => {
    const chosen = play(
      arranged(),
      setup,
      { kind: 'pickFaction', seat: 0, faction: 'ice-maidens' },
      { kind: 'pickFaction', seat: 1, faction: 'acolytes' }
    );
    expect(owes(chosen)).toEqual(['0 favour', '0 terrain', '1 terrain']);
    const done = play(
      chosen,
      { kind: 'pickTerrain', seat: 1, terrain: 'R' },
      { kind: 'pickTerrain', seat: 0, terrain: 'G' },
      { kind: 'takeFavour', seat: 0, favour: 'FAV9' }
    );
    expect(done.phase).toBe('setup.dwellings');
  });

  it('S18: a player who leaves has no more turns', () => {
    const table = scene({
      factions: ['witches', 'nomads', 'giants'],
      pieces: { F4: [0, 'D'], I7: [1, 'D'], A6: [2, 'D'] },
      options: { arranged: true, leech: 'deferred' },
      bonuses: { BON3: 0 },
      seats: [{}, { bonus: 'BON5' }],
      position: { owed: [{ seat: 0, kind: 'turn', group: 'table' }] }
    });
    const left = play(table, { kind: 'drop', seat: 0, who: 1 });
    expect(left.bonuses).toEqual({ BON3: 0, BON5: 0 });
    const next = play(left, { kind: 'pass', seat: 0, bonus: 'BON3' }, { kind: 'endTurn', seat: 0 });
    expect(owes(next)).toEqual(['2 turn']);
    expect(why(next, { kind: 'drop', seat: 2, who: 1 })).toBe('drop.gone');
    const normal = scene({ factions: ['witches', 'nomads'] });
    expect(why(normal, { kind: 'drop', seat: 0, who: 1 })).toBe('drop.never');
  });

  it('S3, S15: spades may pay when they are gained, and be dropped', () => {
    const table = scene({
      factions: ['halflings', 'nomads'],
      pieces: { E6: [0, 'D'] },
      seats: [{ power: [0, 0, 6] }],
      scoring: ['SCORE1'],
      options: { spadeBonus: 'gain', allowDrop: true }
    });
    const action = play(table, { kind: 'powerAction', seat: 0, action: 'ACT6' });
    expect(seat(action).vp).toBe(20 + 4 + 2);
    expect(seat(play(action, { kind: 'skip', seat: 0, what: 'spades' })).vp).toBe(26);
  });

  it('S4: conversions inside an action', () => {
    const table = scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'TP'] },
      options: { midActionConversion: true }
    });
    const temple = play(table, { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TE' });
    expect(why(temple, { kind: 'burn', seat: 0, n: 1 })).toBeNull();
  });

  it('S5: tokens leave the bowls in order', () => {
    const table = scene({
      factions: ['dragonlords', 'nomads'],
      terrains: ['G'],
      pieces: { F4: [0, 'D'] },
      seats: [{ power: [1, 4, 0] }],
      options: { tokenOrder: 'auto' }
    });
    const volcano = play(table, { kind: 'transform', seat: 0, hex: 'F3', to: 'VOLCANO', spades: 0 });
    expect(seat(volcano).power).toEqual([0, 3, 0]);
  });

  it('S6: without the erratum all declining brings the Cultists nothing', () => {
    const table = scene({
      factions: ['cultists', 'nomads'],
      pieces: { E6: [0, 'D'], E5: [1, 'D'] },
      options: { cultistsErratum: false }
    });
    const declined = play(
      table,
      { kind: 'upgrade', seat: 0, hex: 'E6', to: 'TP' },
      { kind: 'declineLeech', seat: 1, event: 1 }
    );
    expect(seat(declined).power).toEqual([5, 7, 0]);
  });

  it('S7, S8: older Shapeshifters and Riverwalkers', () => {
    const shifters = scene({
      factions: ['shapeshifters', 'nomads'],
      terrains: ['G'],
      pieces: { F4: [0, 'SH'] },
      seats: [{ power: [0, 0, 3], shifts: 1 }],
      options: { shapeshifters: 'v2' }
    });
    const shifted = play(shifters, { kind: 'shapeshift', seat: 0, terrain: 'R', pay: 'power' });
    expect(seat(shifted)).toMatchObject({ vp: 22, power: [3, 0, 0] });
    const often = { ...shifters, seats: [{ ...seat(shifters), shifts: 2 }, seat(shifters, 1)] };
    expect(why(often, { kind: 'shapeshift', seat: 0, terrain: 'R', pay: 'power' })).toBe('shift.often');
    const river = scene({
      factions: ['riverwalkers', 'nomads'],
      terrains: ['U'],
      pieces: { E6: [0, 'D'] },
      seats: [{ power: [0, 0, 3] }],
      options: { shapeshifters: 'v4' }
    });
    const free = play(
      river,
      { kind: 'powerAction', seat: 0, action: 'ACT2' },
      { kind: 'unlock', seat: 0, terrain: 'Y' }
    );
    expect(seat(free).coins).toBe(12);
  });

  it('S11, S16: other start points; the second action may be left out', () => {
    const points = play(arranged({ startVp2017: true }), setup, { kind: 'pickFaction', seat: 0, faction: 'fakirs' });
    expect(seat(points).vp).toBe(33);
    const double = scene({
      factions: ['chaos-magicians', 'nomads'],
      pieces: { F4: [0, 'SH'] },
      options: { looseDouble: true }
    });
    const begun = play(double, { kind: 'specialAction', seat: 0, action: 'ACTC' });
    expect(why(begun, { kind: 'endTurn', seat: 0 })).toBeNull();
  });
});
