import { describe, expect, it } from 'vitest';
import { at, broken, civ, goods, legal, play, stock, why, zoneOf } from '../cases/table';
import { atEvent, playing, told } from './table';

const rhombus = '0city@0,1 0city@1,0 0city@1,1 0city@2,0';
const build = { kind: 'buildCapital', from: '1,1', others: ['1,0', '2,0', '0,1'] };

describe('The Capital', () => {
  it('takes four Cities in a rhombus; it stands on one of their cells and brings the trophy', () => {
    const position = told(['capital'], { map: 'pppp/ppp', pieces: `${rhombus} 1merchant@2,0`, card: 'city' });
    const after = play(position, build);
    expect([at(after, '1,1'), at(after, '0,1'), at(after, '2,0'), civ(after).trophies]).toEqual([
      ['0capital'],
      [],
      ['1merchant'],
      ['capital']
    ]);
    expect([zoneOf(after, 0, 'city'), after.acting.ready, broken(after)]).toEqual(['reserve', [], []]);
  });

  it('needs Cities of one’s own, adjacent to each other, that have not acted', () => {
    const position = told(['capital'], { map: 'pppp/ppp', pieces: `${rhombus} 0city@3,0`, card: 'city' });
    expect(why(position, { ...build, others: ['2,0', '3,0', '0,1'] })).toBe('four.shape');
    expect(why(position, { ...build, others: ['0,1', '1,0', '2,0'] })).toBe('four.cities');
    expect(why(play(position, { kind: 'tax', from: '1,0' }), build)).toBe('four.cities');
    const foreign = told(['capital'], {
      map: 'pppp/ppp',
      pieces: rhombus.replace('0city@0,1', '1city@0,1'),
      card: 'city'
    });
    expect(why(foreign, build)).toBe('four.cities');
  });

  it('where the table has chosen so, any four connected Cities will do', () => {
    const cities = '0city@0,0 0city@1,0 0city@2,0 0city@3,0 0city@0,2';
    const row = { kind: 'buildCapital', from: '1,0', others: ['0,0', '2,0', '3,0'] };
    const telling = { map: 'pppp/ppp/p', pieces: cities, card: 'city' as const };
    expect(why(told(['capital'], telling), row)).toBe('four.shape');
    const free = told(['capital'], { ...telling, options: { capital: 'connected' } });
    expect(why(free, { ...row, others: ['0,0', '2,0', '0,2'] })).toBe('four.apart');
    expect([at(play(free, row), '1,0'), legal(free, 'buildCapital').length]).toEqual([['0capital'], 4]);
  });

  it('there is one in the game', () => {
    const position = told(['capital'], {
      map: 'pppp/ppp/p',
      pieces: `${rhombus} 1capital@0,2`,
      card: 'city',
      more: { trophies: [] }
    });
    expect(why(position, build)).toBe('act.tale');
  });

  it('case 109: not on a special place; from the other cells it may be built', () => {
    const position = told(['capital', 'giganticCavern'], {
      map: 'pppp/pmp',
      pieces: rhombus,
      card: 'city',
      places: { '1,1': 'giganticCavern' }
    });
    expect(why(position, build)).toBe('build.special');
    expect(why(position, { kind: 'buildCapital', from: '1,0', others: ['2,0', '0,1', '1,1'] })).toBe(null);
  });

  it('does two actions of a City on later City cards, the same or different ones, not in the turn it is built', () => {
    const position = playing(['capital'], { map: 'pppp', pieces: '0capital@0,0 0city@2,0', card: 'city' });
    const taxed = play(
      position,
      { kind: 'tax', from: '0,0' },
      { kind: 'tax', from: '2,0' },
      { kind: 'tax', from: '0,0' }
    );
    expect(stock(taxed).gold).toBe(6);
    const grown = play(position, { kind: 'grow', from: '0,0', to: '1,0' });
    expect(why(grown, { kind: 'tax', from: '0,0' })).toBe(null);
    expect(why(play(grown, { kind: 'tax', from: '0,0' }), { kind: 'tax', from: '0,0' })).toBe('actor.done');
  });

  it('case 114: with a Bank it raises taxes twice', () => {
    const position = playing(['capital', 'banks'], {
      map: 'pppf',
      pieces: '0capital@0,0 0city@3,0 0bank@2,0 1bank@1,0',
      card: 'city'
    });
    const raise = { kind: 'increaseTaxes', from: '0,0' };
    expect(stock(play(position, raise, raise)).gold).toBe(12);
  });

  it('is idle without a City in the World, and cannot be abandoned', () => {
    const lone = told(['capital'], { map: 'pp', pieces: '0capital@0,0 0nomad@1,0', card: 'nomad' });
    expect(zoneOf(lone, 0, 'city')).toBe('reserve');
    const travelers = playing(['capital'], {
      map: 'ppp',
      pieces: '0capital@0,0 0city@1,0',
      card: 'city',
      seats: [{ guilds: ['travelers'] }]
    });
    expect(why(travelers, { kind: 'abandon', from: '0,0' })).toBe('abandon.never');
  });

  it('counts as a City for trade, tithe and the Merchant’s stop, and as one piece in a region', () => {
    const ship = told(['capital'], { map: 'sp', pieces: '0ship@0,0 1capital@1,0', card: 'ship' });
    expect(stock(play(ship, { kind: 'trade', from: '0,0' })).gold).toBe(3);
    const merchant = told(['capital'], {
      map: 'pppp',
      pieces: '0merchant@0,0 1capital@1,0 1nomad@3,0',
      card: 'merchant'
    });
    expect(stock(play(merchant, { kind: 'trade', from: '0,0' })).gold).toBe(5);
    expect(at(play(merchant, { kind: 'move', from: '0,0', to: '1,0' }), '1,0')).toEqual(['0merchant', '1capital']);
    const temple = told(['capital'], { map: 'pp', pieces: '0temple@0,0 0capital@1,0', card: 'temple' });
    expect(stock(play(temple, { kind: 'tithe', from: '0,0' })).gold).toBe(2);
  });

  it('cannot be converted, robbed, attacked or destroyed', () => {
    const temple = told(['capital'], {
      map: 'pp',
      pieces: '0temple@0,0 1capital@1,0',
      card: 'temple',
      seats: [{ ...goods(50), guilds: ['shadowCult'] }]
    });
    expect(why(temple, { kind: 'convert', from: '0,0', to: '1,0', target: 'capital' })).toBe('convert.type');
    const nomad = told(['capital'], {
      map: 'pp',
      pieces: '0nomad@0,0 1capital@1,0',
      card: 'nomad',
      seats: [{ ...goods(50), guilds: ['mercenaries', 'thievesGuild'] }, goods(0, 1)]
    });
    expect(why(nomad, { kind: 'attack', from: '0,0', to: '1,0', target: 'capital' })).toBe('attack.type');
    expect(why(nomad, { kind: 'steal', from: '0,0', to: '1,0', take: 'wood' })).toBe('steal.city');
    const event = atEvent(['dragon', 'capital'], {
      map: 'gpp',
      pieces: '0capital@1,0 0nomad@2,0',
      creatures: { dragon: '0,0' }
    });
    expect(at(event, '1,0')).toEqual(['0capital']);
  });
});
