import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import type { HeliosPosition } from '$lib/games/helios/state';
import { apply, awaited, begin, configOf, hashOf, over } from '$lib/kernel';
import type { GoldenHelios } from '../../../src/tools/golden/helios';

const FOLDER = 'tests/golden/helios';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));
const gamesOf = (file: string): GoldenHelios[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenHelios);

/** Only one seat is ever asked, so the notation needs no names. */
function playedOut({ header, moves }: GoldenHelios): HeliosPosition {
  let { position } = begin(game, configOf(header));
  for (const text of moves.split(' ')) {
    const played = apply(game, position, game.notation.read(text, position, awaited(position)[0]!)!);
    if (!played.ok) throw new Error(`${text} of seed ${header.seed} is refused: ${played.refusal.key}`);
    position = played.position;
  }
  return position;
}

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
