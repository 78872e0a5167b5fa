import { describe, expect, it } from 'vitest';
import type { GameRecord, SeatHolder } from '$lib/store/types';
import { againstOf, grouped, longestRow, playersOf, recordsOf, tally } from '$lib/ui/shell/players/statistics';

const seat = (name: string, n: number): SeatHolder =>
  name.startsWith('*')
    ? { name: name.slice(1), colour: n + 1, kind: 'bot', bot: 'steady', edge: 'south' }
    : { name, colour: n + 1, kind: 'person', edge: 'south' };

let made = 0;
/** A finished game: who scored what (a star marks a bot), the highest wins. */
function over(
  points: Readonly<Record<string, number>>,
  more: Partial<GameRecord> & { game?: string } = {}
): GameRecord {
  const scores = Object.values(points);
  const best = Math.max(...scores);
  const { game = 'helios', ...rest } = more;
  return {
    id: `g${++made}`,
    header: { format: 1, game, rules: 1, players: scores.length, options: {}, seed: 1 },
    seats: Object.keys(points).map(seat),
    layout: 'table',
    created: made,
    touched: made,
    length: 1,
    head: '',
    next: [],
    over: true,
    scores,
    winners: scores.flatMap((n, at) => (n === best ? [at] : [])),
    round: 1,
    rounds: 1,
    titles: [],
    ...rest
  };
}

describe('players', () => {
  const records = [
    over({ Ada: 50, Ben: 40, '*Ivo': 30 }),
    over({ ada: 60, '*Ivo': 70, '*Nora': 20 }),
    over({ Ben: 10, Ada: 20 }),
    over({ Ada: 99, Ben: 1 }, { over: false })
  ];

  it('are told apart by name, whatever the capitals; bots are together and no people', () => {
    expect(playersOf(records).map(({ name, bots, results }) => [name, bots, results.length])).toEqual([
      ['Ada', false, 3],
      ['Ben', false, 2],
      ['', true, 3]
    ]);
  });

  it('have games, victories, mean and best; a game that goes on does not count', () => {
    const [ada] = playersOf(records);
    expect(tally(ada!.results)).toEqual({ games: 3, wins: 2, mean: 130 / 3, best: 60 });
    expect(longestRow(ada!.results)).toBe(1);
    expect([...grouped(ada!.results, ({ players }) => players)].map(([n, of]) => [n, of.length])).toEqual([
      [3, 2],
      [2, 1]
    ]);
  });

  it('count once in a game in which they play two seats, with the better one', () => {
    const [ada] = playersOf([over({ Ada: 12, ADA: 30, Ben: 20 })]);
    expect(ada!.results).toMatchObject([{ points: 30, won: true }]);
  });

  it('are counted by what they played, where that is known', () => {
    const [ada] = playersOf([
      over({ Ada: 100, Ben: 90 }, { game: 'terra-mystica', titles: ['faction.witches', 'faction.nomads'] }),
      over({ Ben: 80, Ada: 70 }, { game: 'terra-mystica', titles: ['faction.nomads', 'faction.witches'] }),
      over({ Ada: 60, Ben: 50 }, { game: 'terra-mystica', titles: undefined })
    ]);
    const by = grouped(ada!.results, ({ title }) => title);
    expect([...by.keys()]).toEqual(['faction.witches']);
    expect(tally(by.get('faction.witches')!)).toEqual({ games: 2, wins: 1, mean: 85, best: 100 });
  });

  it('stand before and behind each other', () => {
    expect(againstOf(records, 'ada')).toEqual([{ name: 'Ben', colour: 1, before: 2, behind: 0 }]);
    expect(againstOf(records, 'ben')).toMatchObject([{ before: 0, behind: 2 }]);
  });
});

describe('the records of the house', () => {
  it('are held by people, and by whoever was first', () => {
    const best = recordsOf([
      over({ Ada: 50, Ben: 45, '*Ivo': 90 }),
      over({ Ada: 20, Ben: 50 }),
      over({ Ada: 8, Ben: 9 }, { game: 'clearings' })
    ]);
    expect(best.map(({ game, kind, name, points }) => [game, kind, name, points])).toEqual([
      ['helios', 'highest', 'Ada', 50],
      ['helios', 'lead', 'Ben', 30],
      ['clearings', 'highest', 'Ben', 9],
      ['clearings', 'lead', 'Ben', 1]
    ]);
  });

  it('do not need a rival', () => {
    expect(recordsOf([over({ Ada: 5 })]).map(({ kind }) => kind)).toEqual(['highest']);
  });

  it('and everything else of 600 games is counted in a blink', () => {
    const many = Array.from({ length: 600 }, (_, n) => over({ Ada: n, Ben: 600 - n, '*Ivo': 7, [`P${n % 40}`]: 3 }));
    expect(playersOf(many)).toHaveLength(43);
    expect(recordsOf(many)[0]).toMatchObject({ points: 600, name: 'Ben' });
    expect(againstOf(many, 'ada')).toHaveLength(41);
  });
});
