import { describe, expect, it } from 'vitest';
import { goods, legal, play, stock, why } from '../cases/table';
import { told } from './table';

const laying = (what: string) => ({ phase: 'setup.places', owed: [{ seat: 0, kind: 'lay', what }] });

describe('The Monastery of the Psy-Monks', () => {
  const places = { '0,0': 'psyMonastery' };
  const price = (far: number, target: 'ship' | 'nomad', guilds: readonly ('psyMonks' | 'shadowCult')[] = []) => {
    const map = target === 'ship' ? `gp${'s'.repeat(5)}` : 'gpppppp';
    const position = told(['psyMonastery'], {
      map,
      pieces: `0temple@1,0 1${target}@${1 + far},0`,
      card: 'temple',
      seats: [{ ...goods(50), guilds }],
      places
    });
    const deed = { kind: 'convert', from: '1,0', to: `${1 + far},0`, target };
    const refused = why(position, deed);
    return refused ?? 50 - stock(play(position, deed)).gold;
  };
  it('case 78: a Ship three cells away costs 15; one beside the Temple costs what it always does', () => {
    expect([price(1, 'ship'), price(2, 'ship'), price(3, 'ship'), price(4, 'ship')]).toEqual([5, 10, 15, 'cell.far']);
  });
  it('where another power reaches nothing is dearer; Cities stay as far as without it', () => {
    expect([price(2, 'nomad', ['psyMonks']), price(3, 'nomad', ['psyMonks'])]).toEqual([2, 6]);
    const city = told(['psyMonastery'], {
      map: 'gppp',
      pieces: '0temple@1,0 1city@3,0',
      card: 'temple',
      seats: [{ ...goods(50), guilds: ['shadowCult'] }],
      places
    });
    expect(why(city, { kind: 'convert', from: '1,0', to: '3,0', target: 'city' })).toBe('convert.type');
  });
  it('lies on a mountain and is a glacier; Temples that are not beside it reach one cell', () => {
    const position = told(['psyMonastery'], { map: 'mg', pieces: '', more: laying('psyMonastery') });
    expect(legal(position).map(({ to }) => to)).toEqual(['0,0']);
    const far = told(['psyMonastery'], {
      map: 'gpppp',
      pieces: '0temple@2,0 1nomad@4,0',
      card: 'temple',
      seats: [goods(50)],
      places
    });
    expect(why(far, { kind: 'convert', from: '2,0', to: '4,0', target: 'nomad' })).toBe('cell.far');
  });
});
