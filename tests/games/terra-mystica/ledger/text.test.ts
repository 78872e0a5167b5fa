import { describe, expect, it } from 'vitest';
import { readLedger } from '$lib/games/terra-mystica/ledger/file';

const FILE = `
# a game among friends
option strict-leech
option variable-turn-order
map 95a66999127893f5925a5f591d54f8bcb9a670e6
player Ann
player Bob
score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6
delete BON1
delete BON4
final-scoring connected-distance
setup witches
setup dragonmasters
dragonmasters: pick-color blue   # far from the rest
witches: build D4
nonsense here
`;

const PAGE = [
  'option errata-cultist-power',
  'Removing tile BON2',
  'Round 1 scoring: SCORE8, TP >> 3',
  'Added final scoring tile: building-on-edge',
  'Player 1: ann',
  'auren\t\t20 VP\t\t15 C\t\t3 W\t\t0 P\t\t5/7/0 PW\t\t0/1/0/1\t\tsetup',
  'auren\t\t20 VP\t\t15 C\t\t3 W\t\t0 P\t\t5/7/0 PW\t\t0/1/0/1\t\tbuild A9',
  'auren\t+2\t22 VP\t-2\t13 C\t\t3 W\t\t0 P\t\t5/7/0 PW\t\t0/1/0/1\t\tpass BON1',
  'auren\t\t22 VP\t\t13 C\t+3\t6 W\t\t0 P\t\t5/7/0 PW\t\t0/1/0/1\t\tother_income_for_faction',
  'auren dropped from the game'
].join('\n');

describe('18.1 two forms of text', () => {
  it('reads a command file', () => {
    const ledger = readLedger(FILE, 'friends');
    expect(ledger.id).toBe('friends');
    expect([...ledger.header.options]).toEqual(['strict-leech', 'variable-turn-order']);
    expect(ledger.header).toMatchObject({
      map: '95a66999127893f5925a5f591d54f8bcb9a670e6',
      removed: ['BON1', 'BON4'],
      finalScoring: 'connected-distance'
    });
    expect(ledger.header.scoring).toHaveLength(6);
    expect(ledger.players).toBe(2);
    expect(ledger.rows.slice(0, 2)).toMatchObject([
      { kind: 'setup', faction: 'witches' },
      { kind: 'setup', faction: 'dragonlords' }
    ]);
    expect(ledger.rows.filter((row) => row.kind === 'moves').map((row) => row.faction)).toEqual([
      'dragonlords',
      'witches'
    ]);
  });

  it('names the line that nobody can read', () => {
    const row = readLedger(FILE, 'friends').rows.at(-1);
    expect(row).toEqual({ n: 16, kind: 'unknown', text: 'nonsense here', reason: 'line' });
  });

  it('reads a page, with the figures behind each row', () => {
    const ledger = readLedger(PAGE, 'page');
    expect(ledger.header).toMatchObject({ removed: ['BON2'], scoring: ['SCORE8'], finalScoring: 'building-on-edge' });
    expect(ledger.rows.map((row) => row.kind)).toEqual(['setup', 'moves', 'moves', 'moves', 'leave']);
    expect(ledger.checks.map((check) => [check.row, check.now])).toEqual([
      [6, false],
      [7, true],
      [8, true],
      [9, false]
    ]);
    expect(ledger.checks[2]!.figures).toEqual({ auren: [22, 13, 3, 0, 5, 7, 0, 0, 1, 0, 1] });
  });

  it('says what is wrong with a file of another shape', () => {
    expect(() => readLedger('{"id":"x","ledger":[1]}', 'x')).toThrow(/not a ledger: ledger\.0/);
  });
});
