import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import { BUILDINGS } from '$lib/games/helios/data';
import { bonusPoints, cornersOf } from '$lib/games/helios/scoring';
import type { GoldenHelios } from '../../../src/tools/golden/helios';
import { playedOut } from './play';

const kept = JSON.parse(readFileSync('tests/golden/helios/rulebook.jsonl', 'utf8')) as GoldenHelios;

it('a whole game ends with the rulebook’s own example: 98 points, line by line', () => {
  const position = playedOut(kept);
  const me = position.seats[0]!;
  expect(cornersOf(me)).toBe(2);
  const bonus = Object.entries(me.land).flatMap(([cell, token]) =>
    token.kind === 'bonus' ? [[token.type, bonusPoints(me, cell, token.type)]] : []
  );
  expect(Object.fromEntries(bonus)).toEqual({ free: 5, temple: 2 * 4 });
  expect(me.buildings.map((id) => BUILDINGS[id].points).sort((a, b) => b - a)).toEqual([3, 2, 2, 2, 2, 1]);
  const active = Object.entries(position.characters).filter(([, { owner, active }]) => owner === 0 && active);
  expect(active.map(([id]) => id)).toEqual(['princess']);
  expect(me).toMatchObject({ speed: 8, mana: 2, vp: 30 + 10 + 5 + 1 + 1 });

  const { rows, totals, winners, final } = game.score(position);
  expect(Object.fromEntries(rows.map(({ key, points }) => [key, points[0]]))).toEqual({
    bag: 47,
    corners: 4 + 4,
    bonus: 5 + 8,
    buildings: 12,
    characters: 8 * 2,
    mana: 2,
    cubes: 0
  });
  expect([totals[0], winners, final]).toEqual([98, [0], true]);
});
