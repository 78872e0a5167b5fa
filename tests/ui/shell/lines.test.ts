import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import type { GameMeta } from '$lib/kernel';
import type { GameRecord, SeatHolder } from '$lib/store/types';
import { gameName, lengthLine, nextLine, playersLine, roundLine, sorted, winnerLine } from '$lib/ui/shell/home/lines';

const holder = (name: string, kind: SeatHolder['kind'] = 'person'): SeatHolder => ({
  name,
  colour: 1,
  kind,
  edge: 'south'
});
const record = (change: Partial<GameRecord> = {}): GameRecord => ({
  id: 'g',
  header: { format: 1, game: 'clearings', rules: 1, players: 3, options: {}, seed: 1 },
  seats: [holder('Adèle'), holder('Bruno'), holder('Ivo', 'bot')],
  layout: 'table',
  created: 1,
  touched: 1,
  length: 4,
  head: 'h',
  next: [0],
  over: false,
  scores: [3, 5, 5],
  winners: [],
  round: 2,
  rounds: 5,
  ...change
});
/** Some spaces do not break; here they all count as one. */
const plain = (text: string) => text.replace(/\s/g, ' ');

beforeAll(() => language.choose('en'));

describe('what a card says', () => {
  it.each([
    [{}, 'Adèle decides'],
    [{ next: [0, 1] }, 'Adèle and Bruno decide'],
    [{ next: [1, 2] }, 'Bruno decides'],
    [{ next: [2] }, 'Ivo plays next'],
    [{ next: [] }, ''],
    [{ seats: [holder('Adèle'), holder('Ivo', 'bot')] }, 'You decide'],
    [{ next: [7] }, 'Player 8 plays next']
  ] as const)('of who is next: %j', (change, said) => {
    expect(nextLine(record(change as Partial<GameRecord>))).toBe(said);
  });

  it('of how far the game is', () => {
    expect(roundLine(record())).toBe('Round 2 of 5');
    expect(roundLine(record({ rounds: null }))).toBe('Round 2');
    expect(roundLine(record({ length: 0 }))).toBe('Not begun yet');
    expect(roundLine(record({ round: 0 }))).toBe('Setting up');
  });

  it('of who won', () => {
    expect(winnerLine(record({ over: true, winners: [1] }))).toBe('Bruno won, 5 points');
    expect(winnerLine(record({ over: true, winners: [1, 2] }))).toBe('Bruno and Ivo won together, 5 points');
  });

  it('in French, from the same record', async () => {
    await language.choose('fr');
    expect(nextLine(record({ next: [0, 1] }))).toBe('Adèle et Bruno décident');
    expect(plain(winnerLine(record({ over: true, winners: [1] })))).toBe('Bruno a gagné, 5 points');
    expect(gameName(record())).toBe('Clairières');
    await language.choose('en');
  });

  it('of a game this version does not have', () => {
    const { header } = record();
    expect(gameName(record({ header: { ...header, game: 'gone' } }))).toBe('A game this version does not know');
  });
});

describe('what a tile says', () => {
  const meta = (change: Partial<GameMeta>) => change as GameMeta;
  it('of how many can play', () => {
    expect(playersLine(meta({ players: { min: 2, max: 4, usual: 3 } }))).toBe('2 to 4 people');
    expect(playersLine(meta({ players: { min: 1, max: 1, usual: 1 } }))).toBe('1 person');
  });
  it.each([
    [10, 'about 10 minutes'],
    [60, 'about one hour'],
    [90, 'about 1.5 hours'],
    [120, 'about 2 hours']
  ])('of %i minutes', (minutes, said) => {
    expect(lengthLine(meta({ minutes }))).toBe(said);
  });
});

describe('the library', () => {
  it('has the newest first, and finished games apart', () => {
    const list = [
      record({ id: 'a', touched: 1 }),
      record({ id: 'b', touched: 3 }),
      record({ id: 'c', touched: 2, over: true })
    ];
    const { playing, finished } = sorted(list);
    expect(playing.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(finished.map(({ id }) => id)).toEqual(['c']);
  });
});
