import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { eventThreshold } from '$lib/games/rise-and-fall/rules/events';
import { territory } from '$lib/games/rise-and-fall/rules/territory';
import type { CivState, RafPosition } from '$lib/games/rise-and-fall/state';
import { override, regionOf, sameRegion } from '$lib/games/rise-and-fall/world';
import { at, begun, broken, end, goods, owes, play, scene, stock, why } from './table';

const NOBODY: CivState = {
  hand: [],
  discard: [],
  reserve: [],
  decline: [],
  stock: { gold: 0, wood: 0, stone: 0 },
  trophies: [],
  guilds: [],
  extinct: false
};

/** Two players and a third civilization that nobody plays. */
function withNobody(position: RafPosition): RafPosition {
  const civs = [...position.civs, NOBODY];
  return {
    ...position,
    civs,
    bank: { gold: 712 - civs.reduce((sum, { stock }) => sum + stock.gold, 0), wood: 20, stone: 20 },
    played: [...position.played, null],
    acting: { ...position.acting, left: [1, 2] },
    pieces: [
      ...position.pieces,
      { id: '2-nomad-1', owner: 2, type: 'nomad', cell: '1,0' },
      { id: '2-city-1', owner: 2, type: 'city', cell: '2,0' }
    ]
  };
}

describe('A civilization that nobody plays', () => {
  const position = withNobody(
    scene({ map: 'pppp', pieces: '0temple@0,0 0nomad@3,0', card: 'temple', seats: [goods(2)] })
  );

  it('is never asked, and turns go on without it', () => {
    const after = play(position, end);
    expect([owes(after), after.turn]).toEqual([['0 card', '1 card'], 2]);
    expect(broken(after)).toEqual([]);
  });

  it('can lose pieces to a Temple, and is an opponent to Merchants', () => {
    const after = play(position, { kind: 'convert', from: '0,0', to: '1,0', target: 'nomad' });
    expect([at(after, '1,0'), stock(after).gold]).toEqual([['0nomad'], 0]);
  });

  it('holds territory, but has no column on the sheet', () => {
    expect(territory(position)[0]!.pieces).toEqual([2, 0, 2]);
    expect(game.score(position).totals.length).toBe(2);
  });
});

describe('Ground that changes', () => {
  it('a sea cell that becomes plain splits its sea, and a Ship is shut in', () => {
    const open = scene({ map: 'sss', pieces: '0ship@0,0', card: 'ship' });
    const shut = { ...open, world: override(open.world, '1,0', { terrain: 'plain' }) };
    expect([sameRegion(open.world, '0,0', '2,0'), sameRegion(shut.world, '0,0', '2,0')]).toEqual([true, false]);
    expect(why(open, { kind: 'move', from: '0,0', to: '2,0' })).toBeNull();
    expect(why(shut, { kind: 'move', from: '0,0', to: '2,0' })).toBe('move.sea');
  });

  it('a cell apart belongs to no region and scores nothing', () => {
    const whole = scene({ map: 'fff', pieces: '0nomad@0,0' });
    const split = { ...whole, world: override(whole.world, '1,0', { terrain: 'forest', apart: true }) };
    const forest = (position: RafPosition) => game.score(position).rows.find(({ key }) => key === 'forest')!.points[0];
    expect([forest(whole), forest(split), regionOf(split.world, '1,0')]).toEqual([9, 3, null]);
  });

  it('nobody ever enters a volcano or the Storm Peak', () => {
    const position = scene({ map: 'ppp', pieces: '0merchant@0,0', card: 'merchant' });
    for (const terrain of ['volcano', 'stormPeak'] as const) {
      const closed = { ...position, world: override(position.world, '1,0', { terrain }) };
      expect(why(closed, { kind: 'move', from: '0,0', to: '1,0' })).toBe('cell.ground');
      expect(why(closed, { kind: 'move', from: '0,0', to: '2,0' })).toBe('move.way');
    }
  });

  it('Nomads and Merchants stand in a swamp and build Ships from it, nothing else', () => {
    const position = scene({ map: 'wsp', pieces: '0nomad@0,0', card: 'nomad', seats: [goods(0, 3, 3)] });
    expect(why(position, { kind: 'buildCity', from: '0,0', to: '0,0' })).toBe('cell.ground');
    expect(why(position, { kind: 'buildShip', from: '0,0', to: '1,0' })).toBeNull();
  });

  it('no City begins on a special place', () => {
    const start = begun(2);
    const cell = start.world.tiles.find(({ kind }) => kind === 'mountain')!;
    const place = `${cell.q},${cell.r}`;
    const special = { ...start, world: override(start.world, place, { special: 'cavern' }) };
    const deploy = (piece: string) => ({ kind: 'deploy', piece, to: place });
    expect(why(special, deploy('city'))).toBe('deploy.special');
    expect(why(start, deploy('city'))).toBe(why(special, deploy('nomad')));
  });
});

describe('Trophies and events of tales', () => {
  it('a trophy of a tale counts twenty points and is one of those won', () => {
    const position = scene({ map: 'p', pieces: '0nomad@0,0', seats: [{ trophies: ['dragon', 'city'] }] });
    expect(game.score(position).rows.find(({ key }) => key === 'trophies')!.points).toEqual([30, 0]);
  });

  it('so many must recycle for an event: two, three or four', () => {
    expect([2, 4, 5, 6, 7, 8].map(eventThreshold)).toEqual([2, 2, 3, 3, 4, 4]);
  });
});
