import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { engine as run } from '../../src/tools/engine/main';

/** The command line as other programs use it: standard output, standard error and exit code. */
function spawned(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/tools/engine.mjs', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe']
  });
  return { status, lines: linesOf(stdout), stderr: stderr.trim() };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** The same without a process of its own. */
async function engine(...args: string[]) {
  const [out, err]: string[][] = [[], []];
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => (out!.push(String(text)), true));
  const told = vi.spyOn(console, 'error').mockImplementation((text) => void err!.push(String(text)));
  try {
    const status = await run(args);
    return { status, lines: linesOf(out!.join('')), stderr: err!.join('\n') };
  } finally {
    written.mockRestore();
    told.mockRestore();
  }
}

const simulate = (...args: string[]) => engine('simulate', '--game', 'clearings', '--players', '3', ...args);

describe('games', () => {
  it('prints each game with its options on a line', async () => {
    const { status, lines } = await engine('games');
    expect(status).toBe(0);
    expect(lines.map(({ id }) => id)).toContain('clearings');
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(['id', 'name', 'players', 'minutes', 'options', 'bots']);
    }
  });
});

describe('simulate', () => {
  it('prints a line per game and a summary', () => {
    const { status, lines, stderr } = spawned(
      'simulate',
      '--game',
      'clearings',
      '--players',
      '3',
      '--games',
      '3',
      '--seed',
      '40'
    );
    expect([status, stderr, lines.length]).toEqual([0, '', 4]);
    for (const [n, line] of lines.slice(0, 3).entries()) {
      expect(Object.keys(line)).toEqual(['seed', 'scores', 'winner', 'moves', 'turns', 'end', 'ms', 'hash']);
      expect(line.seed).toBe(40 + n);
      expect(line.scores).toHaveLength(3);
      expect([line.turns, line.end]).toEqual([5, 'rounds']);
      expect(line.hash).toMatch(/^[0-9a-f]{16}$/);
    }
    const summary = lines[3]!.summary as Record<string, number>;
    expect(Object.keys(summary).slice(0, 5)).toEqual(['games', 'finished', 'moves', 'movesPerSecond', 'msPerGame']);
    expect([summary.games, summary.finished]).toEqual([3, 3]);
    expect(summary.moves).toBe(lines.slice(0, 3).reduce((sum, line) => sum + Number(line.moves), 0));
  });

  it('plays the same game from the same seed', async () => {
    const strip = ({ lines }: Awaited<ReturnType<typeof engine>>) =>
      lines.slice(0, 2).map((line) => ({ ...line, ms: 0 }));
    const args = ['--games', '2', '--seed', '9', '--options', '{"rounds":3}', '--bot', 'random'];
    expect(strip(await simulate(...args))).toEqual(strip(await simulate(...args)));
  });

  it('saves its games as files that replay takes, move by move', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plateau-simulate-'));
    try {
      const { lines } = await simulate('--games', '2', '--seed', '7', '--save', folder);
      const files = readdirSync(folder).sort();
      expect(files).toEqual(['clearings-3-7.plateau.json', 'clearings-3-8.plateau.json']);
      const traced = await engine('replay', join(folder, files[0]!), '--trace');
      const [end, ...steps] = traced.lines.reverse();
      expect([end!.hash, end!.totals, end!.moves]).toEqual([lines[0]!.hash, lines[0]!.scores, steps.length]);
      for (const step of steps) {
        expect(Object.keys(step)).toEqual(['n', 'decisions', 'legal', 'move', 'facts', 'position', 'score']);
        expect(step.legal).toContainEqual(step.move);
      }
      expect(steps[0]!.score).toEqual(lines[0]!.scores);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('lets several bots take the seats in turn', async () => {
    const { status, lines } = await simulate('--bot', 'steady,random', '--seed', '3');
    expect([status, lines.length]).toEqual([0, 2]);
  });

  it.each([
    ['an unknown game', ['simulate', '--game', 'ludo'], 'No game ludo'],
    ['no game', ['simulate'], '--game is missing'],
    ['too many players', ['simulate', '--game', 'clearings', '--players', '9'], 'clearings is for 2 to 4 players'],
    ['an unknown bot', ['simulate', '--game', 'clearings', '--bot', 'oracle'], 'clearings has no bot oracle'],
    ['an unknown option', ['simulate', '--game', 'clearings', '--options', '{"dragons":1}'], 'dragons'],
    ['options that are no JSON', ['simulate', '--game', 'clearings', '--options', '{'], '--options is not JSON'],
    ['a number that is none', ['simulate', '--game', 'clearings', '--games', 'many'], '--games takes a whole number'],
    ['an unknown flag', ['simulate', '--dragons'], 'dragons'],
    ['an unknown command', ['fly'], 'No command fly'],
    ['no command', [], 'Which command?']
  ])('refuses %s on standard error', async (_what, args, sentence) => {
    const { status, lines, stderr } = await engine(...args);
    expect([status, lines]).toEqual([1, []]);
    expect(stderr).toContain(sentence);
  });
});

it('keeps standard output free when something is wrong, and exits with 1', () => {
  expect(spawned('fly')).toMatchObject({ status: 1, lines: [] });
});
