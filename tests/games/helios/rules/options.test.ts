import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import type { HeliosPosition } from '$lib/games/helios/state';
import { awaited, begin, hashOf, readOptions } from '$lib/kernel';
import { active } from '../cases/table';

const begun = (players: number, raw: Record<string, unknown> = {}, seed = 1): HeliosPosition =>
  begin(game, { players, options: readOptions(game.meta, raw, players), seed }).position;

describe('Options (D-1, D-8, D-11)', () => {
  it('the Princess counts what was agreed on the unlimited space, and the track elsewhere', () => {
    const princess = (raw: Record<string, unknown>, speed: number | 'inf'): number => {
      const table = begun(2, raw);
      const seats = table.seats.map((seat) => ({ ...seat, speed }));
      const { rows } = game.score({ ...table, seats, characters: active(table, 'princess') });
      return rows.find(({ key }) => key === 'characters')!.points[0]!;
    };
    expect(princess({}, 'inf')).toBe(0);
    expect(princess({ princessAtInfinity: 7 }, 'inf')).toBe(14);
    expect(princess({ princessAtInfinity: 7 }, 8)).toBe(16);
  });

  it('the first player is the seat that was named; chance decides where none is, or nobody sits there', () => {
    for (const first of [0, 1, 2, 3]) {
      const table = begun(4, { first: String(first) });
      expect([table.first, awaited(table)]).toEqual([first, [first]]);
    }
    const firsts = (raw: Record<string, unknown>) =>
      new Set(Array.from({ length: 40 }, (_, seed) => begun(2, raw, seed + 1).first));
    expect(firsts({})).toEqual(new Set([0, 1]));
    expect(firsts({ first: '3' })).toEqual(new Set([0, 1]));
  });

  it('revolutions are limited as agreed', () => {
    expect(begun(2).variant.revolutionLimit).toBe('turn');
    expect(begun(2, { revolutionLimit: 'action' }).variant.revolutionLimit).toBe('action');
  });

  it('the same seed deals the same table, another one another', () => {
    expect(hashOf(begun(4, {}, 5))).toBe(hashOf(begun(4, {}, 5)));
    expect(begun(4, {}, 5).column).not.toEqual(begun(4, {}, 6).column);
  });
});
