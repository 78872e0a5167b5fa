import { describe, expect, it } from 'vitest';
import { geometry } from '$lib/games/terra-mystica/map';
import { cultReachOf, reachOf } from '$lib/games/terra-mystica/rules/reach';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import { look, owes, play, scene, seat, why } from './scene';

const reached = (position: TmPosition, hex: string) => reachOf(position, 0)[geometry(position.map).at.get(hex)!];

describe('TM 6.9: adjacency and reach', () => {
  it('reaches over sides, over rivers with shipping, and further with BON4 in the action phase', () => {
    const start = scene({ factions: ['halflings', 'nomads'], pieces: { E6: [0, 'D'] } });
    expect(reached(start, 'E5')).toBe(1);
    expect(reached(start, 'C2')).toBe(0);
    const card = { ...start, seats: [{ ...seat(start), bonus: 'BON4' as const }, seat(start, 1)] };
    expect(reached(card, 'C2')).toBe(1);
    expect(cultReachOf(card, 0)[geometry('base').at.get('C2')!]).toBe(0);
  });

  it('trap 4: a bridge makes hexes adjacent for everybody', () => {
    const start = scene({
      factions: ['witches', 'giants'],
      pieces: { E9: [0, 'D'] },
      position: { bridges: [{ seat: 1, a: 'D6', b: 'E9' }] }
    });
    expect(reached(start, 'D6')).toBe(1);
  });

  it('trap 25: Dwarves and Fakirs do not sail with BON4', () => {
    const start = scene({ factions: ['dwarves', 'nomads'], pieces: { C2: [0, 'D'] }, seats: [{ bonus: 'BON4' }] });
    expect(reached(start, 'E6')).not.toBe(1);
    expect(why(start, { kind: 'advanceShipping', seat: 0 })).toBe('shipping.none');
  });

  it('F20 to F23: the tunnel is paid when the hex is not adjacent, once in an action, with 4 points', () => {
    const start = scene({
      factions: ['dwarves', 'nomads'],
      pieces: { E7: [0, 'D'] },
      ground: { F4: 'S', F5: 'S' },
      seats: [{ workers: 9, coins: 9 }]
    });
    expect(reached(start, 'F4')).toBe(1);
    expect(reached(start, 'F5')).toBe(0);
    const far = scene({
      factions: ['dwarves', 'nomads'],
      pieces: { E7: [0, 'D'] },
      ground: { D6: 'S' },
      seats: [{ workers: 9, coins: 9 }]
    });
    const hex = ['D6', 'F3', 'C4', 'E5'].find((id) => reached(far, id) === 2)!;
    const dug = play(
      { ...far, ground: far.ground.map((g, n) => (geometry('base').ids[n] === hex ? 'S' : g)) },
      { kind: 'build', seat: 0, hex }
    );
    expect(seat(dug)).toMatchObject({ workers: 9 - 2 - 1, coins: 7, vp: 24 });
    expect(look(far, { kind: 'pass', seat: 0, bonus: 'BON3' }).gain.C).toBe(1);
  });

  it('the Fakirs’ carpet costs a priest and flies further with the stronghold', () => {
    const start = scene({
      factions: ['fakirs', 'nomads'],
      pieces: { I7: [0, 'D'] },
      seats: [{ priests: 1, workers: 9, coins: 9 }]
    });
    const place = geometry('base');
    const two = place.landHexes.filter((n) => reachOf(start, 0)[n] === 2).length;
    const strong = {
      ...start,
      seats: [{ ...seat(start), built: { ...seat(start).built, SH: 1 } }, seat(start, 1)]
    };
    expect(place.landHexes.filter((n) => reachOf(strong, 0)[n] === 2).length).toBeGreaterThan(two);
    const target = place.ids[place.landHexes.find((n) => reachOf(start, 0)[n] === 2)!]!;
    const poor = { ...start, seats: [{ ...seat(start), priests: 0 }, seat(start, 1)] };
    const walk = { kind: 'transform', seat: 0, hex: target, spades: 1 } as const;
    const to = play(start, {
      ...walk,
      to: (['Y', 'U', 'K', 'B', 'G', 'S', 'R'] as const).find((t) => why(start, { ...walk, to: t }) === null)!
    });
    expect(seat(to)).toMatchObject({ priests: 0, vp: 24 });
    expect(['short.priests', 'walk']).toContain(why(poor, { ...walk, to: 'Y' }));
  });

  it('trap 32: Riverwalkers reach by river only', () => {
    const start = scene({
      factions: ['riverwalkers', 'nomads'],
      terrains: ['U'],
      pieces: { E6: [0, 'D'] },
      position: { bridges: [] }
    });
    expect(reached(start, 'E5')).toBe(1); // over the common river hex
    expect(reached(start, 'F4')).toBe(0); // a shared side alone
    const inland = why(start, { kind: 'build', seat: 0, hex: 'F4' });
    expect(inland).toBe('build.foreign');
  });

  it('D23: Riverwalkers cannot take spade actions', () => {
    const start = scene({
      factions: ['riverwalkers', 'nomads'],
      terrains: ['U'],
      pieces: { E6: [0, 'D'] },
      seats: [{ power: [0, 0, 6], bonus: 'BON1' }]
    });
    expect(why(start, { kind: 'powerAction', seat: 0, action: 'ACT5' })).toBe('noSpades');
    expect(why(start, { kind: 'specialAction', seat: 0, action: 'BON1' })).toBe('noSpades');
    expect(owes(start)).toEqual(['0 turn']);
  });
});
