import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ledger } from '$lib/games/terra-mystica/commands/ledger';

const folder = mkdtempSync(join(tmpdir(), 'ledgers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = [
  'score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6',
  ...['BON6', 'BON7', 'BON8', 'BON9'].map((card) => `delete ${card}`),
  'setup witches',
  'setup giants',
  'witches: build E9'
];
writeFileSync(join(folder, 'a.txt'), HEADER.join('\n'));
writeFileSync(join(folder, 'b.txt'), [...HEADER, 'giants: build A1'].join('\n'));
writeFileSync(join(folder, 'c.json'), '{ "ledger": 3 }');

interface Line {
  readonly id: string;
  readonly ok: boolean;
  readonly rows: number;
  readonly ms: number;
  readonly medianMs: number;
  readonly coldMs: number;
  readonly repeats: number;
}

const run = async (...args: string[]): Promise<[code: number | undefined, lines: Line[]]> => {
  const lines: Line[] = [];
  const code = await ledger(args, (line) => lines.push(line as Line));
  return [code, lines];
};

describe('engine ledger', () => {
  it('answers once for each file, however often it is measured', async () => {
    const [code, lines] = await run(folder, '--repeat', '3');
    expect(code).toBe(1);
    expect(lines.map(({ id, ok }) => [id, ok])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false]
    ]);
    expect(lines.map(({ rows }) => rows)).toEqual([HEADER.length, HEADER.length + 1, 0]);
  });

  it('tells the warm and the cold time apart, and how often it has measured', async () => {
    const [code, [line]] = await run(join(folder, 'a.txt'));
    expect(code).toBe(0);
    expect(line).toMatchObject({ repeats: 5, coldMs: expect.any(Number) });
    expect(line!.ms).toBeLessThanOrEqual(line!.medianMs);
  });

  it('says what its figures mean', async () => {
    const [code, [help]] = await run('--help');
    expect(code ?? 0).toBe(0);
    expect(JSON.stringify(help)).toMatch(/fastest of N.*median.*first replay/);
  });

  it('takes no repeats below one', () => {
    expect(() => ledger([folder, '--repeat', '0'], () => undefined)).toThrow('--repeat');
    expect(() => ledger([], () => undefined)).toThrow('files or folders');
  });
});
