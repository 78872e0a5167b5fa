import { describe, expect, it } from 'vitest';
import { apply, awaited, begin, COVERED, answerable, options, preview, refuse, viewOf, type Move } from '$lib/kernel';
import { toy, toyConfig, type Toy } from './toy';

const first = (players = 2) => begin(toy, toyConfig(players)).position;
const play = (position: Toy, ...moves: Move[]): Toy =>
  moves.reduce((then, move) => {
    const played = apply(toy, then, move);
    if (!played.ok) throw new Error(played.refusal.key);
    return played.position;
  }, position);
const bid = (seat: number, n: number): Move => ({ kind: 'bid', seat, n });
const take = (seat: number, n: number): Move => ({ kind: 'take', seat, n });

describe('a secret choice', () => {
  it('is owed by everyone at once, in any order', () => {
    expect(answerable(first(3)).map((decision) => decision.seat)).toEqual([0, 1, 2]);
    expect(refuse(toy, first(3), bid(2, 1))).toBeNull();
  });

  it('waits under cover, may be changed, and no longer makes the table wait', () => {
    const waiting = play(first(3), bid(1, 2), bid(1, 0));
    expect(waiting.phase).toBe('round.bidding');
    expect(waiting.sealed).toEqual({ 1: bid(1, 0) });
    expect(awaited(waiting)).toEqual([0, 2]);
  });

  it('opens when the last one has chosen, in the same way whoever was last', () => {
    const one = play(first(3), bid(0, 1), bid(1, 2), bid(2, 0));
    expect(play(first(3), bid(2, 0), bid(1, 2), bid(0, 1))).toEqual(one);
    expect(one.first).toBe(1);
    expect(one.sealed).toEqual({});
  });

  it('shows to the one who chose and to nobody else', () => {
    const waiting = play(first(2), bid(0, 2));
    expect(viewOf(toy, waiting, 0).sealed[0]).toEqual(bid(0, 2));
    for (const seat of [1, null]) expect(viewOf(toy, waiting, seat).sealed[0]).toEqual({ kind: COVERED, seat: 0 });
  });

  it('tells the log only that it was made', () => {
    const played = apply(toy, first(2), bid(0, 2));
    expect(played.ok && played.facts).toEqual([{ kind: 'kernel.sealed', seat: 0 }]);
    expect(played.ok && played.reveals).toBe(false);
    const opened = apply(toy, play(first(2), bid(0, 2)), bid(1, 1));
    expect(opened.ok && opened.reveals).toBe(true);
  });
});

describe('a refusal', () => {
  const turns = play(first(2), bid(0, 2), bid(1, 0));
  it.each([
    ['a kind that is not in the game', { kind: 'fly', seat: 0 }, 'kernel.malformed'],
    ['a name that every object has', { kind: 'constructor', seat: 0 }, 'kernel.malformed'],
    ['something that is no move', 'take 3', 'kernel.malformed'],
    ['nothing at all', null, 'kernel.malformed'],
    ['a field that does not belong', { ...take(0, 1), more: 1 }, 'kernel.malformed'],
    ['a prototype in disguise', JSON.parse('{"kind":"take","seat":0,"n":1,"__proto__":{"n":9}}'), 'kernel.malformed'],
    ['a number where none is possible', take(0, Infinity), 'kernel.malformed'],
    ['another seat', take(1, 1), 'kernel.notYourTurn'],
    ['a move that answers another question', bid(0, 1), 'kernel.notAsked']
  ])('names what is wrong with %s', (_what, move, key) => {
    expect(refuse(toy, turns, move)?.key).toBe(key);
  });

  it('carries what is missing and the rule behind it', () => {
    expect(refuse(toy, { ...turns, heap: 1 }, take(0, 3))).toEqual({
      key: 'heap',
      params: { n: 3, heap: 1 },
      rule: 'TOY 2.2'
    });
    expect(refuse(toy, { ...turns, heap: 1 }, { kind: 'roll', seat: 0 })).toEqual({ key: 'heap', rule: 'TOY 3' });
  });

  it('changes nothing', () => {
    const before = JSON.stringify(turns);
    apply(toy, turns, take(0, 9));
    expect(JSON.stringify(turns)).toBe(before);
  });
});

describe('options, price and gain come from the same definition', () => {
  const turns = play(first(2), bid(0, 2), bid(1, 0));

  it('lists what may be done, with the rule', () => {
    expect(options(toy, turns, 0).map(({ move, rule }) => `${rule} ${toy.notation.write(move, turns)}`)).toEqual([
      'TOY 2 take 1',
      'TOY 2 take 2',
      'TOY 2 take 3',
      'TOY 3 roll'
    ]);
    expect(options(toy, turns, 1)).toEqual([]);
  });

  it('reads the gain off the effect', () => {
    expect(preview(toy, turns, 2, take(0, 3))).toMatchObject({ price: {}, gain: { pebbles: 3 }, chance: false });
  });

  it('does not give away what chance will bring', () => {
    const shown = preview(toy, turns, 2, { kind: 'roll', seat: 0 });
    expect(shown).toMatchObject({ chance: true, facts: [] });
    const shownElsewhere = preview(toy, { ...turns, random: [1, 2, 3, 4] }, 2, { kind: 'roll', seat: 0 });
    expect(shownElsewhere).toEqual(shown);
  });

  it('shows nothing of a choice under cover', () => {
    expect(preview(toy, first(2), 2, bid(0, 2))).toMatchObject({ price: {}, gain: {}, others: [] });
  });
});
