import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replayFile } from '$lib/games/terra-mystica/commands/ledger';
import { tryCase } from '$lib/games/terra-mystica/commands/illegal';
import { readLedger } from '$lib/games/terra-mystica/ledger/file';
import type { Ledger } from '$lib/games/terra-mystica/ledger/ledger';

/** Games that other engines agree on lie beside the project where they are to be had at all. */
const FOLDER = join('..', 'shared', 'golden');
const GAMES = join(FOLDER, 'terra-mystica');
const there = existsSync(GAMES);
const names = there ? readdirSync(GAMES).filter((file) => file.endsWith('.json')) : [];

interface Case {
  readonly id: string;
  readonly game: string;
  readonly prefix_rows: number;
  readonly command: string;
}

describe('Ledgers of other tables', () => {
  it(there ? `are ${names.length}, beside the project` : 'are not beside the project, so nothing is compared', () => {
    expect(names.length > 0).toBe(there);
  });

  it('replay with every figure of every row equal', () => {
    const wrong: string[] = [];
    for (const file of names) {
      const { id, ok, refused, differs } = replayFile(file, readFileSync(join(GAMES, file), 'utf8'));
      if (!ok) wrong.push(`${id}: ${JSON.stringify(refused ?? differs)}`);
    }
    expect(wrong).toEqual([]);
  }, 600_000);

  it('refuse what must not be done', () => {
    const file = join(FOLDER, 'illegal.json');
    const cases = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Case[]) : [];
    const ledgers = new Map<string, Ledger>();
    const accepted = cases.filter((each) => {
      const known = ledgers.get(each.game) ?? readLedger(readFileSync(join(GAMES, `${each.game}.json`), 'utf8'), each.game);
      ledgers.set(each.game, known);
      return !tryCase(each, known).refused;
    });
    expect(accepted.map(({ id }) => id)).toEqual([]);
  }, 600_000);
});
