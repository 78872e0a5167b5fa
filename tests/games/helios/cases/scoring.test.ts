import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import type { CharacterId, HeliosPosition, Land, SeatState } from '$lib/games/helios/state';
import { active, bonus, plain, scene, temple, token } from './table';

/** The end of a game, with seat 0 as described. */
function end(me: Partial<SeatState>, characters: readonly CharacterId[] = []): HeliosPosition {
  const position = scene('tile', { mana: 0, ...me }, { phase: 'over' });
  return { ...position, owed: [], characters: active(position, ...characters) };
}
const row = (position: HeliosPosition, key: string): number =>
  game.score(position).rows.find((each) => each.key === key)!.points[0]!;

const six = plain('1,0 0,1 -1,1 -1,0 1,-1');

describe('Scoring (HE 11)', () => {
  it('63 the worked example: 98', () => {
    const land: Land = {
      ...plain('3,0 0,1 0,2 0,3'),
      '0,0': temple(),
      '2,0': temple(),
      '1,0': bonus('temple'),
      '-1,0': bonus('free')
    };
    const buildings: SeatState['buildings'] = [
      'observatory',
      'solarium',
      'sun-church',
      'citadel',
      'land-office',
      'watchtower'
    ];
    const position = end({ land, buildings, temples: 2, speed: 8, mana: 2, vp: 47 }, ['princess']);
    const keys = ['bag', 'corners', 'bonus', 'buildings', 'characters', 'mana', 'cubes'];
    expect(keys.map((key) => row(position, key))).toEqual([47, 8, 13, 12, 16, 2, 0]);
    expect(game.score(position).totals[0]).toBe(98);
  });

  it('64 the four bonus tokens', () => {
    expect(row(end({ land: { ...plain('1,0 0,1 -1,1 -1,0'), '0,0': bonus('land') } }), 'bonus')).toBe(10);
    const rich = {
      ...six,
      '0,0': bonus('resource', 'brown', 'grey'),
      '1,0': token('brown', 'brown', 'blue'),
      '0,1': token('brown', 'black', 'green')
    };
    expect(row(end({ land: rich }), 'bonus')).toBe(12);
    const holy = { ...six, '0,0': { ...bonus('temple'), temple: true }, '1,0': temple(), '0,1': temple() };
    expect(row(end({ land: holy }), 'bonus')).toBe(12);
    expect(row(end({ land: { '0,0': token('brown'), '1,0': bonus('free') } }), 'bonus')).toBe(5);
  });

  it('65 the Explorer makes corners worth 8 instead of 4', () => {
    const land = plain('0,0 1,0 2,0 3,0 0,1 0,2 0,3');
    const night = end({ land });
    const asleep = { ...night, characters: { ...night.characters, explorer: { owner: 0, active: false } } };
    const total = (position: HeliosPosition) => row(position, 'corners') + row(position, 'characters');
    expect(total(asleep)).toBe(8);
    expect(total(end({ land }, ['explorer']))).toBe(16);
  });

  it('66 the Treasurer counts mana threefold and cubes double', () => {
    const land = { '0,0': token('brown', 'brown', 'grey'), '1,0': token('green', 'green') };
    const rows = ['characters', 'mana', 'cubes'];
    const points = (position: HeliosPosition) => rows.map((key) => row(position, key)).reduce((sum, n) => sum + n);
    expect(points(end({ land, mana: 2 }))).toBe(2);
    expect(points(end({ land, mana: 2 }, ['treasurer']))).toBe(12);
  });

  it('67 Princess, Prophetess, Cartographer', () => {
    expect(row(end({ speed: 'inf' }, ['princess']), 'characters')).toBe(0);
    const eleven = plain('0,0 1,0 2,0 3,0 0,1 0,2 0,3 -1,0 -2,0 -3,0 1,-1');
    expect(row(end({ land: eleven }, ['prophetess']), 'characters')).toBe(22);
    const colours = {
      '0,0': token('brown'),
      '1,0': token('grey'),
      '0,1': temple('green'),
      '-1,1': token('blue'),
      '-1,0': token('black'),
      '1,-1': token('black'),
      '2,0': bonus('land')
    };
    expect(row(end({ land: colours }, ['cartographer']), 'characters')).toBe(15);
  });

  it('68 equal totals: more cubes win, equal cubes share', () => {
    const position = end({});
    const tie = (mine: Land, theirs: Land): HeliosPosition => ({
      ...position,
      seats: [mine, theirs].map((land, n) => ({ ...position.seats[n]!, land, mana: 0, vp: 30 }))
    });
    const [three, two] = [
      { '0,0': token('brown', 'brown', 'brown'), '1,0': token('grey', 'grey') },
      { '0,0': token('brown', 'brown'), '1,0': token('grey', 'grey') }
    ];
    expect(game.score(tie(three, two))).toMatchObject({ totals: [30, 30], winners: [0], final: true });
    expect(game.score(tie(two, two)).winners).toEqual([0, 1]);
  });
});
