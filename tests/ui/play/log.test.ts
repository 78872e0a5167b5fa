import { beforeAll, describe, expect, it } from 'vitest';
import { meta } from '$lib/games/helios/meta';
import { language } from '$lib/i18n';
import { readOptions, type Fact } from '$lib/kernel';
import { agreedOn } from '$lib/play/log/agreed';
import { byRounds, cutName, entriesOf } from '$lib/play/log/entries';
import type { Moment } from '$lib/play/history';
import { shuffled } from '$lib/play/shuffled';
import { spokenFacts } from '$lib/play/narration';

const TEXTS: Record<string, string> = { 'fact.build': 'Ann builds', 'fact.pass': 'Ben passes', 'fact.quiet': '' };
const speaker = {
  texts: { has: (key: string) => key in TEXTS, say: (key: string) => TEXTS[key] ?? key },
  names: {}
};
const moment = (n: number, seat: number | null, kind: string, points: number[], round: number): Moment => ({
  n,
  hash: `${n}`,
  seat,
  facts: [{ kind }],
  moves: [],
  points,
  totals: points.map((n) => 10 * n - 7),
  final: false,
  open: false,
  curves: [],
  round
});
const moments = [
  moment(0, null, 'begin', [0, 0], 0),
  moment(1, 0, 'build', [3, 0], 1),
  moment(2, 1, 'pass', [3, 0], 1),
  moment(3, 0, 'build', [2, 1], 2)
];

describe('the head of a log', () => {
  beforeAll(() => language.choose('en'));

  const begun = (raw: Record<string, unknown>) =>
    agreedOn(meta, {
      format: 1,
      game: meta.id,
      rules: 1,
      players: 3,
      options: readOptions(meta, raw, 3),
      seed: 4711
    });

  it('names the seed, and nothing else of a game that is as usual', () => {
    expect(begun({})).toEqual(['Seed 4711']);
  });
  it('names every option that is not as usual, in words', () => {
    expect(begun({ revolutionLimit: 'action', princessAtInfinity: 7, first: '1' })).toEqual([
      'Seed 4711',
      'Revolution points: Once per action',
      'Princess at infinity: 7',
      'First player: Seat 2'
    ]);
  });
  it('is spoken in French too', async () => {
    await language.choose('fr');
    expect(begun({ revolutionLimit: 'action' })).toEqual(['Graine 4711', 'Points de révolution : Une fois par action']);
    await language.choose('en');
  });
});

describe('the log', () => {
  it('says every move with the points it scored, not with what the game would end with, in the round it was played in', () => {
    expect(entriesOf(speaker, moments)).toEqual([
      { n: 1, seat: 0, lines: ['Ann builds'], points: 3, round: 0 },
      { n: 2, seat: 1, lines: ['Ben passes'], points: 0, round: 1 },
      { n: 3, seat: 0, lines: ['Ann builds'], points: -1, round: 1 }
    ]);
  });
  it('tells what was put away unseen, until the end shows all of it', () => {
    const bag = (fact: Fact) => (fact.kind === 'build' ? 5 : 0);
    const heard = moments.map((each) => ({ ...each, facts: each.facts.map((fact) => ({ ...fact, seat: each.seat })) }));
    expect(entriesOf(speaker, heard, bag).map(({ points }) => points)).toEqual([5, 0, 5]);
    const open = heard.map((each) => ({ ...each, open: true }));
    expect(entriesOf(speaker, open, bag).map(({ points }) => points)).toEqual([3, 0, -1]);
  });
  it('names no points where a game counts at its end alone', () => {
    const counted = moments.map((each) => ({ ...each, points: null }));
    expect(entriesOf(speaker, counted).map(({ points }) => points)).toEqual([0, 0, 0]);
  });
  it('has the newest round first, and its newest move first', () => {
    const rounds = byRounds(entriesOf(speaker, moments), null);
    expect(rounds.map(({ round, from, to, entries }) => [round, from, to, entries.map((entry) => entry.n)])).toEqual([
      [1, 2, 3, [3, 2]],
      [0, 1, 1, [1]]
    ]);
  });
  it('finds what one person did, and what speaks of a word', () => {
    const entries = entriesOf(speaker, moments);
    expect(byRounds(entries, 1).flatMap((round) => round.entries.map((entry) => entry.n))).toEqual([2]);
    expect(byRounds(entries, null, 'BUILDS').flatMap((round) => round.entries.map((entry) => entry.n))).toEqual([3, 1]);
    expect(byRounds(entries, 1, 'builds')).toEqual([]);
  });
  it('leaves out moves that have nothing to tell', () => {
    const entries = entriesOf(speaker, [...moments, moment(4, 0, 'quiet', [2, 1], 2)]);
    expect(entries.at(-1)!.lines).toEqual([]);
    expect(byRounds(entries, 0).flatMap((round) => round.entries.map((entry) => entry.n))).toEqual([3, 1]);
  });
  it('leaves out what has no words', () => {
    expect(spokenFacts(speaker, [{ kind: 'build' }, { kind: 'quiet' }, { kind: 'unknown' }])).toEqual(['Ann builds']);
  });
  it('prints the longest name that a sentence begins with', () => {
    expect(cutName('Anna builds', ['Ann', 'Anna'])).toEqual(['Anna', ' builds']);
    expect(cutName('The round ends', ['Ann'])).toEqual(['', 'The round ends']);
  });
});

describe('cards face down', () => {
  it('lie in an order of their own, and none is lost', () => {
    const cards = ['a', 'b', 'c', 'd'];
    expect(shuffled(cards, () => 0)).toEqual(['b', 'c', 'd', 'a']);
    expect(shuffled(cards).sort()).toEqual(cards);
  });
});
