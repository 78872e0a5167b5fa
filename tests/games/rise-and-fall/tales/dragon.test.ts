import { describe, expect, it } from 'vitest';
import { at, broken, civ, goods, legal, owes, play, why } from '../cases/table';
import { atEvent, playing, told } from './table';

const dragon = (at: string) => ({ creatures: { dragon: at } });

describe('The Dragon', () => {
  it('begins on an empty glacier, set up by whoever deployed the last piece', () => {
    const position = told(['dragon'], {
      map: 'ggp',
      pieces: '0nomad@2,0 1mountaineer@0,0',
      more: { phase: 'setup.arrivals', owed: [{ seat: 1, kind: 'lay', what: 'dragon' }] }
    });
    const lay = (to: string) => why(position, { kind: 'lay', to, turn: 0 });
    expect([lay('0,0'), lay('1,0'), lay('2,0'), lay('9,9')]).toEqual([
      'cell.occupied',
      null,
      'lay.ground',
      'cell.unknown'
    ]);
    const after = play(position, { kind: 'lay', to: '1,0', turn: 0 });
    expect(after.world.creatures).toEqual([{ id: 'dragon', cell: '1,0' }]);
  });

  it('destroys everything beside it, and the holder of the token moves it to another glacier tile', () => {
    const position = atEvent(['dragon'], {
      map: 'gpg/fmp/ppg',
      pieces: '0nomad@1,0 1city@0,1 1merchant@0,1 0temple@2,1',
      ...dragon('0,0'),
      places: { '2,0': 'psyMonastery', '2,2': 'waterfall.top' }
    });
    expect([at(position, '1,0'), at(position, '0,1'), at(position, '2,1')]).toEqual([[], [], ['0temple']]);
    expect(owes(position)).toEqual(['1 send']);
    expect(legal(position).map(({ to }) => to)).toEqual(['2,0', '2,2']);
    expect(why(position, { kind: 'send', to: '0,0' })).toBe('send.cell');
    expect(play(position, { kind: 'send', to: '2,2' }).world.creatures).toEqual([{ id: 'dragon', cell: '2,2' }]);
  });

  it('stays if there is no empty glacier of another tile, and goes unasked if there is one', () => {
    const only = atEvent(['dragon'], { map: 'gp', pieces: '0nomad@1,0', ...dragon('0,0') });
    expect(only.world.creatures).toEqual([{ id: 'dragon', cell: '0,0' }]);
    const other = atEvent(['dragon'], {
      map: 'gpg',
      pieces: '0nomad@1,0',
      ...dragon('0,0'),
      places: { '2,0': 'psyMonastery' }
    });
    expect(other.world.creatures).toEqual([{ id: 'dragon', cell: '2,0' }]);
  });

  it('case 66: three units beside it, over cliffs too, take the trophy and do nothing else in this turn', () => {
    const position = told(['dragon'], {
      map: 'xppp/pgpp/ppxp',
      pieces: '0nomad@1,0 0nomad@2,0 0nomad@0,1 0nomad@3,1',
      card: 'nomad',
      ...dragon('1,1')
    });
    expect(why(position, { kind: 'hunt', from: '3,1', others: ['1,0', '2,0'] })).toBe('hunt.three');
    expect(why(position, { kind: 'hunt', from: '1,0', others: ['0,1', '2,0'] })).toBe('hunt.three');
    const after = play(position, { kind: 'hunt', from: '1,0', others: ['2,0', '0,1'] });
    expect([after.world.creatures, civ(after).trophies, after.won, after.pending]).toEqual([
      undefined,
      ['dragon'],
      1,
      1
    ]);
    expect(after.acting.ready).toEqual(['0-nomad-4']);
    expect(why(after, { kind: 'hunt', from: '3,1', others: ['2,0', '0,1'] })).toBe('hunt.gone');
    expect(broken(after)).toEqual([]);
  });

  it('is not hunted by units that have acted, that lie, or of different kinds', () => {
    const telling = {
      map: 'xppp/pgpp/ppxp',
      pieces: '0nomad@1,0 0nomad@2,0 0nomad@0,1',
      card: 'nomad' as const,
      ...dragon('1,1')
    };
    const acted = play(told(['dragon'], telling), { kind: 'move', from: '0,1', to: '0,2' });
    expect(why(acted, { kind: 'hunt', from: '1,0', others: ['2,0', '0,2'] })).toBe('hunt.three');
    const lying = told(['dragon'], { ...telling, lying: ['0-nomad-3'] });
    expect(why(lying, { kind: 'hunt', from: '1,0', others: ['2,0', '0,1'] })).toBe('hunt.three');
    expect(
      why(told(['dragon'], { ...telling, card: 'city', pieces: '0city@1,0 0city@2,0 0city@0,1' }), {
        kind: 'hunt',
        from: '1,0',
        others: ['2,0', '0,1']
      })
    ).toBe('act.card');
  });

  it('is passed by moves; nothing stops, appears or is built there', () => {
    const merchant = told(['dragon'], {
      map: 'mgm',
      pieces: '0mountaineer@0,0',
      card: 'mountaineer',
      ...dragon('1,0')
    });
    const move = (to: string) => why(merchant, { kind: 'move', from: '0,0', to });
    expect([move('1,0'), move('2,0')]).toEqual(['cell.occupied', null]);
    const city = playing(['leviathan'], {
      map: 'pp',
      pieces: '0city@0,0',
      card: 'city',
      creatures: { leviathan: '1,0' }
    });
    expect(why(city, { kind: 'grow', from: '0,0', to: '1,0' })).toBe('cell.occupied');
    const nomad = told(['leviathan'], {
      map: 'ps',
      pieces: '0nomad@0,0',
      card: 'nomad',
      seats: [goods(0, 1)],
      creatures: { leviathan: '1,0' }
    });
    expect(why(nomad, { kind: 'buildShip', from: '0,0', to: '1,0' })).toBe('cell.occupied');
  });
});
