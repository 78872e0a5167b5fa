import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import { add, remove, setOption, withSeats } from '$lib/ui/shell/new-game/draft';
import { place, ROUND } from '$lib/ui/shell/new-game/edges';
import { along, drop } from '$lib/ui/shell/new-game/spots';
import { summary } from '$lib/ui/shell/new-game/summary';
import { meta, names, start } from './setup';

beforeAll(() => language.choose('en'));

describe('the sentence above Start', () => {
  it('says who plays, how, and with what', () => {
    const draft = start();
    expect(summary(meta, draft)).toBe('3 people, round the table, map base.');
    expect(summary(meta, { ...draft, layout: 'pass' })).toBe('3 people, passing the device on, map base.');
  });

  it('leaves out what does not count', () => {
    let draft = start({ alone: true });
    expect(summary(meta, draft)).toBe('1 person and 2 bots, map base.');
    draft = setOption(meta, draft, 'extra', true);
    expect(summary(meta, draft)).toBe('1 person and 2 bots, map base, extra tiles.');
    draft = withSeats(meta, draft, add(meta, draft.seats, names));
    expect(summary(meta, draft)).toBe('2 people and 2 bots, round the table, map base, extra tiles, trophies 4.');
    draft = withSeats(meta, draft, remove(meta, draft.seats, 0, names));
    expect(summary(meta, draft)).not.toContain('trophies');
  });
});

describe('a seat that is let go', () => {
  const spot = (edge: string, t: number): [x: number, y: number] =>
    edge === 'south' ? [t, 0.97] : edge === 'north' ? [t, 0.03] : edge === 'west' ? [0.03, t] : [0.97, t];

  it('goes to the edge under the hand', () => {
    const { seats } = start();
    expect(drop(seats, 0, 0.95, 0.5).edge).toBe('east');
    expect(drop(seats, 0, 0.5, 0.02).edge).toBe('north');
    expect(drop(seats, 0, 0.02, 0.4).edge).toBe('west');
  });

  it('stays where it is when it is let go at its own place', () => {
    const seats = fc
      .array(fc.tuple(fc.nat({ max: 4 }), fc.constantFrom(...ROUND), fc.nat({ max: 3 })), { maxLength: 8 })
      .map((moves) => {
        let list = add(meta, add(meta, start().seats, names), names);
        for (const [seat, edge, slot] of moves) list = place(list, seat, edge, slot);
        return list;
      });
    fc.assert(
      fc.property(seats, fc.nat({ max: 4 }), (list, seat) => {
        const { edge } = list[seat]!;
        const there = drop(list, seat, ...spot(edge, along(list, seat)));
        expect(place(list, seat, there.edge, there.slot)).toEqual(list);
      })
    );
  });
});
