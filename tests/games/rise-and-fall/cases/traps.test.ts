import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { territory } from '$lib/games/rise-and-fall/rules/territory';
import type { RafPosition } from '$lib/games/rise-and-fall/state';
import { awaited, over } from '$lib/kernel';
import { begun, civ, end, goods, legal, owes, play, played, scene, why } from './table';

/** Whoever is waited for takes the last thing on the list. */
function dawdle(position: RafPosition): RafPosition {
  let then = position;
  for (let n = 0; n < 500 && !over(game, then); n++) {
    const [seat] = awaited(then);
    then = play(
      then,
      legal(then).findLast((move) => move.seat === seat)!
    );
  }
  return then;
}

describe('Easily missed', () => {
  it('trap 2: a glacier is mountain for regions, not for walking or producing', () => {
    const position = scene({ map: 'mg', pieces: '0nomad@0,0', card: 'nomad' });
    expect(territory(position)[0]!.region.cells).toEqual(['0,0', '1,0']);
    expect(why(position, { kind: 'move', from: '0,0', to: '1,0' })).toBe('cell.ground');
    const city = scene({ map: 'mg', pieces: '0city@0,0', card: 'city' });
    expect(why(city, { kind: 'grow', from: '0,0', to: '1,0' })).toBe('cell.ground');
  });

  it('trap 5 and 24: trophies of the extinct count, and the token is held by the living', () => {
    const position = scene({
      map: 'pppp',
      pieces: '0nomad@0,0 0temple@1,0 0temple@2,0',
      card: 'nomad',
      players: 3,
      seats: [goods(0, 0, 2), goods(9), goods(9)]
    });
    const deeds = (['temple', 'nomad', 'nomad'] as const).map((card) => ({ kind: 'decline', cards: [card] }));
    const after = play(position, { kind: 'buildTemple', from: '0,0', to: '0,0' }, ...deeds);
    expect([civ(after).extinct, civ(after).trophies, after.won]).toEqual([true, ['temple'], 1]);
    expect([after.first, owes(after)]).toEqual([1, ['1 card', '2 card']]);
  });

  it('trap 7: the price counts the trophies of this turn', () => {
    const position = scene({
      map: 'ppppp',
      pieces: '0nomad@0,0 0temple@1,0 0temple@2,0 0nomad@3,0',
      card: 'nomad',
      seats: [goods(50, 0, 2), goods(50)]
    });
    const asked = play(
      position,
      { kind: 'buildTemple', from: '0,0', to: '0,0' },
      end,
      { kind: 'decline', cards: ['nomad'] },
      { kind: 'decline', cards: ['nomad'] }
    );
    expect(asked.owed.map(({ price }) => price)).toEqual([5]);
    // The other had no choice: its only card was bought back without asking.
    expect(civ(asked, 1).stock.gold).toBe(45);
  });

  it('trap 13: no Nomad builds a Temple in a forest, no Mountaineer one anywhere', () => {
    const nomad = scene({ map: 'f', pieces: '0nomad@0,0', card: 'nomad', seats: [goods(0, 0, 2)] });
    expect(why(nomad, { kind: 'buildTemple', from: '0,0', to: '0,0' })).toBe('cell.ground');
    const other = scene({ map: 'm', pieces: '0mountaineer@0,0', card: 'mountaineer', seats: [goods(0, 0, 2)] });
    expect(why(other, { kind: 'buildTemple', from: '0,0', to: '0,0' })).toBe('act.card');
  });

  it('pieces that came in this turn do not act in it', () => {
    const position = scene({ map: 'ppp', pieces: '0city@0,0 0nomad@1,0', card: 'nomad', seats: [goods(0, 1, 1)] });
    const after = play(position, { kind: 'buildCity', from: '1,0', to: '1,0' });
    expect(after.turn).toBe(2);
    const ship = scene({ map: 'psp', pieces: '0ship@1,0 0city@0,0', card: 'ship', seats: [goods(0, 1, 0)] });
    expect(why(ship, { kind: 'produce', from: '1,0' })).toBe('act.card');
  });

  it('a piece that can do nothing asks for nothing: the turn goes on', () => {
    const position = scene({ map: 'pp', pieces: '0nomad@0,0 0nomad@1,0', card: 'nomad', seats: [goods(0, 1, 1)] });
    const { position: after, facts } = played(position, { kind: 'buildCity', from: '0,0', to: '0,0' });
    expect([after.turn, facts.map(({ kind }) => kind)]).toEqual([2, expect.arrayContaining(['build', 'turn'])]);
  });
});

describe('The last turn there may be', () => {
  it('ends the game with a score, whatever trophies are won', () => {
    const after = dawdle(begun(3, { maxTurns: 3 }));
    expect([after.turn, after.won < after.variant.target]).toEqual([3, true]);
    expect(game.score(after).winners.length).toBeGreaterThan(0);
    expect(game.progress(after)).toEqual({ round: 3, rounds: 3 });
  });
});
