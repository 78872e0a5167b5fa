import { splitPlaces } from '$lib/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import { finalRows, resourcePoints } from '$lib/games/terra-mystica/rules/final';
import { finalTileValue, networkSize } from '$lib/games/terra-mystica/rules/network';
import { play, scene, seat } from './scene';

const cults = (fire: number) => ({ fire, water: 0, earth: 0, air: 0 });

describe('TM 11: end of the game', () => {
  it('11.1: cults 8/4/2, ties share, position 0 gets nothing', () => {
    const position = scene({
      factions: ['witches', 'nomads', 'giants'],
      seats: [{ cults: cults(9) }, { cults: cults(9) }, { cults: cults(0) }]
    });
    expect(finalRows(position)[0]).toEqual({ source: 'cult.fire', points: [6, 6, 0] });
  });

  it('TM 19: ties split what their places are worth, rounded down', () => {
    expect(splitPlaces([10, 9, 9, 9], [18, 12, 6])).toEqual([18, 6, 6, 6]);
    expect(splitPlaces([12, 12, 8], [18, 12, 6])).toEqual([15, 15, 6]);
    expect(splitPlaces([4, 3, 0, 0], [18, 12, 6])).toEqual([18, 12, 0, 0]);
    expect(splitPlaces([3, 3, 3], [18, 12, 6])).toEqual([12, 12, 12]);
  });

  it('trap 30, F16: the largest network, with permanent shipping', () => {
    const position = scene({
      factions: ['halflings', 'nomads'],
      pieces: { E6: [0, 'D'], E5: [0, 'D'], C2: [0, 'D'], A1: [0, 'D'] },
      seats: [{ bonus: 'BON4', shipping: 0 }]
    });
    expect(networkSize(position, 0)).toBe(2);
    const sailing = { ...position, seats: [{ ...seat(position), shipping: 1 }, seat(position, 1)] };
    expect(networkSize(sailing, 0)).toBe(3);
  });

  it('11.2: Dwarves and Fakirs count their jumps, Riverwalkers direct neighbours too', () => {
    const pieces = { E6: [0, 'D'], E8: [0, 'D'] } as const;
    expect(networkSize(scene({ factions: ['dwarves', 'witches'], pieces }), 0)).toBe(2);
    expect(networkSize(scene({ factions: ['witches', 'dwarves'], pieces }), 0)).toBe(1);
    const beside = { E6: [0, 'D'], F4: [0, 'D'] } as const;
    expect(networkSize(scene({ factions: ['riverwalkers', 'dwarves'], terrains: ['G'], pieces: beside }), 0)).toBe(2);
  });

  it('11.3, trap 31: the Fire & Ice tiles measure inside one network, by hex distance', () => {
    const position = scene({
      factions: ['witches', 'nomads'],
      pieces: { A1: [0, 'SH'], A2: [0, 'D'], A3: [0, 'SA'], I12: [0, 'D'] }
    });
    expect(finalTileValue(position, 0, 'greatest-distance')).toBe(2);
    expect(finalTileValue(position, 0, 'stronghold-sanctuary')).toBe(2);
    expect(finalTileValue(position, 0, 'outposts')).toBe(3);
    expect(finalTileValue(position, 0, 'settlements')).toBe(1);
    const apart = scene({ factions: ['witches', 'nomads'], pieces: { A1: [0, 'SH'], I12: [0, 'SA'] } });
    expect(finalTileValue(apart, 0, 'stronghold-sanctuary')).toBe(0);
  });

  it('11.4, F15: everything becomes coins, three for a point; two for the Alchemists', () => {
    const goods = { coins: 4, workers: 1, priests: 1, power: [0, 5, 1] as const };
    const position = scene({ factions: ['witches', 'alchemists'], seats: [goods, goods] });
    expect(resourcePoints(position, 0)).toBe(3);
    expect(resourcePoints(position, 1)).toBe(4);
  });

  it('the sheet forecasts the end, and every point has a source', () => {
    const position = scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'D'], I7: [1, 'D'] },
      seats: [{ bonus: 'BON9' }, { bonus: 'BON3', passed: true }],
      round: 6,
      position: { passing: [1] }
    });
    const forecast = game.score(position);
    expect(forecast.final).toBe(false);
    const after = play(position, { kind: 'pass', seat: 0, bonus: null }, { kind: 'endTurn', seat: 0 });
    const final = game.score(after);
    expect(final.final).toBe(true);
    expect(final.totals).toEqual([forecast.totals[0]! + 1, forecast.totals[1]!]);
    expect(final.rows.find(({ key }) => key === 'BON9')!.points).toEqual([1, 0]);
    expect(after.seats.map((me) => me.vp)).toEqual(final.totals);
  });
});
