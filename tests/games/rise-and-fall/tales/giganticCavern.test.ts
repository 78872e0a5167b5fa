import { describe, expect, it } from 'vitest';
import { terrain } from '$lib/games/rise-and-fall/world';
import { at, goods, legal, play, why } from '../cases/table';
import { told } from './table';

const laying = (what: string) => ({ phase: 'setup.places', owed: [{ seat: 0, kind: 'lay', what }] });

describe('The Gigantic Cavern', () => {
  const places = { '0,0': 'giganticCavern' };
  it('lies on a forest and is a mountain', () => {
    const position = told(['giganticCavern'], { map: 'fm', pieces: '', more: laying('giganticCavern') });
    expect(legal(position).map(({ to }) => to)).toEqual(['0,0']);
    expect(terrain(play(position, { kind: 'lay', to: '0,0', turn: 0 }).world, '0,0')).toBe('mountain');
  });
  it('a Mountaineer on it becomes a City for nothing, and nothing else is built there', () => {
    const position = told(['giganticCavern'], { map: 'mp', pieces: '0mountaineer@0,0', card: 'mountaineer', places });
    expect(at(play(position, { kind: 'buildCity', from: '0,0', to: '0,0' }), '0,0')).toEqual(['0city']);
    const nomad = told(['giganticCavern'], {
      map: 'mp',
      pieces: '0nomad@0,0',
      card: 'nomad',
      seats: [{ ...goods(0, 2, 2), guilds: ['northerners'] }],
      places
    });
    expect(why(nomad, { kind: 'buildTemple', from: '0,0', to: '0,0' })).toBe('build.special');
    expect(why(nomad, { kind: 'buildCity', from: '0,0', to: '0,0' })).toBe('build.special');
  });
});
