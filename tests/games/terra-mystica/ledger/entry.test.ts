import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import { format } from '$lib/i18n/format';
import { readOptions, replay } from '$lib/kernel';
import { readHeader } from '$lib/store/shapes';
import type { GoldenGame } from '../../../../src/tools/golden/game';
import { unpack } from '../../../../src/tools/golden/pack';

const goldens = (players: number): GoldenGame[] =>
  readFileSync(`tests/golden/terra-mystica/own/${players}-players.jsonl`, 'utf8')
    .split('\n')
    .slice(1, 3)
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as GoldenGame);

const game = await terraMystica.load();
const ledger = await terraMystica.ledger!();

describe('a ledger through the entry', () => {
  it.each([2, 3, 4, 5])('brings games of %i home with the same score', (players) => {
    for (const { header, moves: packed } of goldens(players)) {
      const moves = unpack(packed);
      const before = replay(game, header, moves).position;
      const text = ledger.write(header, moves);
      expect(ledger.looksLike(text)).toBe(true);
      const read = ledger.read(text);
      if (!read.ok) throw new Error(JSON.stringify(read.fault));
      const after = replay(game, read.header, read.moves);
      expect(after.ok).toBe(true);
      expect(game.score(after.position).totals.toSorted()).toEqual(game.score(before).totals.toSorted());
      expect(read.names).toHaveLength(players);
    }
  });

  it('keeps the switches of imported games in a header that can be stored', () => {
    const [{ header, moves }] = goldens(2) as [GoldenGame];
    const read = ledger.read(ledger.write(header, unpack(moves)));
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const stored = readHeader(JSON.parse(JSON.stringify(read.header)), () => terraMystica.meta);
    expect(stored).toEqual({ ok: true, header: read.header });
    expect(readOptions(terraMystica.meta, read.header.options, 2)).toMatchObject({ leech: 'deferred', arranged: true });
  });

  it('writes a game that is still running, and nothing before its factions are chosen', () => {
    const [{ header, moves }] = goldens(3) as [GoldenGame];
    expect(ledger.read(ledger.write(header, unpack(moves).slice(0, 60))).ok).toBe(true);
    expect(ledger.write(header, [])).toBe('');
  });

  it('names line, command and reason in both languages', async () => {
    const [{ header, moves }] = goldens(2) as [GoldenGame];
    const lines = ledger.write(header, unpack(moves)).split('\n');
    const row = lines.findIndex((line) => /^\w+: .*build/.test(line));
    lines[row] = lines[row]!.replace(/build \w+/, 'build Z9');
    const read = ledger.read(lines.join('\n'));
    if (read.ok) throw new Error('it was taken');
    expect(read.fault.line).toBe(row + 1);
    expect(read.fault.command).toBe('build Z9');
    for (const language of ['en', 'fr'] as const) {
      const texts = await terraMystica.texts(language);
      const { key, params } = read.fault.reason;
      expect(format(texts, language, `refusal.${key}`, params)).toMatch(/Z9/);
    }
  });

  it('refuses what is no ledger without falling over', () => {
    for (const text of ['', 'hello', '{"ledger": 3}', '{', 'setup witches', 'witches: pass']) {
      const read = ledger.read(text);
      expect(read.ok, text).toBe(false);
    }
    expect(ledger.looksLike('hello')).toBe(false);
    // Nor does it take long to see that.
    for (const senseless of ['\n', '{\n', 'a ', ' ']) {
      const began = performance.now();
      expect(ledger.looksLike(senseless.repeat(2_000_000 / senseless.length))).toBe(false);
      expect(performance.now() - began, JSON.stringify(senseless)).toBeLessThan(1_000);
    }
    expect(ledger.looksLike('{"plateau":"game","moves":[]}')).toBe(false);
    expect(ledger.looksLike('option strict-leech\nsetup witches')).toBe(true);
  });

  it('stops at a line that no ledger has, and at one line too many', () => {
    const line = `setup witches\nwitches: ${'build E9. '.repeat(2_000_000)}`;
    expect(ledger.read(line)).toMatchObject({ ok: false, fault: { line: 2, reason: { key: 'ledger.long' } } });
    const lines = 'setup witches\n'.repeat(1_000_000);
    expect(ledger.read(lines)).toMatchObject({ ok: false, fault: { line: 20_001, reason: { key: 'ledger.long' } } });
    const file = JSON.stringify({ id: 'x', ledger: [`witches: ${'build E9. '.repeat(9_999)}`] });
    expect(ledger.read(file)).toMatchObject({ ok: false, fault: { reason: { key: 'ledger.file' } } });
  });
});
