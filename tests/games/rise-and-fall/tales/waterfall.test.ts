import { describe, expect, it } from 'vitest';
import { terrain } from '$lib/games/rise-and-fall/world';
import { goods, legal, play, stock, why } from '../cases/table';
import { pointsOf, told } from './table';

const laying = (what: string) => ({ phase: 'setup.places', owed: [{ seat: 0, kind: 'lay', what }] });

describe('The Waterfall', () => {
  const places = { '0,0': { special: 'waterfall.bottom' }, '1,0': { special: 'waterfall.top' } };
  it('a plain beside a mountain becomes forest, the mountain glacier', () => {
    const position = told(['waterfall'], { map: 'pmf', pieces: '', more: laying('waterfall') });
    expect(legal(position).map(({ to, turn }) => `${String(to)} ${String(turn)}`)).toEqual(['0,0 0']);
    const { world } = play(position, { kind: 'lay', to: '0,0', turn: 0 });
    expect([terrain(world, '0,0'), terrain(world, '1,0')]).toEqual(['forest', 'glacier']);
  });
  it('case 79: a Nomad or a Mountaineer at its foot takes 2 Wood, as far as there is room', () => {
    const wood = (had: number) => {
      const position = told(['waterfall'], {
        map: 'fg',
        pieces: '0nomad@0,0',
        card: 'nomad',
        seats: [goods(0, had)],
        places
      });
      return (
        why(position, { kind: 'cascade', from: '0,0' }) ?? stock(play(position, { kind: 'cascade', from: '0,0' })).wood
      );
    };
    expect([wood(0), wood(4), wood(5)]).toEqual([2, 5, 'resource.full']);
    const above = told(['waterfall'], { map: 'fg', pieces: '0mountaineer@1,0', card: 'mountaineer', places });
    expect(why(above, { kind: 'cascade', from: '1,0' })).toBe('cascade.far');
  });
  it('5 points for each of the two cells with a unit', () => {
    const position = told(['waterfall'], { map: 'fg', pieces: '0nomad@0,0 0mountaineer@1,0', places });
    expect(pointsOf(position, 'waterfall')).toEqual([10, 0]);
  });
});
