import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/clearings';
import type { ClearingsPosition, Piece, Stock } from '$lib/games/clearings/state';
import { hut, scene, tower } from './table';

const row = (position: ClearingsPosition, key: string) =>
  game.score(position).rows.find((each) => each.key === key)!.points;

const over = (pieces: Readonly<Record<string, Piece>>, goods: Partial<Stock>[] = [], players = 2) =>
  scene({ players, pieces, goods, change: { phase: 'over', owed: [], round: 5 } });

describe('CL 6.1 Huts and towers', () => {
  it('score one and four', () => {
    const position = scene({ pieces: { '0,0': hut(0), '1,0': hut(0), '2,0': tower(0), '-2,0': tower(1) } });
    expect(row(position, 'huts')).toEqual([2, 0]);
    expect(row(position, 'towers')).toEqual([4, 4]);
  });
});

describe('CL 6.2 Largest group', () => {
  it('scores one for each piece of it, and nothing for the rest', () => {
    const pieces = { '0,0': tower(0), '1,0': hut(0), '1,1': hut(0), '-2,0': hut(0), '-1,0': hut(1), '0,-2': hut(1) };
    expect(row(scene({ pieces }), 'group')).toEqual([3, 1]);
  });

  it('is nothing without a piece', () => {
    expect(row(scene({}), 'group')).toEqual([0, 0]);
  });
});

describe('CL 6.3 Most on each land', () => {
  const land = { '0,0': 'hill', '1,0': 'hill', '2,0': 'hill', '-1,0': 'hill', '-2,0': 'forest' } as const;
  const hills = (pieces: Readonly<Record<string, Piece>>, players = 4) =>
    row(scene({ players, land, pieces }), 'majority.hill');

  it('scores the most and the second most', () => {
    expect(hills({ '0,0': hut(2), '1,0': hut(2), '2,0': hut(0) })).toEqual([3, 0, 6, 0]);
  });

  it('weighs a tower as two huts', () => {
    expect(hills({ '0,0': tower(2), '1,0': hut(1) })).toEqual([0, 3, 6, 0]);
    expect(hills({ '0,0': tower(2), '1,0': hut(1), '2,0': hut(1) })).toEqual([0, 4, 4, 0]);
  });

  it('splits both places between two who lead', () => {
    expect(hills({ '0,0': hut(0), '1,0': hut(1) })).toEqual([4, 4, 0, 0]);
    expect(hills({ '0,0': hut(0), '1,0': hut(1), '2,0': hut(2) })).toEqual([3, 3, 3, 0]);
  });

  it('splits the second place between those who share it, rounded down', () => {
    expect(hills({ '0,0': tower(3), '1,0': hut(1), '2,0': hut(2) })).toEqual([0, 1, 1, 6]);
  });

  it('gives nothing to those who are not there', () => {
    expect(hills({})).toEqual([0, 0, 0, 0]);
    expect(hills({ '0,0': hut(3) })).toEqual([0, 0, 0, 6]);
  });

  it('has its own points for each land', () => {
    const position = scene({ land, pieces: { '0,0': hut(0), '-2,0': hut(0), '0,2': hut(0), '0,-2': hut(1) } });
    expect(row(position, 'majority.hill')).toEqual([6, 0]);
    expect(row(position, 'majority.forest')).toEqual([6, 0]);
    expect(row(position, 'majority.meadow')).toEqual([3, 3]);
  });
});

describe('CL 6.4 Finds and welcomes', () => {
  it('score what stands on the chips, and two for each welcome', () => {
    const base = scene({});
    const [one, two] = base.seats as [ClearingsPosition['seats'][number], ClearingsPosition['seats'][number]];
    const seats = [
      { ...one, finds: ['points3', 'wood2', 'points2'], welcomes: 1 },
      { ...two, welcomes: 3 }
    ];
    const position = { ...base, seats };
    expect(row(position, 'finds')).toEqual([5, 0]);
    expect(row(position, 'welcomes')).toEqual([2, 6]);
  });
});

describe('CL 6.5 What is left over', () => {
  it('scores one for every three goods of either kind', () => {
    expect(row(over({}, [{ wood: 2, stone: 3 }, { wood: 2 }]), 'leftovers')).toEqual([1, 0]);
  });

  it('counts only at the end', () => {
    expect(row(scene({ goods: [{ wood: 9 }] }), 'leftovers')).toEqual([0, 0]);
  });
});

describe('CL 6.6 Who wins', () => {
  it('is decided by points, once the game is over', () => {
    const pieces = { '0,0': hut(0), '1,0': hut(0), '-2,0': hut(1) };
    expect(game.score(over(pieces)).winners).toEqual([0]);
    expect(game.score(scene({ pieces })).winners).toEqual([]);
    expect(game.score(scene({ pieces })).final).toBe(false);
  });

  it('is decided among equals by the goods left', () => {
    const pieces = { '0,0': hut(0), '-2,0': hut(1) };
    expect(game.score(over(pieces, [{ wood: 1 }, { stone: 2 }])).winners).toEqual([1]);
  });

  it('may be shared', () => {
    const sheet = game.score(over({ '0,0': hut(0), '-2,0': hut(1) }, [{ wood: 1 }, { stone: 1 }]));
    expect(sheet.totals[0]).toBe(sheet.totals[1]);
    expect(sheet.winners).toEqual([0, 1]);
  });
});

describe('Points', () => {
  it('are a counter, so that a preview shows them', () => {
    const position = scene({ pieces: { '0,0': hut(0) }, goods: [{ wood: 3, stone: 1 }] });
    expect(game.counters(position, 0)).toEqual({ points: 6, wood: 3, stone: 1 });
  });
});
