import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPaying, choices, isSettled, mayPay, slotsToPay, without } from '$lib/games/helios/rules/payments';
import { BUILDINGS, CHARACTERS } from '$lib/games/helios/data';
import { COLOURS, type Colour, type Land, type SeatState, type Slot } from '$lib/games/helios/state';

const CELLS = ['0,0', '1,0', '0,1', '-1,1', '-1,0', '1,-1'];
const colour = fc.constantFrom(...COLOURS);
const lands = fc
  .array(fc.array(colour, { maxLength: 2 }), { minLength: 1, maxLength: 6 })
  .map((piles) =>
    Object.fromEntries(
      piles.map((cubes, n) => [CELLS[n]!, { kind: 'land', colour: 'brown', cubes, temple: false } as const])
    )
  );
const prices = fc.constantFrom(
  ...Object.values(BUILDINGS).map(({ cost }) => cost),
  ...Object.values(CHARACTERS).map(({ activation }) => activation)
);
const seatWith = (land: Land) => ({ land }) as SeatState;
const owned = (land: Land): Colour[] => Object.values(land).flatMap(({ cubes }) => cubes);
const fits = (slot: Slot, cube: Colour) => slot === 'any' || slot.split('|').includes(cube);

/** Whether some order of the cubes fills the slots: the rule itself, tried out. */
function matches(cubes: readonly Colour[], slots: readonly Slot[]): boolean {
  if (slots.length === 0) return cubes.length === 0;
  return cubes.some(
    (cube, n) =>
      fits(slots[0]!, cube) &&
      matches(
        cubes.filter((_, i) => i !== n),
        slots.slice(1)
      )
  );
}

const subsets = <T>(list: readonly T[], n: number): T[][] =>
  n === 0 ? [[]] : list.flatMap((item, at) => subsets(list.slice(at + 1), n - 1).map((rest) => [item, ...rest]));

/** Every way to pay by the letter of HE 7.4: plain, or with one exchange for a slot that nothing owned fits. */
function waysByTheLetter(price: readonly Slot[], land: Land): Set<string> {
  const all = owned(land);
  const ways = new Set<string>();
  const collect = (slots: readonly Slot[]) => {
    for (const set of subsets(all, slots.length)) if (matches(set, slots)) ways.add([...set].sort().join(' '));
  };
  collect(price);
  for (const [n, slot] of price.entries()) {
    if (slot === 'any' || all.some((cube) => fits(slot, cube))) continue;
    collect([...price.filter((_, i) => i !== n), 'any', 'any']);
  }
  return ways;
}

/** Every set of cubes that paying one by one can end in. */
function waysByChoosing(slots: readonly Slot[], land: Land, paid: readonly Colour[] = []): Set<string> {
  if (slots.length === 0) return new Set([[...paid].sort().join(' ')]);
  const ways = new Set<string>();
  const list = choices(seatWith(land), slots, null);
  for (const cube of new Set(list.map((choice) => choice.colour))) {
    const { cell } = list.find((choice) => choice.colour === cube)!;
    const cubes = [...land[cell]!.cubes];
    cubes.splice(cubes.indexOf(cube), 1);
    const then = { ...land, [cell]: { ...land[cell]!, cubes } };
    for (const way of waysByChoosing(afterPaying(slots, cube)!, then, [...paid, cube])) ways.add(way);
  }
  return ways;
}

describe('Paying cube by cube (HE 7.4)', () => {
  it('leads to exactly the payments that the rule allows', () => {
    fc.assert(
      fc.property(lands, prices, (land, price) => {
        const slots = slotsToPay(price, seatWith(land));
        const ways = slots === null ? new Set<string>() : waysByChoosing(slots, land);
        expect(ways).toEqual(waysByTheLetter(price, land));
      }),
      { numRuns: 400 }
    );
  });

  it('lists a cube once, whatever may be paid, and nothing else', () => {
    fc.assert(
      fc.property(lands, prices, (land, price) => {
        const slots = slotsToPay(price, seatWith(land));
        if (slots === null) return;
        const list = choices(seatWith(land), slots, null).map(({ cell, colour }) => `${cell} ${colour}`);
        expect(new Set(list).size).toBe(list.length);
        const expected = Object.entries(land).flatMap(([cell, { cubes }]) =>
          [...new Set(cubes)].filter((cube) => mayPay(seatWith(land), slots, cube)).map((cube) => `${cell} ${cube}`)
        );
        expect(new Set(list)).toEqual(new Set(expected));
      })
    );
  });

  it('offers the obvious first: what a temple would destroy, then what the price names', () => {
    const land: Land = {
      '0,0': { kind: 'land', colour: 'brown', cubes: ['brown'], temple: false },
      '1,0': { kind: 'land', colour: 'grey', cubes: ['grey', 'blue'], temple: false }
    };
    expect(choices(seatWith(land), ['any'], '1,0')[0]!.cell).toBe('1,0');
    expect(choices(seatWith(land), ['blue', 'any'], null)[0]!.colour).toBe('blue');
    expect(choices(seatWith(land), ['any'], null)[0]).toEqual({ cell: '0,0', colour: 'brown' });
  });
});

describe('A payment that makes no difference', () => {
  const landOf = (piles: Record<string, readonly Colour[]>): Land =>
    Object.fromEntries(
      Object.entries(piles).map(([cell, cubes]) => [
        cell,
        { kind: 'land', colour: 'brown', cubes: [...cubes], temple: false } as const
      ])
    );
  const settled = (piles: Record<string, readonly Colour[]>, slots: readonly Slot[], target: string | null = null) =>
    isSettled(seatWith(landOf(piles)), slots, target);

  it('leaves only the order to choose', () => {
    expect(settled({ '0,0': ['brown'], '1,0': ['green'], '0,1': ['blue'] }, ['brown', 'green'])).toBe(true);
    expect(settled({ '0,0': ['brown'], '1,0': ['green'], '0,1': ['brown'] }, ['brown', 'green'])).toBe(false);
    expect(settled({ '0,0': ['brown'], '1,0': ['green'] }, ['any'])).toBe(false);
  });

  it('takes what would be lost under the temple anyway', () => {
    expect(settled({ '0,0': ['brown', 'green'] }, ['any'], '0,0')).toBe(true);
    expect(settled({ '0,0': ['brown', 'green'], '1,0': ['blue'] }, ['any'], '0,0')).toBe(false);
  });

  it('is one for which every way to pay leaves the same land', () => {
    const ends = (land: Land, slots: readonly Slot[]): string[] =>
      slots.length === 0
        ? [CELLS.map((cell) => [...(land[cell]?.cubes ?? [])].sort().join('+')).join(' ')]
        : choices(seatWith(land), slots, null).flatMap((choice) =>
            ends(without(seatWith(land), choice).land, afterPaying(slots, choice.colour)!)
          );
    fc.assert(
      fc.property(lands, prices, (land, price) => {
        const slots = slotsToPay(price, seatWith(land));
        if (slots === null) return;
        expect(isSettled(seatWith(land), slots, null)).toBe(new Set(ends(land, slots)).size === 1);
      })
    );
  });
});
