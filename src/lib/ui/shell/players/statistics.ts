import type { GameRecord } from '$lib/store/types';

/** What became of one seat in one finished game. */
export interface Result {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly points: number;
  readonly won: boolean;
  /** What the seat played, as a key of the game's texts; null where a game has no name for it. */
  readonly title: string | null;
  readonly when: number;
}

/** Somebody with finished games. All bots together are one of these, and no person. */
export interface Player {
  readonly key: string;
  readonly name: string;
  /** The colour of the last game. */
  readonly colour: number;
  readonly bots: boolean;
  /** The oldest first. */
  readonly results: readonly Result[];
}

interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly mean: number;
  readonly best: number;
}

const BOTS = ':bots';
/** Names are told apart as people do: by their letters, not by capitals. */
const keyOf = (name: string): string => name.normalize('NFC').trim().toLocaleLowerCase();

const finished = (records: readonly GameRecord[]): GameRecord[] =>
  records.filter(({ over }) => over).sort((a, b) => a.touched - b.touched || (a.id < b.id ? -1 : 1));

const resultAt = (record: GameRecord, seat: number): Result => ({
  id: record.id,
  game: record.header.game,
  players: record.header.players,
  points: record.scores[seat] ?? 0,
  won: record.winners.includes(seat),
  title: record.titles?.[seat] ?? null,
  when: record.touched
});

/** Each person's seat in a game, by name. Whoever plays several seats counts once, with the best of them. */
function peopleAt({ seats, scores, winners }: GameRecord): Map<string, number> {
  const rank = (seat: number) => (winners.includes(seat) ? 1e9 : 0) + (scores[seat] ?? 0);
  const at = new Map<string, number>();
  seats.forEach(({ name, kind }, seat) => {
    if (kind !== 'person') return;
    const before = at.get(keyOf(name));
    if (before === undefined || rank(seat) > rank(before)) at.set(keyOf(name), seat);
  });
  return at;
}

/** Everybody with a finished game, whoever played most first; the bots come last. */
export function playersOf(records: readonly GameRecord[]): Player[] {
  const players = new Map<string, { name: string; colour: number; results: Result[] }>();
  const note = (key: string, name: string, colour: number, result: Result) => {
    const player = players.get(key);
    if (player === undefined) players.set(key, { name, colour, results: [result] });
    else {
      Object.assign(player, { name, colour });
      player.results.push(result);
    }
  };
  for (const record of finished(records)) {
    for (const [key, seat] of peopleAt(record)) {
      const { name, colour } = record.seats[seat]!;
      note(key, name, colour, resultAt(record, seat));
    }
    record.seats.forEach(({ kind, colour }, seat) => {
      if (kind === 'bot') note(BOTS, '', colour, resultAt(record, seat));
    });
  }
  return [...players]
    .map(([key, player]) => ({ key, bots: key === BOTS, ...player }))
    .sort((a, b) => Number(a.bots) - Number(b.bots) || b.results.length - a.results.length || (a.key < b.key ? -1 : 1));
}

export function tally(results: readonly Result[]): Tally {
  const points = results.map((result) => result.points);
  return {
    games: results.length,
    wins: results.filter(({ won }) => won).length,
    mean: points.reduce((sum, n) => sum + n, 0) / Math.max(1, points.length),
    best: points.reduce((most, n) => Math.max(most, n), -Infinity)
  };
}

/** Results laid together by what they have in common; those without it are left out. */
export function grouped<K extends string | number>(
  results: readonly Result[],
  by: (result: Result) => K | null
): ReadonlyMap<K, readonly Result[]> {
  const groups = new Map<K, Result[]>();
  for (const result of results) {
    const key = by(result);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [result]);
    else group.push(result);
  }
  return groups;
}

/** The most games won one after the other. */
export function longestRow(results: readonly Result[]): number {
  let [row, longest] = [0, 0];
  for (const { won } of results) {
    row = won ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

/** Something that nobody has done better in this house. */
export interface Best {
  readonly game: string;
  readonly kind: 'highest' | 'lead';
  readonly points: number;
  readonly name: string;
  readonly title: string | null;
  readonly id: string;
  readonly when: number;
}

/** For each game the highest score of a person, and the clearest victory. Whoever was first keeps a record. */
export function recordsOf(records: readonly GameRecord[]): Best[] {
  const best = new Map<string, Best>();
  const claim = (one: Best) => {
    const key = `${one.game} ${one.kind}`;
    if (one.points > (best.get(key)?.points ?? -Infinity)) best.set(key, one);
  };
  for (const record of finished(records)) {
    for (const seat of peopleAt(record).values()) {
      const { game, id, points, title, when, won } = resultAt(record, seat);
      const shared = { game, name: record.seats[seat]!.name, title, id, when };
      claim({ ...shared, kind: 'highest', points });
      const others = record.scores.filter((_, other) => other !== seat);
      const lead = points - Math.max(...others);
      if (won && others.length > 0 && lead > 0) claim({ ...shared, kind: 'lead', points: lead });
    }
  }
  const order = [...new Set([...best.values()].map(({ game }) => game))];
  return [...best.values()].sort((a, b) => order.indexOf(a.game) - order.indexOf(b.game));
}

/** How often a person stood before another one, and behind. */
export interface Against {
  readonly name: string;
  readonly colour: number;
  readonly before: number;
  readonly behind: number;
}

/** Everybody a person has met, whoever was met most first. Equal points count for neither. */
export function againstOf(records: readonly GameRecord[], key: string): Against[] {
  const met = new Map<string, { name: string; colour: number; before: number; behind: number }>();
  for (const record of finished(records)) {
    const seats = peopleAt(record);
    const mine = seats.get(key);
    if (mine === undefined) continue;
    for (const [other, seat] of seats) {
      if (other === key) continue;
      const { name, colour } = record.seats[seat]!;
      const { before = 0, behind = 0 } = met.get(other) ?? {};
      const ahead = (record.scores[mine] ?? 0) - (record.scores[seat] ?? 0);
      met.set(other, { name, colour, before: before + Number(ahead > 0), behind: behind + Number(ahead < 0) });
    }
  }
  return [...met.values()].sort((a, b) => b.before + b.behind - a.before - a.behind);
}
