import { describe, expect, it } from 'vitest';
import { territory } from '$lib/games/rise-and-fall/rules/territory';
import { at, broken, goods, play, stock, why, zoneOf } from '../cases/table';
import { atEvent, told } from './table';

const build = { kind: 'buildBank', from: '0,0' };

describe('Banks', () => {
  it('replace a Nomad beside an own City, on plain or forest', () => {
    const position = told(['banks'], {
      map: 'pp',
      pieces: '0nomad@0,0 0city@1,0',
      card: 'nomad',
      seats: [goods(5, 1, 2)]
    });
    const after = play(position, build);
    expect([at(after, '0,0'), stock(after), zoneOf(after, 0, 'nomad'), broken(after)]).toEqual([
      ['0bank'],
      { gold: 0, wood: 0, stone: 0 },
      'reserve',
      []
    ]);
    const on = (map: string, pieces: string) =>
      why(told(['banks'], { map, pieces, card: 'nomad', seats: [goods(5, 1, 2)] }), build);
    expect(on('mp', '0nomad@0,0 0city@1,0')).toBe('cell.ground');
    expect(on('fm', '0nomad@0,0 0city@1,0')).toBe(null);
    expect(on('pp', '0nomad@0,0 1city@1,0')).toBe('bank.city');
    expect(on('ppp', '0nomad@0,0 0city@1,0 0bank@2,0')).toBe('reserve.none');
  });

  it('case 70: the third costs 15 gold, 2 Stone and 1 Wood', () => {
    const position = (gold: number) =>
      told(['banks'], {
        map: 'pppp',
        pieces: '0nomad@0,0 0city@1,0 1bank@2,0 2bank@3,0',
        players: 3,
        card: 'nomad',
        seats: [goods(gold, 1, 2)]
      });
    expect([why(position(14), build), why(position(15), build)]).toEqual(['price.gold', null]);
  });

  it('case 69: a City on a plain with three Banks in the World brings its owner 8', () => {
    const pieces = '0city@0,0 0bank@1,0 1bank@2,0 2bank@3,0';
    const taxes = (map: string) =>
      stock(play(told(['banks'], { map, pieces, players: 3, card: 'city' }), { kind: 'increaseTaxes', from: '0,0' }))
        .gold;
    expect([taxes('pppp'), taxes('mppp'), taxes('fppp')]).toEqual([8, 4, 12]);
    const without = told(['banks'], { map: 'pppp', pieces: '0city@0,0 1bank@2,0', card: 'city' });
    expect(why(without, { kind: 'increaseTaxes', from: '0,0' })).toBe('bank.none');
    const ice = told(['banks'], {
      map: 'gp',
      pieces: '0city@0,0 0bank@1,0',
      card: 'city',
      seats: [{ guilds: ['snowmen'] }]
    });
    expect(why(ice, { kind: 'increaseTaxes', from: '0,0' })).toBe('income.none');
  });

  it('cannot be converted or destroyed', () => {
    const temple = told(['banks'], { map: 'pp', pieces: '0temple@0,0 1bank@1,0', card: 'temple', seats: [goods(50)] });
    expect(why(temple, { kind: 'convert', from: '0,0', to: '1,0', target: 'bank' })).toBe('convert.type');
    const event = atEvent(['dragon', 'banks'], {
      map: 'gpp',
      pieces: '0bank@1,0 0nomad@2,0',
      creatures: { dragon: '0,0' }
    });
    expect(at(event, '1,0')).toEqual(['0bank']);
  });

  it('case 71: when every player has one at an event, all go back and the next costs 5 again', () => {
    const map = 'pppp';
    const all = atEvent(['banks'], { map, pieces: '0bank@0,0 1bank@1,0 0nomad@2,0 1nomad@3,0' });
    expect([at(all, '0,0'), at(all, '1,0')]).toEqual([[], []]);
    const one = atEvent(['banks'], { map, pieces: '0bank@0,0 0nomad@2,0' });
    expect(at(one, '0,0')).toEqual(['0bank']);
  });

  it('cases 105 and 106: tale pieces count in regions and pay tithe; a Cathedral does not', () => {
    const region = told(['banks', 'ports'], { map: 'sp', pieces: '0port@0,0 0ship@0,0 1bank@1,0' });
    expect(territory(region).map(({ pieces }) => pieces)).toEqual(
      [
        [2, 0],
        [0, 1],
        [0, 0],
        [0, 0]
      ].slice(0, territory(region).length)
    );
    const temple = told(['banks', 'cathedral'], {
      map: 'ppp/p',
      pieces: '0temple@1,0 0bank@0,0 0cathedral@2,0',
      card: 'temple'
    });
    expect(stock(play(temple, { kind: 'tithe', from: '1,0' })).gold).toBe(2);
  });
});
