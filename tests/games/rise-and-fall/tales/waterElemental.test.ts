import { describe, expect, it } from 'vitest';
import { terrain } from '$lib/games/rise-and-fall/world';
import { at, legal, owes, play, why } from '../cases/table';
import { atEvent, told } from './table';

const at0 = { creatures: { waterElemental: '0,0' } };

describe('The Water Elemental', () => {
  it('begins in the sea with most Cities beside it', () => {
    const position = told(['waterElemental'], {
      map: 'spsfps',
      pieces: '0city@1,0 1city@3,0 0ship@2,0',
      more: { phase: 'setup.arrivals', owed: [{ seat: 1, kind: 'lay', what: 'waterElemental' }] }
    });
    expect(['0,0', '2,0', '5,0', '1,0'].map((to) => why(position, { kind: 'lay', to, turn: 0 }))).toEqual([
      'lay.region',
      'cell.occupied',
      'lay.region',
      'lay.ground'
    ]);
  });

  it('destroys what stands on plains beside its sea and stays on one of those cells, which is sea now', () => {
    const position = atEvent(['waterElemental'], {
      map: 'ssp/pfp',
      pieces: '0nomad@0,1 1city@2,0 1merchant@2,0 0temple@1,1 0nomad@2,1',
      ...at0
    });
    expect([at(position, '0,1'), at(position, '2,0'), at(position, '1,1'), at(position, '2,1')]).toEqual([
      [],
      [],
      ['0temple'],
      ['0nomad']
    ]);
    expect([
      owes(position),
      legal(position)
        .map(({ to }) => to)
        .sort()
    ]).toEqual([['1 send'], ['0,1', '2,0']]);
    const after = play(position, { kind: 'send', to: '2,0' });
    expect([terrain(after.world, '2,0'), after.world.creatures]).toEqual([
      'sea',
      [{ id: 'waterElemental', cell: '2,0', floods: true }]
    ]);
  });

  it('case 68: a flooded plain joins two seas: Ships cross it and never stop there', () => {
    const position = told(['waterElemental'], {
      map: 'sps',
      pieces: '0ship@0,0',
      card: 'ship',
      creatures: { waterElemental: '1,0' },
      floods: 'waterElemental'
    });
    expect(['1,0', '2,0'].map((to) => why(position, { kind: 'move', from: '0,0', to }))).toEqual([
      'cell.occupied',
      null
    ]);
  });

  it('case 108: what lies beside the flooded cell alone is spared', () => {
    const position = atEvent(['waterElemental'], {
      map: 'sppp',
      pieces: '0city@2,0 0nomad@3,0',
      creatures: { waterElemental: '1,0' },
      floods: 'waterElemental'
    });
    expect(at(position, '2,0')).toEqual(['0city']);
  });

  it('with nothing to destroy it goes to the sea with most pieces on its plains, and its cell is a plain again', () => {
    const position = atEvent(['waterElemental'], {
      map: 'spfpsspps',
      pieces: '0nomad@3,0 0nomad@6,0',
      creatures: { waterElemental: '1,0' },
      floods: 'waterElemental'
    });
    expect(terrain(position.world, '1,0')).toBe('sea');
    expect(legal(position).map(({ to }) => to)).toEqual(['4,0', '5,0']);
    const after = play(position, { kind: 'send', to: '4,0' });
    expect([terrain(after.world, '1,0'), after.world.creatures]).toEqual([
      'plain',
      [{ id: 'waterElemental', cell: '4,0' }]
    ]);
  });

  it('does not wait beside what cannot be destroyed', () => {
    const position = atEvent(['waterElemental', 'banks'], { map: 'spf', pieces: '0bank@1,0 0nomad@2,0', ...at0 });
    expect([at(position, '1,0'), position.world.creatures]).toEqual([
      ['0bank'],
      [{ id: 'waterElemental', cell: '0,0' }]
    ]);
  });

  it('swamps are no plain; the Caravansary is one', () => {
    const swamp = atEvent(['waterElemental', 'swamp'], { map: 'swf', pieces: '0nomad@1,0 0nomad@2,0', ...at0 });
    expect(at(swamp, '1,0')).toEqual(['0nomad']);
    const caravan = atEvent(['waterElemental', 'caravansary'], {
      map: 'spf',
      pieces: '0nomad@1,0 0nomad@2,0',
      places: { '1,0': 'caravansary' },
      ...at0
    });
    expect([at(caravan, '1,0'), terrain(caravan.world, '1,0'), caravan.world.overrides['1,0']!.special]).toEqual([
      [],
      'sea',
      'caravansary'
    ]);
  });
});
