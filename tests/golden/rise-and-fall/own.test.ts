import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { TALE_IDS, type RafPosition } from '$lib/games/rise-and-fall/state';
import { apply, begin, configOf, hashOf, over } from '$lib/kernel';
import type { GoldenRiseAndFall } from '../../../src/tools/golden/rise-and-fall';

const FOLDER = 'tests/golden/rise-and-fall';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));
const gamesOf = (file: string): GoldenRiseAndFall[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenRiseAndFall);

/** Several choose at once, in any order: the seat stands before each move. */
function playedOut({ header, moves }: GoldenRiseAndFall): RafPosition {
  let { position } = begin(game, configOf(header));
  for (const text of moves.split(' ')) {
    const played = apply(game, position, game.notation.read(text.slice(1), position, Number(text[0]))!);
    if (!played.ok) throw new Error(`${text} of seed ${header.seed} is refused: ${played.refusal.key}`);
    position = played.position;
  }
  return position;
}

describe('Games of our own', () => {
  const all = files.flatMap(gamesOf);
  const values = (key: string) => new Set(all.map(({ header }) => header.options[key]));

  it('are many, with all numbers of players and all variants', () => {
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(new Set(all.map(({ header }) => header.players))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8]));
    expect(values('world')).toEqual(new Set(['named', 'built', 'drawn']));
    expect(values('trophies')).toEqual(new Set(['4', '5', '6']));
    expect(values('guilds')).toEqual(new Set([true, false]));
    expect(values('handicap')).toEqual(new Set([true, false]));
  });

  it('tell every tale, in built Worlds and in others', () => {
    const told = all.filter(({ header }) => (header.options['tales'] ?? 'off') !== 'off');
    expect(told.length).toBeGreaterThanOrEqual(60);
    expect(new Set(told.map(({ header }) => header.players)).size).toBe(7);
    const tales = told.flatMap(({ header }) => begin(game, configOf(header)).position.variant.tales ?? []);
    expect(new Set(tales)).toEqual(new Set(TALE_IDS));
  });

  it('end by trophies, by the last turn and by extinction', () => {
    const dead = all.filter(({ totals }) => totals.filter((total) => total > 0).length === 1);
    const trophies = all.filter(({ scores }) => scores['trophies']!.reduce((sum, n) => sum + n, 0) >= 60);
    expect([dead.length > 0, trophies.length > 10]).toEqual([true, true]);
  });

  it.each(files)('end with the same score sheets: %s', { timeout: 120_000 }, (file) => {
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
