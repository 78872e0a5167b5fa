import { describe, expect, it } from 'vitest';
import { WORLD_CARDS } from '$lib/games/rise-and-fall/data/worlds';
import { faultOf, initialWorld, namedWorld, place } from '$lib/games/rise-and-fall/world';
import { at, drafted, lay } from './draft';

describe('a sound World', () => {
  it('is what cards and drafts make, at every step', () => {
    for (const { id, civilizations } of WORLD_CARDS) expect(faultOf(namedWorld(id)!, civilizations)).toBeNull();
    const { turns, world } = drafted(3, 11);
    for (const turn of turns) expect(faultOf(turn.world, 3)).toBeNull();
    expect(faultOf(world, 3)).toBeNull();
  });

  it('has its tiers in order', () => {
    const start = initialWorld(2);
    expect(faultOf(lay('forest0@0,0', start), 2)).toBe('forest0@0,0 lies on level 0 at 0,0');
    expect(faultOf(lay('plain1@0,0 plain1@0,0', start), 2)).toBe('plain1@0,0 lies on level 1 at 0,0');
    expect(faultOf(lay('plain1@9,9', start), 2)).toBe('plain1@9,9 lies on level -1 at 9,9');
    expect(faultOf(lay('sea0@0,0', start), 2)).toBe('sea0@0,0 lies on level 0 at 0,0');
  });

  it('is of one piece and has no hole', () => {
    const start = initialWorld(2);
    expect(faultOf(lay('sea0@30,0', start), 2)).toBe('7 cells lie apart from the rest');
    expect(faultOf(lay('sea0@4,-2 sea0@6,-1 sea0@5,2', start), 2)).toBe('nothing lies at 4,2, inside the World');
  });

  it('counts its tiles', () => {
    expect(faultOf(initialWorld(3), 2)).toBe('more seaInitial tiles than the box holds');
    expect(faultOf(place(initialWorld(2), at('plain1@0,0'), 1), 2)).toBe('two tiles have one number');
  });
});
