import { describe, expect, it } from 'vitest';
import { at, broken, goods, play, stock, why, zoneOf } from '../cases/table';
import { atEvent, playing, told } from './table';

const cost = goods(0, 1, 2);

describe('Ports', () => {
  it('a Ship beside a plain becomes the Port', () => {
    const position = told(['ports'], { map: 'spp', pieces: '0ship@0,0 0nomad@2,0', card: 'ship', seats: [cost] });
    const after = play(position, { kind: 'buildPort', from: '0,0', to: '0,0' });
    expect([at(after, '0,0'), stock(after).stone, zoneOf(after, 0, 'ship'), broken(after)]).toEqual([
      ['0port'],
      0,
      'reserve',
      []
    ]);
    const far = told(['ports'], { map: 'sf', pieces: '0ship@0,0', card: 'ship', seats: [cost] });
    expect(why(far, { kind: 'buildPort', from: '0,0', to: '0,0' })).toBe('port.plain');
    expect(why(position, { kind: 'buildPort', from: '0,0', to: '1,0' })).toBe('build.here');
  });

  it('a Nomad on a plain builds it on an empty sea cell beside it', () => {
    const position = told(['ports'], { map: 'psf', pieces: '0nomad@0,0 0nomad@2,0', card: 'nomad', seats: [cost] });
    expect(at(play(position, { kind: 'buildPort', from: '0,0', to: '1,0' }), '1,0')).toEqual(['0port']);
    expect(why(position, { kind: 'buildPort', from: '2,0', to: '1,0' })).toBe('port.plain');
    const taken = told(['ports'], { map: 'ps', pieces: '0nomad@0,0 1ship@1,0', card: 'nomad', seats: [cost] });
    expect(why(taken, { kind: 'buildPort', from: '0,0', to: '1,0' })).toBe('cell.occupied');
    const second = told(['ports'], { map: 'psx/s', pieces: '0nomad@0,0 0port@0,1', card: 'nomad', seats: [cost] });
    expect(why(second, { kind: 'buildPort', from: '0,0', to: '1,0' })).toBe('reserve.none');
    const sunken = told(['ports', 'sunkenCity'], {
      map: 'ps',
      pieces: '0nomad@0,0',
      card: 'nomad',
      seats: [cost],
      places: { '1,0': 'sunkenCity' }
    });
    expect(why(sunken, { kind: 'buildPort', from: '0,0', to: '1,0' })).toBe('build.special');
  });

  it('every Ship passes its cell; only one of its owner stops there', () => {
    const position = told(['ports'], { map: 'ssss', pieces: '0ship@0,0 0port@1,0 1port@2,0', card: 'ship' });
    const move = (to: string) => why(position, { kind: 'move', from: '0,0', to });
    expect([move('1,0'), move('2,0'), move('3,0')]).toEqual([null, 'cell.occupied', null]);
    const after = play(position, { kind: 'move', from: '0,0', to: '1,0' });
    expect([at(after, '1,0'), broken(after)]).toEqual([['0ship', '0port'], []]);
    const full = told(['ports'], { map: 'sss', pieces: '0ship@0,0 0port@1,0 0ship@1,0', card: 'ship' });
    expect(why(full, { kind: 'move', from: '0,0', to: '1,0' })).toBe('cell.occupied');
    const guarded = told(['ports'], {
      map: 'sss',
      pieces: '0ship@0,0 1port@1,0',
      card: 'ship',
      seats: [{}, { guilds: ['sentinels'] }]
    });
    expect(why(guarded, { kind: 'move', from: '0,0', to: '2,0' })).toBe(null);
  });

  it('case 73: a Ship built in a Port acts in the same turn; a new Port does not', () => {
    const position = playing(['ports'], {
      map: 'sssp',
      pieces: '0port@0,0 0ship@2,0',
      card: 'ship',
      seats: [goods(0, 1)]
    });
    const built = play(position, { kind: 'portShip', from: '0,0' });
    expect([at(built, '0,0'), why(built, { kind: 'move', from: '0,0', to: '1,0' })]).toEqual([
      ['0port', '0ship'],
      null
    ]);
    expect(why(built, { kind: 'commerce', from: '0,0' })).not.toBe(null);
    const fresh = play(
      playing(['ports'], { map: 'sssp', pieces: '0ship@0,0 0ship@2,0', card: 'ship', seats: [goods(9, 3, 3)] }),
      { kind: 'buildPort', from: '2,0', to: '2,0' }
    );
    expect(why(fresh, { kind: 'commerce', from: '2,0' })).toBe('actor.done');
  });

  it('builds a Ship only into an empty Port, for a Wood', () => {
    const full = playing(['ports'], { map: 'ss', pieces: '0port@0,0 0ship@0,0', card: 'ship', seats: [goods(0, 1)] });
    expect(why(full, { kind: 'portShip', from: '0,0' })).toBe('port.full');
    const poor = playing(['ports'], { map: 'ss', pieces: '0port@0,0 0ship@1,0', card: 'ship' });
    expect(why(poor, { kind: 'portShip', from: '0,0' })).toBe('price.wood');
  });

  it('case 72: commerce brings 4 for every Ship and Port in its sea, of anyone', () => {
    const position = playing(['ports'], {
      map: 'sssss',
      pieces: '0port@0,0 1port@1,0 2port@2,0 3port@3,0 0ship@4,0',
      players: 4,
      card: 'ship'
    });
    expect(stock(play(position, { kind: 'commerce', from: '0,0' })).gold).toBe(20);
  });

  it('does not bring the Ship card, and is idle without a Ship', () => {
    const lone = told(['ports'], { map: 'sp', pieces: '0port@0,0 0nomad@1,0', card: 'nomad' });
    expect(zoneOf(lone, 0, 'ship')).toBe('reserve');
  });

  it('a Ship in a Port cannot be converted', () => {
    const temple = told(['ports'], {
      map: 'ps',
      pieces: '0temple@0,0 1port@1,0 1ship@1,0',
      card: 'temple',
      seats: [goods(9)]
    });
    expect(why(temple, { kind: 'convert', from: '0,0', to: '1,0', target: 'ship' })).toBe('port.ship');
    expect(why(temple, { kind: 'convert', from: '0,0', to: '1,0', target: 'port' })).toBe('convert.type');
  });

  it('a Ship and its Port on one cell can both use the Tower', () => {
    const position = playing(['ports', 'alchemistsTower'], {
      map: 'sf',
      pieces: '0port@0,0 0ship@0,0',
      card: 'ship',
      seats: [goods(0, 2)],
      places: { '1,0': 'alchemistsTower' }
    });
    const exchange = { kind: 'exchange', from: '0,0', give: 'wood' };
    expect(stock(play(position, exchange, exchange)).stone).toBe(2);
  });

  it('can be destroyed', () => {
    const event = atEvent(['dragon', 'ports'], {
      map: 'gsp',
      pieces: '0port@1,0 0ship@1,0 0nomad@2,0',
      creatures: { dragon: '0,0' }
    });
    expect(at(event, '1,0')).toEqual([]);
  });

  it('case 115: a lying Port sits out one Ship card', () => {
    const position = playing(['ports', 'typhoon'], {
      map: 'ss',
      pieces: '0port@0,0 0ship@1,0',
      card: 'ship',
      lying: ['0-port-1']
    });
    expect(why(position, { kind: 'commerce', from: '0,0' })).toBe('actor.lying');
    const after = play(position, { kind: 'endActions' });
    expect(after.pieces.some(({ lying }) => lying)).toBe(false);
  });
});
