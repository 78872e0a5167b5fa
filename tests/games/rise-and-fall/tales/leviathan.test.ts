import { describe, expect, it } from 'vitest';
import { at, broken, legal, owes, play, why } from '../cases/table';
import { atEvent, told } from './table';

const at0 = { creatures: { leviathan: '0,0' } };

describe('Leviathan', () => {
  it('begins on an empty cell of a largest sea', () => {
    const position = told(['leviathan'], {
      map: 'sspsss',
      pieces: '0ship@3,0 0nomad@2,0',
      more: { phase: 'setup.arrivals', owed: [{ seat: 1, kind: 'lay', what: 'leviathan' }] }
    });
    expect(['0,0', '2,0', '3,0', '4,0'].map((to) => why(position, { kind: 'lay', to, turn: 0 }))).toEqual([
      'lay.region',
      'lay.ground',
      'cell.occupied',
      null
    ]);
  });

  it('case 67: it takes the cell of a Ship of its sea; the owner may place a Nomad beside it', () => {
    const position = atEvent(['leviathan'], { map: 'ssp/fpp', pieces: '0ship@1,0 0nomad@2,1', ...at0 });
    expect([position.world.creatures, at(position, '1,0'), owes(position)]).toEqual([
      [{ id: 'leviathan', cell: '1,0' }],
      [],
      ['0 settle']
    ]);
    expect(legal(position).map(({ kind, to }) => `${kind} ${String(to)}`)).toEqual([
      'settle 2,0',
      'settle 1,1',
      'noSettle undefined'
    ]);
    expect(why(position, { kind: 'settle', to: '0,1' })).toBe('settle.cell');
    expect(at(play(position, { kind: 'settle', to: '2,0' }), '2,0')).toEqual(['0nomad']);
    expect(at(play(position, { kind: 'noSettle' }), '2,0')).toEqual([]);
  });

  it('the compensation is lost without a Nomad in reserve or an empty plain', () => {
    const nomads = '0nomad@0,1 0nomad@1,1 0nomad@2,1 0nomad@3,1 0nomad@4,1 0nomad@5,1 0nomad@6,1 0nomad@7,1';
    const none = atEvent(['leviathan'], { map: 'ssp/pppppppp', pieces: `0ship@1,0 ${nomads}`, ...at0 });
    const full = atEvent(['leviathan'], { map: 'ssp', pieces: '0ship@1,0 0nomad@2,0', ...at0 });
    const orb = atEvent(['leviathan', 'orbs'], {
      map: 'ssp/p',
      pieces: '0ship@1,0 0nomad@0,1',
      places: { '2,0': 'orbs' },
      ...at0
    });
    for (const position of [none, full, orb]) expect(position.owed.some(({ kind }) => kind === 'settle')).toBe(false);
  });

  it('the holder of the token picks among several Ships', () => {
    const position = atEvent(['leviathan'], { map: 'sss/p', pieces: '0ship@1,0 1ship@2,0 0nomad@0,1', ...at0 });
    expect([owes(position), legal(position).map(({ to }) => to)]).toEqual([['1 send'], ['1,0', '2,0']]);
    expect(at(play(position, { kind: 'send', to: '2,0' }), '2,0')).toEqual([]);
  });

  it('without a Ship in its sea it goes to an empty cell of the sea with most', () => {
    const position = atEvent(['leviathan'], {
      map: 'spssspsss',
      pieces: '0nomad@1,0 0ship@2,0 1ship@6,0 1ship@7,0',
      ...at0
    });
    expect(position.world.creatures).toEqual([{ id: 'leviathan', cell: '8,0' }]);
    const tie = atEvent(['leviathan'], { map: 'spsspss', pieces: '0nomad@1,0 0ship@2,0 1ship@5,0', ...at0 });
    expect(legal(tie).map(({ to }) => to)).toEqual(['3,0', '6,0']);
  });

  it('passes over seas without room, and stays if there is no Ship in the World', () => {
    const full = atEvent(['leviathan'], { map: 'spsspss', pieces: '0nomad@1,0 0ship@2,0 0ship@3,0 1ship@5,0', ...at0 });
    expect(full.world.creatures).toEqual([{ id: 'leviathan', cell: '6,0' }]);
    const none = atEvent(['leviathan'], { map: 'sps', pieces: '0nomad@1,0', ...at0 });
    expect(none.world.creatures).toEqual([{ id: 'leviathan', cell: '0,0' }]);
  });

  it('case 107: it takes a Ship in a Port; the Port stays and builds none while it is there', () => {
    const position = atEvent(['leviathan', 'ports'], {
      map: 'ss/pf',
      pieces: '0ship@1,0 0port@1,0 0nomad@0,1',
      ...at0
    });
    expect([at(position, '1,0'), broken(position)]).toEqual([['0port'], []]);
    const later = told(['leviathan', 'ports'], {
      map: 'ss/p',
      pieces: '0port@1,0 0ship@0,0',
      card: 'ship',
      creatures: { leviathan: '1,0' }
    });
    expect(why(later, { kind: 'portShip', from: '1,0' })).toBe('port.full');
  });
});
