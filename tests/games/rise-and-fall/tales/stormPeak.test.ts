import { describe, expect, it } from 'vitest';
import { level, regionOf } from '$lib/games/rise-and-fall/world';
import { end, legal, play, why } from '../cases/table';
import { told } from './table';

const peak = (cell: string) => ({ places: { [cell]: { terrain: 'stormPeak' as const, special: 'stormPeak' } } });
const lying = (position: ReturnType<typeof told>) => position.pieces.filter((piece) => piece.lying).map(({ id }) => id);

describe('The Storm Peak', () => {
  it('lies on a glacier, counts as mountain and is never entered', () => {
    const position = told(['stormPeak'], {
      map: 'gm',
      pieces: '',
      more: { phase: 'setup.places', owed: [{ seat: 0, kind: 'lay', what: 'stormPeak' }] }
    });
    expect(legal(position).map(({ to }) => to)).toEqual(['0,0']);
    const { world } = play(position, { kind: 'lay', to: '0,0', turn: 0 });
    expect([level(world, '0,0'), regionOf(world, '0,0')!.cells.length]).toEqual([5, 2]);
    const climber = told(['stormPeak'], { map: 'gg', pieces: '0mountaineer@0,0', card: 'mountaineer', ...peak('1,0') });
    expect(legal(climber, 'move')).toEqual([]);
  });

  it('case 76: a Nomad that comes beside it lies down, sits out its next card and acts on the one after', () => {
    const position = told(['stormPeak'], {
      map: 'gmfp',
      pieces: '0nomad@2,0 0nomad@3,0',
      card: 'nomad',
      ...peak('0,0')
    });
    const moved = play(position, { kind: 'move', from: '2,0', to: '1,0' });
    expect([lying(moved), moved.acting.ready]).toEqual([['0-nomad-1'], ['0-nomad-2']]);
    const after = play(moved, end);
    expect(lying(after)).toEqual(['0-nomad-1']);
    const next = told(['stormPeak'], {
      map: 'gmfp',
      pieces: '0nomad@1,0 0nomad@3,0',
      card: 'nomad',
      ...peak('0,0'),
      lying: ['0-nomad-1']
    });
    expect(next.acting.ready).toEqual(['0-nomad-2']);
    const started = { ...next, acting: { ...next.acting, lying: ['0-nomad-1'] } };
    expect(why(started, { kind: 'produce', from: '1,0' })).toBe('actor.lying');
    expect(lying(play(started, end))).toEqual([]);
  });

  it('every move ends beside it; Mountaineers do not lie down', () => {
    const merchant = told(['stormPeak'], {
      map: 'xgx/ppp/x',
      pieces: '0merchant@2,1',
      card: 'merchant',
      ...peak('1,0')
    });
    expect(legal(merchant, 'move').map(({ to }) => to)).toEqual(['1,1']);
    const climber = told(['stormPeak'], {
      map: 'mmgm',
      pieces: '0mountaineer@0,0',
      card: 'mountaineer',
      ...peak('2,0')
    });
    expect(lying(play(climber, { kind: 'move', from: '0,0', to: '1,0' }))).toEqual([]);
  });

  it('case 112: a Ship cannot sail past its coast; it may sail there, and lies', () => {
    const ship = told(['stormPeak'], { map: 'xxg/ssss', pieces: '0ship@0,1', card: 'ship', ...peak('2,0') });
    expect(['1,1', '3,1'].map((to) => why(ship, { kind: 'move', from: '0,1', to }))).toEqual([null, 'move.way']);
    expect(lying(play(ship, { kind: 'move', from: '0,1', to: '1,1' }))).toEqual(['0-ship-1']);
    const machinist = told(['stormPeak'], {
      map: 'xxg/ssss',
      pieces: '0ship@0,1',
      card: 'ship',
      seats: [{ guilds: ['machinists'] }],
      ...peak('2,0')
    });
    expect(why(machinist, { kind: 'move', from: '0,1', to: '3,1' })).toBe(null);
  });

  it('growing and landing beside it are no moves', () => {
    const city = told(['stormPeak'], { map: 'gmp', pieces: '0city@2,0', card: 'city', ...peak('0,0') });
    expect(lying(city)).toEqual([]);
    const ship = told(['stormPeak'], { map: 'gps', pieces: '0ship@2,0', card: 'ship', ...peak('0,0') });
    expect(lying(play(ship, { kind: 'transform', from: '2,0', to: '1,0', into: 'nomad' }))).toEqual([]);
  });
});
