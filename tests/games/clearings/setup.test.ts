import { describe, expect, it } from 'vitest';
import { BOXES, ISLANDS, START } from '$lib/games/clearings/data';
import { around } from '$lib/games/clearings/rules/places';
import { components, hexName, hexOf, turn } from '$lib/kernel';
import { after, first, placesFor, scene, hut, why } from './table';

const SEATS = [2, 3, 4];
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe.each(SEATS)('CL 2 Setting up, %i seats', (players) => {
  const plan = ISLANDS[players]!;

  it('CL 2.1: every island has the same number of each terrain', () => {
    const parts = 6 / plan.sixths;
    for (const seed of seeds) {
      const terrains = Object.values(first(players, seed).land);
      for (const [terrain, tiles] of Object.entries(plan.tiles)) {
        const centre = plan.centre === terrain ? 1 : 0;
        expect(terrains.filter((each) => each === terrain)).toHaveLength(tiles * parts + centre);
      }
    }
  });

  it('CL 2.1: every part of the island is the same, ruins included', () => {
    for (const seed of seeds) {
      const { land, ruins } = first(players, seed);
      for (const [place, terrain] of Object.entries(land)) {
        const image = hexName(turn(hexOf(place), plan.sixths));
        expect(land[image]).toBe(terrain);
        expect(ruins.includes(image)).toBe(ruins.includes(place));
      }
    }
  });

  it('CL 2.1: ponds keep away from the centre and never cut the land in two', { timeout: 60_000 }, () => {
    for (let seed = 0; seed < 200; seed++) {
      const start = first(players, seed);
      const ponds = Object.keys(start.land).filter((place) => start.land[place] === 'pond');
      expect(around(start, '0,0').filter((place) => ponds.includes(place))).toEqual([]);
      const dry = Object.keys(start.land).filter((place) => !ponds.includes(place));
      expect(components(dry, (place) => around(start, place))).toHaveLength(1);
    }
  });

  it('CL 2.1: another seed deals another island', () => {
    expect(new Set(seeds.map((seed) => JSON.stringify(first(players, seed).land))).size).toBeGreaterThan(30);
  });

  it('CL 2.2: ruins lie on land, one of them in the middle', () => {
    for (const seed of seeds) {
      const { land, ruins } = first(players, seed);
      expect(ruins).toHaveLength({ 2: 3, 3: 4, 4: 5 }[players]!);
      expect(ruins).toContain('0,0');
      expect(ruins.map((place) => land[place])).not.toContain('pond');
    }
  });

  it('CL 2.2: the bag holds eight chips, in an order that the seed decides', () => {
    const bags = seeds.map((seed) => first(players, seed).bag);
    const chips = ['points2', 'points2', 'points3', 'points3', 'stone2', 'stone2', 'wood2', 'wood2'];
    for (const bag of bags) expect([...bag].sort()).toEqual(chips);
    expect(new Set(bags.map(String)).size).toBeGreaterThan(30);
  });

  it('CL 2.3: everyone starts with the same goods, taken from the supply', () => {
    const { seats, supply } = first(players);
    for (const seat of seats) expect(seat.goods).toEqual({ wood: 2, stone: 1 });
    expect(supply).toEqual({
      wood: BOXES[players]!.wood - START.wood * players,
      stone: BOXES[players]!.stone - START.stone * players
    });
  });

  it('CL 2.3: any seat may be the one that settles first', () => {
    expect(new Set(seeds.map((seed) => first(players, seed).first)).size).toBe(players);
  });
});

describe('CL 2.4 First huts', () => {
  it('are placed one by one, clockwise from the first player', () => {
    const start = first(4);
    const order = [0, 1, 2, 3].map((n) => (start.first + n) % 4);
    expect(start.owed).toEqual(order.map((seat) => ({ seat, kind: 'settle' })));
  });

  it('may stand on any land that is no ruin', () => {
    const start = first(2);
    const allowed = Object.keys(start.land).filter(
      (place) => start.land[place] !== 'pond' && !start.ruins.includes(place)
    );
    expect(placesFor(start, 'settle').sort()).toEqual(allowed.sort());
  });

  it('cost nothing', () => {
    const start = first(2);
    const [place] = placesFor(start, 'settle');
    const settled = after(start, { kind: 'settle', seat: start.first, place: place as string });
    expect(settled.pieces).toEqual({ [place as string]: hut(start.first) });
    expect(settled.seats).toEqual(start.seats);
  });

  it('are never neighbours of another hut', () => {
    const position = scene({ pieces: { '0,0': hut(1) }, change: { owed: [{ seat: 0, kind: 'settle' }] } });
    expect(why(position, { kind: 'settle', seat: 0, place: '1,0' })).toEqual({
      key: 'settle.near',
      rule: 'CL 2.4',
      params: { at: 'C4', owner: 1 }
    });
    expect(why(position, { kind: 'settle', seat: 0, place: '2,0' })).toBeNull();
  });

  it('always find room, even for four', () => {
    for (const seed of seeds) {
      let position = first(4, seed);
      while (position.phase === 'settling') {
        const { seat } = position.owed[0]!;
        // The middle first: it takes the most room from the others.
        const [place] = placesFor(position, 'settle').sort((a, b) => size(a) - size(b));
        expect(place).toBeDefined();
        position = after(position, { kind: 'settle', seat, place: place as string });
      }
    }
  });

  it('CL 2.5: who settled last begins the first round', () => {
    const start = first(3);
    let position = start;
    while (position.phase === 'settling') {
      const { seat } = position.owed[0]!;
      position = after(position, { kind: 'settle', seat, place: placesFor(position, 'settle')[0] as string });
    }
    expect(position.first).toBe((start.first + 2) % 3);
    expect(position.phase).toBe('round.tasks');
    expect(position.round).toBe(1);
  });
});

const size = (place: unknown): number => {
  const { q, r } = hexOf(place as string);
  return Math.abs(q) + Math.abs(r) + Math.abs(q + r);
};
