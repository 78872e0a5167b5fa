import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOf } from '$lib/games';
import {
  chain,
  hashOf,
  headerFor,
  options,
  preview,
  readOptions,
  replay as play,
  type LegalMove,
  type LogRow,
  type Position,
  type Preview
} from '$lib/kernel';
import { fileOf } from '$lib/store/files/make';
import { plainSeats } from '$lib/store/seats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Complaint } from '../../src/tools/engine/command';
import { replay } from '../../src/tools/engine/commands/replay';
import { botsNamed } from '../../src/tools/engine/find';
import { playOut } from '../../src/tools/engine/play-out';

const entry = entryOf('clearings')!;
const folder = mkdtempSync(join(tmpdir(), 'plateau-replay-'));
const file = join(folder, 'game.plateau.json');
let last: Position;
let rows: LogRow[];

/** A whole game between bots, saved as the app saves it. */
beforeAll(async () => {
  const game = await entry.load();
  const config = { players: 3, options: readOptions(entry.meta, {}, 3), seed: 5 };
  const played = playOut(game, config, botsNamed(game, 'random', 3));
  const header = headerFor(game, config);
  last = played.position;
  rows = chain(header, played.moves);
  writeFileSync(file, fileOf(game, { header, moves: played.moves, seats: plainSeats(3) }, { now: 0 }));
});

afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  const lines: Record<string, unknown>[] = [];
  const code = await replay(args, (line) => lines.push(line as Record<string, unknown>));
  return { code, lines };
}

describe('replay', () => {
  it('tells the final scores by category and the hash of the position', async () => {
    const { code, lines } = await run(file);
    const score = (await entry.load()).score(last);
    expect(code).toBe(0);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      game: 'clearings',
      seed: 5,
      options: {},
      moves: rows.length,
      finished: true,
      scores: Object.fromEntries(score.rows.map(({ key, points }) => [key, points])),
      totals: score.totals,
      hash: hashOf(last)
    });
  });

  it('shows the position after any move, and the legal moves there', async () => {
    const game = await entry.load();
    const moves = rows.map(({ move }) => move);
    for (const n of [0, 7, rows.length]) {
      const { position } = play(
        game,
        headerFor(game, { players: 3, options: readOptions(entry.meta, {}, 3), seed: 5 }),
        moves.slice(0, n)
      );
      const { lines } = await run(file, '--at', `${n}`, '--legal');
      expect(lines[0]).toEqual({ at: n, position, hash: hashOf(position) });
      const legal = lines[1]!['legal'] as (LegalMove & Preview)[];
      const listed = n === rows.length ? [] : options(game, position);
      expect(legal.map(({ move, rule }) => ({ move, rule }))).toEqual(listed);
      for (const { move, price, gain } of legal)
        expect(preview(game, position, 3, move)).toMatchObject({ price, gain });
    }
  });

  it('says what is wrong with a file', async () => {
    const other = join(folder, 'other.json');
    writeFileSync(other, readFileSync(file, 'utf8').replace(rows[3]!.hash, '0123456789abcdef'));
    await expect(run(other)).rejects.toThrow(/4/);
    writeFileSync(other, readFileSync(file, 'utf8').slice(0, 500));
    await expect(run(other)).rejects.toBeInstanceOf(Complaint);
    await expect(run(join(folder, 'none.json'))).rejects.toThrow('There is no file');
    await expect(run(file, '--at', '9999')).rejects.toThrow('--at 9999');
    await expect(run()).rejects.toThrow('one file');
  });
});
