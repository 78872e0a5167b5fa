import { describe, expect, it } from 'vitest';
import { apply, begin, configOf, over } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import { FACTIONS } from '$lib/games/terra-mystica/ids';
import { ABILITIES } from '../../src/tools/journeys/abilities';
import { onward, START, type Trail } from '../../src/tools/journeys/trail';
import { recorded } from '../e2e/support/recorded';

describe('the games of the journeys', () => {
  it.each(FACTIONS)('let the %s show everything, after the moves that are written down', (faction) => {
    const { header, moves, shown } = recorded(faction);
    let trail: Trail = { ...START, position: begin(game, configOf(header)).position };
    for (const move of moves) {
      const played = apply(game, trail.position, move);
      if (!played.ok) throw new Error(played.refusal.key);
      trail = onward(trail, faction, move, played);
    }
    expect(trail.shown).toEqual(shown);
    expect(Object.keys(shown).sort()).toEqual(Object.keys(ABILITIES[faction]).sort());
  });

  it('bring the introductory game to its end, with nearly everything that the base game has', () => {
    const { moves, positions } = recorded('introductory');
    expect(over(game, positions.at(-1)!)).toBe(true);
    const kinds = new Set(moves.map(({ kind }) => kind));
    for (const kind of [
      'build',
      'transform',
      'upgrade',
      'sendPriest',
      'powerAction',
      'specialAction',
      'leech',
      'pass'
    ]) {
      expect(kinds).toContain(kind);
    }
  });
});
