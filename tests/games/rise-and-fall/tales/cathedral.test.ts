import { describe, expect, it } from 'vitest';
import { at, broken, goods, play, stock, why, zoneOf } from '../cases/table';
import { atEvent, playing, pointsOf, told } from './table';

const build = { kind: 'buildCathedral', from: '0,0' };

describe('The Cathedral', () => {
  it('replaces one of three Temples for 5 Stone and 3 Wood, once in the game', () => {
    const temples = '0temple@0,0 0temple@1,0 0temple@2,0';
    const position = told(['cathedral'], { map: 'pppp', pieces: temples, card: 'temple', seats: [goods(0, 3, 5)] });
    const after = play(position, build);
    expect([at(after, '0,0'), stock(after).stone, zoneOf(after, 0, 'temple') === 'reserve', broken(after)]).toEqual([
      ['0cathedral'],
      0,
      false,
      []
    ]);
    expect(why(after, { kind: 'tithe', from: '0,0' })).not.toBe(null);
    const two = told(['cathedral'], {
      map: 'pppp',
      pieces: '0temple@0,0 0temple@1,0',
      card: 'temple',
      seats: [goods(0, 3, 5)]
    });
    expect(why(two, build)).toBe('temples.three');
    const built = told(['cathedral'], {
      map: 'pppp',
      pieces: `${temples} 1cathedral@3,0`,
      card: 'temple',
      seats: [goods(0, 3, 5)]
    });
    expect(why(built, build)).toBe('cathedral.built');
  });

  it('does what a Temple does, up to two cells away', () => {
    const position = playing(['cathedral'], {
      map: 'pppp',
      pieces: '0cathedral@0,0 0temple@3,0 1nomad@2,0',
      card: 'temple',
      seats: [goods(9)]
    });
    expect(why(position, { kind: 'convert', from: '0,0', to: '2,0', target: 'nomad' })).toBe(null);
    const tithe = playing(['cathedral'], {
      map: 'ppp/p',
      pieces: '0cathedral@0,0 0temple@1,0 0nomad@2,0 0nomad@0,1',
      card: 'temple'
    });
    expect(stock(play(tithe, { kind: 'tithe', from: '0,0' })).gold).toBe(4);
  });

  it('brings 15 points to whoever has it', () => {
    expect(pointsOf(told(['cathedral'], { map: 'pp', pieces: '1cathedral@0,0 0nomad@1,0' }), 'cathedral')).toEqual([
      0, 15
    ]);
  });

  it('can be destroyed and built again, and is never converted', () => {
    const event = atEvent(['dragon', 'cathedral'], {
      map: 'gpp',
      pieces: '0cathedral@1,0 0nomad@2,0',
      creatures: { dragon: '0,0' }
    });
    expect(at(event, '1,0')).toEqual([]);
    const temple = told(['cathedral'], {
      map: 'pp',
      pieces: '0temple@0,0 1cathedral@1,0',
      card: 'temple',
      seats: [goods(50)]
    });
    expect(why(temple, { kind: 'convert', from: '0,0', to: '1,0', target: 'cathedral' })).toBe('convert.type');
  });

  it('in a forest it goes with the Druids; beside the Monastery it reaches three cells', () => {
    const monastery = playing(['cathedral', 'psyMonastery'], {
      map: 'gpppp',
      pieces: '0cathedral@1,0 0temple@2,0 1nomad@4,0',
      card: 'temple',
      seats: [goods(9)],
      places: { '0,0': 'psyMonastery' }
    });
    const after = play(monastery, { kind: 'convert', from: '1,0', to: '4,0', target: 'nomad' });
    expect(stock(after).gold).toBe(3);
  });
});
