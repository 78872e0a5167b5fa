import type { Fact, Seat } from '$lib/kernel';
import type { Moment } from '../history';
import { spokenFacts, type Speaker } from '../narration';

/** A line of the log: a move in words, with the points it brought to whoever made it. */
export interface Entry {
  readonly n: number;
  readonly seat: Seat | null;
  readonly lines: readonly string[];
  readonly points: number;
  /** The round it was played in. */
  readonly round: number;
}

interface RoundEntries {
  readonly round: number;
  readonly from: number;
  readonly to: number;
  readonly entries: readonly Entry[];
}

/** The points that a fact tells everybody, although they go where nobody sees how many there are. */
type Gained = (fact: Fact) => number;

/** One entry for each move, the oldest first. */
export function entriesOf(speaker: Speaker, moments: readonly Moment[], gained?: Gained): Entry[] {
  return moments.slice(1).map((moment, i) => {
    const before = moments[i]!;
    const { n, seat } = moment;
    const points = seat === null ? 0 : pointsOf(seat, before, moment, gained);
    return { n, seat, lines: spokenFacts(speaker, moment.facts), points, round: before.round };
  });
}

/** What the move scored; what the game would end with is another matter. */
function pointsOf(seat: Seat, before: Moment, { points, open, facts }: Moment, gained?: Gained): number {
  if (gained !== undefined && !open) {
    return facts.reduce((sum, fact) => (fact['seat'] === seat ? sum + gained(fact) : sum), 0);
  }
  return (points?.[seat] ?? 0) - (before.points?.[seat] ?? 0);
}

/** A move that has nothing to tell: the end of a turn. */
export const isSilent = ({ lines }: Entry): boolean => lines.length === 0;

/** What somebody did, or what speaks of a word; the newest round first, its newest move first. */
export function byRounds(entries: readonly Entry[], seat: Seat | null, word = ''): RoundEntries[] {
  const wanted = word.trim().toLocaleLowerCase();
  const rounds: { round: number; from: number; to: number; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = rounds.at(-1);
    const same = last?.round === entry.round ? last : undefined;
    if (same === undefined) rounds.push({ round: entry.round, from: entry.n, to: entry.n, entries: [] });
    const round = same ?? rounds.at(-1)!;
    round.to = entry.n;
    if (isSilent(entry) || (seat !== null && entry.seat !== seat)) continue;
    if (wanted !== '' && !entry.lines.some((line) => line.toLocaleLowerCase().includes(wanted))) continue;
    round.entries.unshift(entry);
  }
  return rounds.filter((round) => round.entries.length > 0).reverse();
}

/** A sentence that begins with somebody's name, cut behind it: the name is printed bold. */
export function cutName(line: string, names: readonly string[]): readonly [name: string, rest: string] {
  const found = names.filter((name) => name !== '' && line.startsWith(name)).sort((a, b) => b.length - a.length)[0];
  return found === undefined ? ['', line] : [found, line.slice(found.length)];
}
