import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import { hashOf, over } from '$lib/kernel';
import type { GoldenHelios } from '../../../src/tools/golden/helios';
import { playedOut } from './play';

const FOLDER = 'tests/golden/helios';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));
const gamesOf = (file: string): GoldenHelios[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenHelios);

describe('Games of our own', () => {
  it('are many, with all numbers of players and all options', () => {
    const all = files.flatMap(gamesOf);
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(new Set(all.map(({ header }) => header.players))).toEqual(new Set([2, 3, 4]));
    expect(new Set(all.map(({ header }) => header.options['revolutionLimit']))).toEqual(new Set(['turn', 'action']));
    expect(new Set(all.map(({ header }) => header.options['princessAtInfinity']))).toEqual(new Set([0, 7]));
  });

  it.each(files)('end with the same score sheets: %s', { timeout: 60_000 }, (file) => {
    for (const kept of gamesOf(file)) {
      const position = playedOut(kept);
      const name = `seed ${kept.header.seed}`;
      expect([name, over(game, position)]).toEqual([name, true]);
      const { rows, totals, winners } = game.score(position);
      expect([name, Object.fromEntries(rows.map(({ key, points }) => [key, points]))]).toEqual([name, kept.scores]);
      expect([totals, winners]).toEqual([kept.totals, kept.winners]);
      expect([name, hashOf(position)]).toEqual([name, kept.hash]);
    }
  });
});
