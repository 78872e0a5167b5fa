import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { LETTERS } from '$lib/games/rise-and-fall/notation/letters';
import type { Move } from '$lib/kernel';
import { begun } from '../cases/table';

const position = begun(2);
const write = (move: Move) => game.notation.write(move, position);
const read = (text: string) => game.notation.read(text, position, 1);

describe('Notation', () => {
  it('has letters of its own for every kind of move', () => {
    expect(Object.keys(LETTERS).sort()).toEqual(Object.keys(game.moves).sort());
    const codes = Object.values(LETTERS).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('writes a few characters and reads them back', () => {
    const examples: readonly [string, Move][] = [
      ['m0,1/-2,3', { kind: 'move', seat: 1, from: '0,1', to: '-2,3' }],
      ['=nomad', { kind: 'card', seat: 1, card: 'nomad' }],
      ['vnomad+ship', { kind: 'decline', seat: 1, cards: ['nomad', 'ship'] }],
      ['gminers/-/winged', { kind: 'guilds', seat: 1, keep: 'miners', also: null, pass: 'winged' }],
      ['#2/-1/4', { kind: 'tile', seat: 1, orientation: 2, q: -1, r: 4 }],
      ['^3+11', { kind: 'lift', seat: 1, tiles: [3, 11] }],
      ['c0,0/1,0/ship', { kind: 'convert', seat: 1, from: '0,0', to: '1,0', target: 'ship' }],
      ['b0,0/sellStone', { kind: 'bankTrade', seat: 1, from: '0,0', deal: 'sellStone' }],
      ['.', { kind: 'endActions', seat: 1 }],
      ['-', { kind: 'keepGold', seat: 1 }]
    ];
    for (const [text, move] of examples) expect([write(move), read(text)]).toEqual([text, move]);
  });

  it('reads no nonsense', () => {
    for (const text of ['', 'm0,1', '=dragon', '#x/1/2', 'vnomad+', '..', 'gminers', 'w9/miners', '?1']) {
      expect([text, read(text)]).toEqual([text, null]);
    }
  });
});
