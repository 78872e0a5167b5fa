import { describe, expect, it } from 'vitest';
import { bands, byRound, pointsAt, pointsShow, scale, spread, steps, ticks } from '$lib/play/chart';

const moments = [0, 0, 1, 1, 2, 2, 2].map((round, n) => ({
  n,
  round,
  points: [n, n],
  totals: [n, 2 * n],
  final: false,
  open: false
}));
/** The same game when its last move has ended it. */
const ended = moments.map((moment, n) => ({ ...moment, open: true, final: n === moments.length - 1 }));

describe('the chart', () => {
  it('marks round numbers that cover the points', () => {
    expect(ticks(0, 12)).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(ticks(20, 117)).toEqual([20, 40, 60, 80, 100, 120]);
    expect(ticks(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
    expect(ticks(0, 0)).toEqual([0]);
  });
  it('places values between its ends', () => {
    const x = scale(0, 10, 100, 200);
    expect([x(0), x(5), x(10)]).toEqual([100, 150, 200]);
    expect(scale(3, 3, 7, 9)(3)).toBe(7);
  });
  it('pushes labels apart inside the picture', () => {
    expect(spread([10, 12, 50], 20, 0, 100)).toEqual([10, 30, 50]);
    expect(spread([95, 99], 20, 0, 100)).toEqual([80, 100]);
    const equal = spread([50, 50, 50], 20, 0, 100);
    expect(new Set(equal).size).toBe(3);
  });
  it('draws points as steps', () => {
    const one = (n: number) => n;
    expect(steps([1, 1, 3, 3], one, one)).toBe('M0 1H2V3H3');
  });
  it('bands the rounds, with what comes before the first one in it', () => {
    expect(bands(moments)).toEqual([
      { round: 1, from: 0, to: 4 },
      { round: 2, from: 4, to: 6 }
    ]);
  });
  it('sums up by round, from the start to now', () => {
    expect(byRound(moments)).toEqual([
      { round: null, points: [2, 2], totals: [2, 4] },
      { round: 1, points: [4, 4], totals: [4, 8] },
      { round: null, points: [6, 6], totals: [6, 12] }
    ]);
  });
  it('covers the last round too, and then what the count at the end adds', () => {
    expect(byRound(ended).slice(-2)).toEqual([
      { round: 2, points: [6, 6], totals: [6, 12] },
      { round: null, points: [6, 12], totals: null }
    ]);
    const counted = byRound(ended.map((moment) => ({ ...moment, points: null })));
    expect(counted.map(({ round }) => round)).toEqual([null, 1, 2]);
    expect(counted.at(-1)!.totals).toEqual([6, 12]);
  });
  it('shows points where everybody knows them', () => {
    expect([pointsShow(moments, false), pointsShow(moments, true), pointsShow(ended, true)]).toEqual([
      true,
      false,
      true
    ]);
    expect(
      pointsShow(
        moments.map((moment) => ({ ...moment, points: null })),
        false
      )
    ).toBe(false);
    expect([pointsAt(ended.at(-1)!), pointsAt(moments.at(-1)!)]).toEqual([
      [6, 12],
      [6, 6]
    ]);
  });
});
