import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { territory } from '$lib/games/rise-and-fall/rules/territory';
import type { RafPosition } from '$lib/games/rise-and-fall/state';
import { begun, goods, scene } from './table';

const row = (position: RafPosition, key: string): readonly number[] =>
  game.score(position).rows.find((each) => each.key === key)!.points;

describe('Scoring', () => {
  it('case 48: the worked sheet comes to 140', () => {
    // Regions: plains of 3 and 5, a sea of 7, a forest of 4; the rest of the pieces stand where nothing counts.
    const land = 'ppp.ppppp.sssssss.ffff';
    const pieces =
      '0nomad@0,0 0nomad@4,0 0nomad@5,0 0nomad@6,0 0nomad@17,0 0nomad@18,0 0nomad@19,0 ' +
      '0ship@10,0 0ship@11,0 0ship@12,0 0merchant@1,0 0merchant@2,0 0city@1,0 0city@2,0 0city@7,0 0city@8,0';
    const position = scene({
      map: land,
      pieces,
      seats: [{ ...goods(87), trophies: ['nomad', 'temple'], decline: ['temple', 'mountaineer'], reserve: [] }]
    });
    const { rows, totals } = game.score(position);
    expect(rows.map(({ key, points }) => [key, points[0]])).toEqual([
      ['gold', 43],
      ['trophies', 30],
      ['nomad', 7],
      ['ship', 15],
      ['merchant', 4],
      ['mountaineer', 0],
      ['city', 7],
      ['temple', 0],
      ['plain', 8],
      ['sea', 14],
      ['forest', 12],
      ['mountain', 0]
    ]);
    expect(totals[0]).toBe(140);
  });

  it('case 49: the worked map gives 18, 30 and 1', () => {
    // Seat 0 is Red, 1 is Yellow, 2 is Green.
    const position = scene({
      map: 'pppp.ff.sssssss.p.ff.mmmmmm',
      pieces:
        '0nomad@0,0 0city@1,0 1nomad@2,0 0nomad@5,0 1nomad@6,0 0ship@8,0 0ship@9,0 1ship@10,0 ' +
        '2nomad@16,0 1nomad@18,0 1city@21,0 1nomad@22,0 0nomad@23,0',
      players: 3
    });
    const points = territory(position).map(({ owner, points }) => [owner, points]);
    expect(points.slice(0, 6)).toEqual([
      [0, 4],
      [null, 0],
      [0, 14],
      [2, 1],
      [1, 6],
      [1, 24]
    ]);
    const sums = ['plain', 'sea', 'forest', 'mountain'].map((key) => row(position, key));
    expect([0, 1, 2].map((seat) => sums.reduce((sum, points) => sum + points[seat]!, 0))).toEqual([18, 30, 1]);
  });

  it('case 50: two against two is nobody’s', () => {
    const position = scene({ map: 'ffff', pieces: '0nomad@0,0 0city@1,0 1nomad@2,0 1city@3,0' });
    expect(territory(position)[0]!.owner).toBeNull();
    expect(row(position, 'forest')).toEqual([0, 0]);
  });

  it('case 51: mountains and glaciers side by side are one region', () => {
    const position = scene({ map: 'mmmmgg', pieces: '0mountaineer@5,0' });
    expect(row(position, 'mountain')).toEqual([24, 0]);
  });

  it('case 52: 87 gold are 43 points, as in quick scoring', () => {
    const position = scene({ map: 'p', pieces: '0nomad@0,0', seats: [goods(87)] });
    // Quick scoring pays back half the gold, rounded up; what stays is points.
    expect([row(position, 'gold')[0], 87 - Math.ceil(87 / 2)]).toEqual([43, 43]);
  });

  it('case 53 and trap 8: declined Cities are no development, but they hold their regions', () => {
    const position = scene({
      map: 'pppp',
      pieces: '0city@0,0 0city@1,0 0city@2,0 0city@3,0',
      seats: [{ decline: ['city'], hand: [] }]
    });
    expect([row(position, 'city'), row(position, 'plain')]).toEqual([
      [0, 0],
      [4, 1]
    ]);
  });

  it('trap 9: a City and the Merchant in it are two pieces', () => {
    const position = scene({ map: 'fff', pieces: '0city@0,0 0merchant@0,0 1nomad@1,0' });
    expect(territory(position)[0]!.pieces).toEqual([2, 1]);
  });

  it('who is extinct does not score and does not win; equals share', () => {
    const position = scene({
      map: 'p',
      pieces: '0nomad@0,0',
      players: 3,
      seats: [{}, { extinct: true, ...goods(90) }]
    });
    const over = { ...position, phase: 'over' };
    expect(game.score(over).totals).toEqual([2, 0, 2]);
    expect(game.score(over).winners).toEqual([0, 2]);
  });

  it('a forecast and a territory map can be had before the first piece is placed', () => {
    const position = begun(4, { world: 'built' });
    expect(game.score(position).totals).toEqual([0, 0, 0, 0]);
    expect(territory(position).every(({ owner }) => owner === null)).toBe(true);
  });
});
