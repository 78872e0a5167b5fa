import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuseOptions, type GameMeta } from '$lib/kernel';
import * as D from '$lib/ui/shell/new-game/draft';
import { at, inOrder, place, ROOM, ROUND, seatOf, step } from '$lib/ui/shell/new-game/edges';
import { meta, names, start } from './setup';

const edge = fc.constantFrom(...ROUND);
const seat = fc.nat({ max: 8 });

/** One thing that a hand can do on the set-up screen. */
const sequence: fc.Arbitrary<(draft: D.Draft, meta: GameMeta) => D.Draft> = fc.oneof(
  fc.constant((draft: D.Draft, m: GameMeta) => D.withSeats(m, draft, D.add(m, draft.seats, names))),
  edge.map((e) => (draft: D.Draft, m: GameMeta) => D.withSeats(m, draft, D.add(m, draft.seats, names, e))),
  seat.map((n) => (draft: D.Draft, m: GameMeta) => D.withSeats(m, draft, D.remove(m, draft.seats, n, names))),
  fc.tuple(seat, edge, seat).map(
    ([n, e, slot]) =>
      (draft: D.Draft, m: GameMeta) =>
        D.withSeats(m, draft, place(draft.seats, n, e, slot))
  ),
  fc.tuple(seat, fc.constantFrom(1 as const, -1 as const)).map(
    ([n, by]) =>
      (draft: D.Draft, m: GameMeta) =>
        D.withSeats(m, draft, step(draft.seats, n, by).seats)
  ),
  fc.tuple(seat, fc.constantFrom(1 as const, -1 as const)).map(
    ([n, by]) =>
      (draft: D.Draft, m: GameMeta) =>
        D.withSeats(m, draft, D.reorder(draft.seats, n, by))
  ),
  fc.tuple(seat, fc.integer({ min: 1, max: 8 })).map(
    ([n, colour]) =>
      (draft: D.Draft, m: GameMeta) =>
        D.withSeats(m, draft, D.recolour(draft.seats, n, colour))
  ),
  fc.tuple(seat, fc.constantFrom('person' as const, 'bot' as const)).map(
    ([n, kind]) =>
      (draft: D.Draft, m: GameMeta) =>
        D.withSeats(m, draft, D.setKind(m, draft.seats, n, kind, names))
  ),
  fc.tuple(seat, fc.string({ maxLength: 60 })).map(
    ([n, name]) =>
      (draft: D.Draft, m: GameMeta) =>
        D.withSeats(m, draft, D.rename(draft.seats, n, name))
  ),
  fc
    .tuple(fc.constantFrom('map', 'extra', 'trophies', 'nonsense'), fc.oneof(fc.boolean(), fc.integer(), fc.string()))
    .map(
      ([key, value]) =>
        (draft: D.Draft, m: GameMeta) =>
          D.setOption(m, draft, key, value)
    )
);

function legal(draft: D.Draft): void {
  const { seats, options } = draft;
  expect(seats.length).toBeGreaterThanOrEqual(meta.players.min);
  expect(seats.length).toBeLessThanOrEqual(meta.players.max);
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(seats.length);
  expect(seats).toEqual(inOrder(seats));
  for (const side of ROUND) expect(at(seats, side)).toBeLessThanOrEqual(ROOM[side]);
  for (const holder of seats) {
    expect(holder.name.length).toBeLessThanOrEqual(D.NAME_LENGTH);
    if (holder.kind === 'bot') expect(meta.bots.map(({ id }) => id)).toContain(holder.bot);
    else expect(holder.bot).toBeUndefined();
  }
  expect(refuseOptions(meta, options, seats.length)).toBeNull();
  for (const holder of D.named(seats, names)) expect(holder.name.trim()).not.toBe('');
}

describe('a game being set up', () => {
  it('is legal whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(sequence, { maxLength: 30 }), (sequences) => {
        let draft = start();
        legal(draft);
        for (const doIt of sequences) legal((draft = doIt(draft, meta)));
      })
    );
  });

  it('takes the seats of another game and makes them fit', () => {
    const eight = Array.from({ length: 8 }, (_, n) => ({
      name: `P${n}`,
      colour: 1 + (n % 3),
      kind: n % 2 === 0 ? ('person' as const) : ('bot' as const),
      ...(n % 2 === 0 ? {} : { bot: 'unknown' }),
      edge: ROUND[n % 4]!
    }));
    const draft = start({ last: { players: 8, seats: eight, options: { map: 'gone' }, layout: 'pass' } });
    legal(draft);
    expect(draft.seats).toHaveLength(5);
    expect(draft.layout).toBe('pass');
    expect(draft.options.map).toBe('base');
  });

  it('seats one person among bots in the game that teaches', () => {
    const { seats } = start({ alone: true });
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  });
});

