import { describe, expect, it } from 'vitest';
import { transition, type StateValue } from 'xstate';
import { ENGINES } from '$lib/games/engines';
import { answer, begin, dice, options, over, type Position } from '$lib/kernel';
import { anyOptions } from '$lib/kernel/conformance';
import { advance } from '$lib/kernel/phases';

/** More would show no other phases. */
const MOST_MOVES = 400;

const valueOf = (path: string): StateValue =>
  path
    .split('.')
    .reverse()
    .reduce<StateValue | null>((inner, step) => (inner === null ? step : { [step]: inner }), null)!;

describe.each(ENGINES.map((entry) => [entry.meta.id, entry] as const))('%s', (_id, entry) => {
  it('goes from phase to phase as XState does, at every step of random games', { timeout: 120_000 }, async () => {
    const game = await entry.load();
    const phases = new Set<string>();
    for (const players of [entry.meta.players.min, entry.meta.players.usual]) {
      const chance = dice(players * 7);
      let { position } = begin(game, { players, seed: players, options: anyOptions(entry.meta, players, chance) });
      for (let n = 0; n < MOST_MOVES && !over(game, position); n++) {
        const answered = answer(game, position, chance.pick(options(game, position)).move);
        if ('key' in answered) throw new Error(answered.key);
        position = answered.position;
        while (position.owed.length === 0 && !over(game, position)) {
          const before = game.phases.resolveState({
            value: valueOf(position.phase),
            context: { position, facts: [] }
          } as never);
          const [after] = transition(game.phases, before, { type: 'settled' } as never);
          const theirs = after.context as { position: Position; facts: unknown };
          phases.add(position.phase);
          const ours = advance(game.phases, { position, facts: [] }, game.copy);
          expect(ours.facts).toEqual(theirs.facts);
          expect(valueOf(ours.position.phase)).toEqual(after.value);
          expect({ ...ours.position, phase: '' }).toEqual({ ...theirs.position, phase: '' });
          position = ours.position;
        }
      }
    }
    expect(phases.size).toBeGreaterThan(0);
  });
});
