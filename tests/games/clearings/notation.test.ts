import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/clearings';
import { placeAt, spotOf } from '$lib/games/clearings/rules/places';
import { options } from '$lib/kernel';
import { config, first, playOut, scene } from './table';

const { notation } = game;

describe('CL 1.3 Names of places', () => {
  it('count rows from the north and cells from the west', () => {
    expect(['0,-2', '2,-2', '-1,-1', '0,0', '-2,2'].map((place) => spotOf({ radius: 2 }, place))).toEqual([
      'A1',
      'A3',
      'B1',
      'C3',
      'E1'
    ]);
  });

  it.each([2, 4])('name every cell once (%i seats)', (players) => {
    const position = first(players);
    const places = Object.keys(position.land);
    const spots = places.map((place) => spotOf(position, place));
    expect(new Set(spots).size).toBe(places.length);
    expect(spots.map((spot) => placeAt(position, spot))).toEqual(places);
  });
});

describe('Notation', () => {
  it('is short', () => {
    const position = scene({});
    const write = (move: object) => notation.write({ kind: '', seat: 0, ...move }, position);
    expect(write({ kind: 'settle', place: '0,0' })).toBe('*C3');
    expect(write({ kind: 'build', place: '1,0' })).toBe('+C4');
    expect(write({ kind: 'raise', place: '0,-2' })).toBe('^A1');
    expect(write({ kind: 'task', task: 'quarry' })).toBe('quarry');
    expect(write({ kind: 'barter', give: 'stone' })).toBe('stone>wood');
  });

  it('reads back every legal move of a game', { timeout: 60_000 }, () => {
    playOut(config(3, 7), ['random', 'random', 'random'], (position) => {
      for (const { move } of options(game, position)) {
        expect(notation.read(notation.write(move, position), position, move.seat)).toEqual(move);
      }
    });
  });

  it.each(['', 'C3', '+', '+C', '?C3', 'toString', '__proto__', 'forest '])('does not read %j', (text) => {
    expect(notation.read(text, scene({}), 0)).toBeNull();
  });
});
