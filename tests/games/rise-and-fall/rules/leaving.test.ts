import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { meta } from '$lib/games/rise-and-fall/meta';
import type { RafPosition } from '$lib/games/rise-and-fall/state';
import { conceded, hurried } from '$lib/games/rise-and-fall/ui/moves/leaving';
import {
  apply,
  awaited,
  begin,
  dice,
  headerFor,
  options,
  over,
  readOptions,
  refuse,
  replay,
  type Move
} from '$lib/kernel';

/** A game by chance up to a phase, with the moves that led there. */
function upTo(phase: string, players: number, raw: Record<string, boolean | string> = {}) {
  const config = { players, seed: 5, options: readOptions(meta, { world: 'drawn', hurry: true, ...raw }, players) };
  const chance = dice(7);
  const moves: Move[] = [];
  let { position } = begin(game, config);
  const make = (move: Move): void => {
    const played = apply(game, position, move);
    if (!played.ok) throw new Error(played.refusal.key);
    moves.push(move);
    position = played.position;
  };
  while (position.phase !== phase) make(chance.pick(options(game, position, awaited(position)[0]!)).move);
  return { header: headerFor(game, config), moves, make, now: (): RafPosition => position };
}

/** Some of the seats choose their first card. */
function lock(table: ReturnType<typeof upTo>, n: number): void {
  for (const seat of awaited(table.now()).slice(0, n)) table.make(options(game, table.now(), seat)[0]!.move);
}

describe('RF 7.2: the hurry rule', () => {
  it('lets those who wait hurry the others once all but one, three or four have chosen', () => {
    for (const [players, enough] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 3],
      [6, 3],
      [7, 4],
      [8, 4]
    ] as const) {
      const table = upTo('turn.cards', players);
      lock(table, enough - 1);
      expect(hurried(table.now())).toBeNull();
      lock(table, 1);
      expect(hurried(table.now())?.length).toBe(players - enough);
      expect(hurried({ ...table.now(), variant: { ...table.now().variant, hurry: undefined } })).toBeNull();
    }
  });

  it('draws a card by chance from the hand of each who is late; the draw is a move and is replayed', () => {
    const table = upTo('turn.cards', 5);
    lock(table, 3);
    const late = hurried(table.now())!;
    const hands = late.map(({ seat }) => table.now().civs[seat]!.hand);
    for (const move of late) table.make(move);
    late.forEach(({ seat }, n) => expect(hands[n]).toContain(table.now().played[seat]));
    const again = replay(game, table.header, table.moves);
    expect(again.ok && again.position).toEqual(table.now());
  });

  it('is an option: without it nobody draws', () => {
    const table = upTo('turn.cards', 3, { hurry: false });
    lock(table, 2);
    expect(hurried(table.now())).toBeNull();
    const [seat] = awaited(table.now());
    expect(refuse(game, table.now(), { kind: 'hurry', seat: seat! })?.key).toBe('hurry.off');
  });
});

describe('RF 9.3: conceding', () => {
  it('is extinction at once; with two players the other has won', () => {
    const table = upTo('turn.actions', 2);
    const [seat] = awaited(table.now());
    table.make(conceded(table.now(), seat!)!);
    expect(table.now().civs[seat!]!.extinct).toBe(true);
    expect(over(game, table.now())).toBe(true);
  });

  it('the others play on; under cover it counts when all have chosen', () => {
    const acting = upTo('turn.actions', 4);
    const [first] = awaited(acting.now());
    acting.make(conceded(acting.now(), first!)!);
    expect(over(game, acting.now())).toBe(false);
    expect(awaited(acting.now())).not.toContain(first);
    const cards = upTo('turn.cards', 3);
    const seats = awaited(cards.now());
    cards.make(conceded(cards.now(), seats[0]!)!);
    expect(cards.now().civs[seats[0]!]!.extinct).toBe(false);
    lock(cards, 2);
    expect(cards.now().civs[seats[0]!]!.extinct).toBe(true);
    expect(replay(game, cards.header, cards.moves)).toMatchObject({ ok: true });
  });

  it('is for those who are asked something', () => {
    const { now } = upTo('turn.actions', 3);
    const [asked] = awaited(now());
    expect(conceded(now(), (asked! + 1) % 3)).toBeNull();
  });
});
