import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { figuresOf, playAsTheSite } from './site/run';

const GAMES = join('..', 'shared', 'golden', 'terra-mystica');
const names = existsSync(GAMES) ? readdirSync(GAMES).filter((file) => file.endsWith('.json')) : [];

interface Golden {
  readonly map: { readonly terrain: string };
  readonly ledger: readonly string[];
  readonly snapshots: readonly { readonly row: number; readonly state: Record<string, number[]> }[];
  readonly final: Record<string, { readonly before_final_scoring?: readonly number[] }>;
}

it('reads the ledgers of other tables as the site does: every row is taken, with its figures', () => {
  const wrong: string[] = [];
  for (const name of names) {
    const { map, ledger, snapshots, final } = JSON.parse(readFileSync(join(GAMES, name), 'utf8')) as Golden;
    const rows = new Map(snapshots.map(({ row, state }) => [row, state]));
    let differs = '';
    const { table, refused } = playAsTheSite(ledger, map.terrain, (line, now) => {
      const state = rows.get(line);
      if (differs !== '' || state === undefined || now.state === 'over') return;
      for (const [faction, figures] of Object.entries(state)) {
        const found = figuresOf(now.who(faction));
        if (found.join() !== figures.join()) differs ||= `row ${line} ${ledger[line - 1]}: ${faction} ${found.join()} for ${figures.join()}`;
      }
    });
    if (refused !== null || differs !== '') {
      wrong.push(`${name}: ${differs} ${JSON.stringify(refused)}`);
      continue;
    }
    for (const [faction, { before_final_scoring: before }] of Object.entries(final)) {
      if (before === undefined || faction.startsWith('nofaction')) continue;
      const found = figuresOf(table.who(faction));
      if (found.join() !== before.join()) wrong.push(`${name}: ${faction} ends with ${found.join()} for ${before.join()}`);
    }
  }
  expect(wrong).toEqual([]);
}, 300_000);
