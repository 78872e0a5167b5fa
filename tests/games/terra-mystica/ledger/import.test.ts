import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import { inWords } from '$lib/games/terra-mystica/commands/words';
import { writeLedger } from '$lib/games/terra-mystica/ledger/export';
import { configFor, layoutOf } from '$lib/games/terra-mystica/ledger/import/arrange';
import { figuresOf } from '$lib/games/terra-mystica/ledger/import/check';
import { importLedger } from '$lib/games/terra-mystica/ledger/import/run';
import { readText } from '$lib/games/terra-mystica/ledger/text';
import { MAPS } from '$lib/games/terra-mystica/data/maps';
import { headerFor, replay, type Game } from '$lib/kernel';
import type { GoldenGame } from '../../../../src/tools/golden/game';
import { unpack } from '../../../../src/tools/golden/pack';

const [first] = readFileSync('tests/golden/terra-mystica/own/3-players.jsonl', 'utf8')
  .split('\n')
  .slice(1)
  .map((line) => (line === '' ? null : (JSON.parse(line) as GoldenGame)));
const text = writeLedger(game, first!.header, unpack(first!.moves));

const HEADER = [
  'option strict-leech',
  'score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6',
  ...['BON6', 'BON7', 'BON8', 'BON9'].map((card) => `delete ${card}`),
  'setup witches',
  'setup giants',
  'witches: build E9',
  'giants: build D4',
  'giants: build D7',
  'witches: build F4',
  'giants: pass BON1',
  'witches: pass BON3'
];
const start = HEADER.length;
const played = (ledger: string) => {
  const result = importLedger(game, readText(ledger));
  return { ...result, refused: result.refused && { ...result.refused, reason: inWords(result.refused.reason) } };
};
const imported = (...rows: string[]) => played([...HEADER, ...rows].join('\n'));

describe('18.5 playing a ledger', () => {
  it('makes moves that the kernel accepts one by one', () => {
    const ledger = readText(text);
    const { moves, position, refused, over } = importLedger(game, ledger);
    expect([refused, over]).toEqual([null, true]);
    const again = replay(game, headerFor(game as unknown as Game, configFor(ledger)), moves);
    expect(again.ok).toBe(true);
    expect(again.position).toEqual(position);
  });

  it('takes income by itself, and figures follow', () => {
    const { position, seats, refused } = imported('witches: send p to FIRE');
    expect(refused).toEqual({ row: start + 1, command: 'send p to FIRE', reason: '1 priest short. (TM 6.5)' });
    expect(figuresOf(position.seats[seats.get('witches')!]!).slice(0, 4)).toEqual([20, 21, 6, 0]);
  });

  it('names row, command and reason of what it refuses', () => {
    expect(imported('witches: fly to D4').refused).toEqual({
      row: start + 1,
      command: 'fly to D4',
      reason: 'This command cannot be read.'
    });
    expect(imported('auren: pass').refused?.reason).toBe('Not in this game: Auren.');
    expect(imported('giants: advance ship').refused?.reason).toContain('turn to decide');
    expect(imported('witches: upgrade E9 to TP. action ACT4').refused?.reason).toBe(
      'There is one action in a turn. (TM 5.2)'
    );
    expect(imported('witches: dig 1. transform E10').refused).toBeNull();
    expect(imported('witches: dig 2. transform E10 to blue').refused).toEqual({
      row: start + 1,
      command: 'transform E10 to blue',
      reason: 'Bought and left over: 1 spade. (TM 18.4)'
    });
  });

  it('keeps offers open until they are answered, and declines with the next action', () => {
    const built = 'witches: upgrade E9 to TP';
    const taken = imported(built, 'giants: leech 1 from witches');
    expect(taken.refused).toBeNull();
    expect(taken.position.seats[1]!.power).toEqual([4, 8, 0]);
    expect(imported(built, 'giants: leech 2 from witches').refused?.reason).toBe(
      'Nobody offers 2 power to this faction: Giants. (TM 8)'
    );
    const late = imported(built, 'giants: advance dig', 'giants: leech 1 from witches');
    expect(late.refused?.row).toBe(start + 2);
    const acted = imported(built, 'giants: upgrade D7 to TP', 'giants: leech 1 from witches');
    expect(acted.refused).toMatchObject({
      row: start + 3,
      reason: 'Nobody offers 1 power to this faction: Giants. (TM 8)'
    });
  });

  it('says which figure differs', () => {
    const page = [
      ...HEADER.slice(0, 6).map((line) => line.replace(/^delete/, 'Removing tile').replace(/^score .*/, '')),
      ...[1, 2, 3, 4, 5, 6].map((n) => `Round ${n} scoring: SCORE${n}, x`),
      'witches\t\t20 VP\t\t15 C\t\t3 W\t\t0 P\t\t5/7/0 PW\t\t0/0/0/2\t\tsetup',
      'giants\t\t20 VP\t\t15 C\t\t3 W\t\t0 P\t\t5/7/0 PW\t\t1/0/0/2\t\tsetup'
    ].join('\n');
    expect(importLedger(game, readText(page)).differs).toEqual({
      row: 14,
      faction: 'giants',
      field: 'AIR',
      expected: 2,
      found: 1
    });
  });

  it('does not begin without tiles or players', () => {
    expect(played('setup witches').refused?.reason).toBe('2 to 5 factions are needed; given: 1.');
    expect(played('setup witches\nsetup giants').refused?.reason).toMatch(/Six scoring tiles/);
    const strange = `${HEADER.join('\n')}\nmap 0123`;
    expect(played(strange).refused?.reason).toMatch(/map 0123 is not in this box/);
  });

  it('lays out a map from its own rows', () => {
    expect(layoutOf('brown x E red gray E')).toBe('UI/RS');
    expect(layoutOf('E brown x E')).toBe('/UI');
    expect(
      MAPS.base!.startsWith(layoutOf('brown gray green blue yellow red brown black red green blue red black E'))
    ).toBe(true);
  });
});

describe('18.6 writing a ledger', () => {
  it('begins with the header and writes a line for each turn', () => {
    const lines = text.split('\n');
    expect(lines[0]).toBe('##plateau');
    expect(lines.filter((line) => line.startsWith('score '))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('setup '))).toHaveLength(3);
    const moves = lines.filter((line) => /^\w+: /.test(line));
    expect(moves.length).toBeGreaterThan(60);
    expect(moves.filter((line) => / pass( BON\d+)?$/.test(line)).length).toBe(3 * 7);
  });

  it('writes a game that is still running', () => {
    const running = writeLedger(game, first!.header, unpack(first!.moves).slice(0, 60));
    expect(text.startsWith(running.slice(0, running.lastIndexOf('\n', running.length - 2)))).toBe(true);
  });
});
