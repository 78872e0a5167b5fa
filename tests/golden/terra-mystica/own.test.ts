import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import { FACTIONS } from '$lib/games/terra-mystica/ids';
import { over, replay } from '$lib/kernel';
import type { GoldenGame } from '../../../src/tools/golden/game';
import { unpack } from '../../../src/tools/golden/pack';

const FOLDER = 'tests/golden/terra-mystica/own';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));
const gamesOf = (file: string): GoldenGame[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenGame);

describe('Games of our own', () => {
  it('are many, with all factions, maps, setups and numbers of players', () => {
    const all = files.flatMap(gamesOf);
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.flatMap(({ factions }) => factions))).toEqual(new Set(FACTIONS));
    expect(new Set(all.map(({ header }) => header.players))).toEqual(new Set([2, 3, 4, 5]));
    expect(new Set(all.map(({ header }) => header.options.map))).toEqual(new Set(['base', 'fi1', 'fi2']));
    expect(new Set(all.map(({ header }) => header.options.setup))).toEqual(
      new Set(['introductory', 'full', 'random', 'auction'])
    );
  });

  it.each(files)('end with the same score sheets: %s', (file) => {
    for (const { header, moves, scores, totals } of gamesOf(file)) {
      const played = replay(game, header, unpack(moves));
      const name = `seed ${header.seed}`;
      expect([name, played.ok, over(game, played.position)]).toEqual([name, true, true]);
      const sheet = game.score(played.position);
      expect([name, Object.fromEntries(sheet.rows.map(({ key, points }) => [key, points]))]).toEqual([name, scores]);
      expect(sheet.totals).toEqual(totals);
    }
  }, 300_000);
});
