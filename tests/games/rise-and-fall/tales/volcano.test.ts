import { describe, expect, it } from 'vitest';
import { lavaCells } from '$lib/games/rise-and-fall/tales/volcano';
import { regionOf, terrain } from '$lib/games/rise-and-fall/world';
import { distance, hexOf } from '$lib/kernel';
import { at, legal, owes, play, why } from '../cases/table';
import { atEvent, pointsOf, told } from './table';

const laying = (what: string) => ({ phase: 'setup.places', owed: [{ seat: 0, kind: 'lay', what }] });

describe('The Worshipers of the Volcano God', () => {
  const asleep = { cell: '1,1', turn: 1, lava: null };
  const cells = ['1,1', '2,1', '1,2'];
  const places = Object.fromEntries(cells.map((cell) => [cell, { terrain: 'volcano' as const, special: 'volcano' }]));
  const map = 'pppp/pffp/pfpp/pppp';
  it('lies on three forests, where nothing enters or is built, and belongs to no region', () => {
    const position = told(['volcano'], { map, pieces: '', more: laying('volcano') });
    expect(legal(position).map(({ to, turn }) => `${String(to)} ${String(turn)}`)).toEqual(['1,1 1']);
    const laid = play(position, { kind: 'lay', to: '1,1', turn: 1 });
    expect([regionOf(laid.world, '1,1'), laid.tales]).toEqual([null, { volcano: asleep }]);
    const winged = told(['volcano'], {
      map,
      pieces: '0nomad@0,1',
      card: 'nomad',
      seats: [{ guilds: ['winged'] }],
      places
    });
    expect(legal(winged, 'move').some(({ to }) => cells.includes(String(to)))).toBe(false);
  });
  it('at one event it wakes and is turned, at the next it destroys what its lava points at', () => {
    const pieces = '0nomad@0,0 0city@3,0 1city@0,3';
    const woken = atEvent(['volcano'], { map, pieces, places, more: { tales: { volcano: asleep } } });
    expect([owes(woken)[0], legal(woken).map(({ turn }) => turn)]).toEqual(['1 rouse', [0, 1, 2]]);
    expect(why(woken, { kind: 'rouse', turn: 3 })).toBe('rouse.turn');
    const active = play(woken, { kind: 'rouse', turn: 2 });
    expect(active.tales).toEqual({ volcano: { ...asleep, lava: 2 } });
    const target = lavaCells(asleep, 1).find((cell) => terrain(active.world, cell) === 'plain')!;
    const erupted = atEvent(['volcano'], {
      map,
      pieces: `0nomad@${target} 0nomad@0,0`,
      places,
      more: { tales: { volcano: { ...asleep, lava: 1 } } }
    });
    expect([at(erupted, target), erupted.tales]).toEqual([[], { volcano: asleep }]);
  });
  it('case 113: the pattern of one orientation is that of the other turned', () => {
    const shape = (turn: number) => {
      const lava = lavaCells({ cell: '0,0', turn }, 0).map(hexOf);
      return [distance(lava[0]!, lava[1]!), distance(lava[1]!, lava[2]!), distance(lava[0]!, lava[2]!)];
    };
    expect(shape(0)).toEqual(shape(1));
    for (const turn of [0, 1]) {
      const all = [0, 1, 2].flatMap((direction) => lavaCells({ cell: '0,0', turn }, direction));
      expect(new Set(all).size).toBe(6);
    }
  });
  it('case 80: 30 points for most pieces beside it, shared by equals and rounded up', () => {
    const on = (pieces: string, players = 4) =>
      pointsOf(told(['volcano'], { map, pieces, players, places }), 'volcano');
    expect(on('0nomad@0,2 1nomad@1,0 2nomad@2,0 3nomad@3,1')).toEqual([8, 8, 8, 8]);
    expect([on('0nomad@0,2 0nomad@1,0 1nomad@2,0', 2), on('0nomad@3,3', 2)]).toEqual([
      [30, 0],
      [0, 0]
    ]);
  });
});