describe('seats round the table', () => {
  it('change places when an edge is full', () => {
    const { seats } = start();
    const [south, west, north] = seats;
    const moved = place(seats, 0, 'west', 0);
    expect(moved.map(({ name, edge: side }) => [name, side])).toEqual([
      [west!.name, 'south'],
      [south!.name, 'west'],
      [north!.name, 'north']
    ]);
  });

  it('go all the way round by arrow keys', () => {
    let { seats } = start();
    const who = seats[0]!;
    let n = 0;
    const seen: string[] = [];
    for (let i = 0; i < 4; i++) {
      ({ seats, seat: n } = step(seats, n, 1) as { seats: typeof seats; seat: number });
      expect(n).toBe(seatOf(seats, who));
      seen.push(seats[n]!.edge);
    }
    expect(seen).toEqual(['west', 'north', 'north', 'east']);
  });

  it('swap a colour that is taken', () => {
    const { seats } = start();
    const swapped = D.recolour(seats, 0, seats[2]!.colour);
    expect(swapped.map(({ colour }) => colour)).toEqual([3, 2, 1]);
  });

  it('change order where the device is passed on, and keep the edges in order', () => {
    const { seats } = start();
    const swapped = D.reorder(seats, 0, 1);
    expect(swapped.map(({ name }) => name)).toEqual(['Person 2', 'Person 1', 'Person 3']);
    expect(swapped.map(({ edge: side }) => side)).toEqual(['south', 'west', 'north']);
  });
});

describe('names', () => {
  it('that nobody chose change when a person becomes a bot, chosen ones stay', () => {
    const { seats } = start();
    const mine = D.rename(seats, 1, 'Chloé');
    expect(D.setKind(meta, mine, 0, 'bot', names)[0]!.name).toBe('Bot 1');
    expect(D.setKind(meta, mine, 1, 'bot', names)[1]!.name).toBe('Chloé');
  });
});

describe('the number of a player', () => {
  const named = (seats: readonly { name: string }[]) => seats.map(({ name }) => name);

  it('is that of the seat, whoever has a name already', () => {
    const { seats } = start();
    const known = D.rename(D.rename(seats, 0, 'Ada'), 1, 'Ben');
    const bots = D.setKind(meta, known, 2, 'bot', names);
    expect(named(D.setKind(meta, bots, 2, 'person', names))).toEqual(['Ada', 'Ben', 'Person 3']);
  });
  it('follows when a seat comes in between or goes', () => {
    const { seats } = start();
    const four = D.add(meta, seats, names, 'south');
    expect(named(four)).toEqual(['Person 1', 'Person 2', 'Person 3', 'Person 4']);
    expect(named(D.remove(meta, D.rename(four, 1, 'Ben'), 0, names))).toEqual(['Ben', 'Person 2', 'Person 3']);
  });
  it('is set right for seats of another evening', () => {
    const last = start().seats.map((seat, n) => ({ ...seat, name: ['Person 3', 'Ada', 'Person 1'][n]! }));
    const { seats } = start({ last: { players: 3, seats: last, options: {}, layout: 'table' } });
    expect(named(seats)).toEqual(['Person 1', 'Ada', 'Person 3']);
  });
});

describe('seed', () => {
  it.each([
    ['1', 1],
    [' 42 ', 42],
    ['999999', 999999],
    ['0', null],
    ['', null],
    ['1e5', null],
    ['-3', null],
    ['1234567', null],
    ['12.5', null]
  ])('reads %j as %j', (text, seed) => {
    expect(D.readSeed(text)).toBe(seed);
  });

  it('is drawn within what can be typed', () => {
    expect(D.readSeed(String(D.newSeed(() => 0)))).toBe(1);
    expect(D.readSeed(String(D.newSeed(() => 0.999999999)))).toBe(D.SEEDS);
  });
});
