import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { apply, begin, dice, options, over } from '$lib/kernel';
import { proceed } from '$lib/kernel/phases';
import { waysFrom } from '$lib/kernel/ways';
import { game } from '$lib/games/terra-mystica';
import { phases } from '$lib/games/terra-mystica/phases';
import type { TmPosition } from '$lib/games/terra-mystica/state';

describe('TM 5: the order of everything', () => {
  it.each([
    [2, { setup: 'introductory' }],
    [3, { setup: 'auction', fireIceFactions: true }]
  ])('follows the machine at every step of a game of %i', (players, given) => {
    const choose = dice(players);
    let { position } = begin(game, { players, seed: 3, options: given });
    const seen = new Set<string>();
    while (!over(game, position)) {
      const played = apply(game, position, choose.pick(options(game, position)).move);
      if (!played.ok) throw new Error(played.refusal.key);
      position = played.position;
      const settled: TmPosition = { ...position, owed: [] };
      if (over(game, settled)) break;
      const [outer, inner] = settled.phase.split('.') as [string, string];
      const before = phases.resolveState({
        value: (inner === undefined ? outer : { [outer]: inner }) as never,
        context: { position: settled, facts: [] }
      });
      const [after] = transition(phases, before, { type: 'settled' });
      const ours = proceed(game.phases, settled, [], game.copy);
      // Ours may have gone on through phases in which nobody is asked.
      const { facts } = after.context;
      expect(ours.facts.slice(0, facts.length)).toEqual(facts);
      seen.add(settled.phase);
    }
    expect(seen.size).toBeGreaterThan(1);
    for (const phase of seen) expect(waysFrom(game.phases, phase)).not.toBeNull();
  });
});
