import { describe, expect, it } from 'vitest';
import { apply, awaited, begin, dice, feasible, options, readOptions, type MoveSequence } from '$lib/kernel';
import { game } from '$lib/games/rise-and-fall';
import { moves } from '$lib/games/rise-and-fall/ui/moves';
import type { RafPosition } from '$lib/games/rise-and-fall/state';

/** Every position of a game by chance in which somebody acts. */
function* acting(seed: number): Generator<RafPosition> {
  const chance = dice(seed);
  const chosen = { ...readOptions(game.meta, {}, 3), world: 'named', guilds: true, maxTurns: 25 };
  let { position } = begin(game, { players: 3, options: chosen, seed });
  while (position.phase !== 'over') {
    if (position.owed[0]?.kind === 'act') yield position;
    const played = apply(game, position, chance.pick(options(game, position, awaited(position)[0]!)).move);
    if (!played.ok) throw new Error(played.refusal.key);
    position = played.position;
  }
}

describe('the same action for all pieces', () => {
  it('is always possible as it is offered, and begins with the piece that was touched', () => {
    let offered = 0;
    for (const position of acting(5)) {
      for (const { move } of options(game, position, position.owed[0]!.seat)) {
        for (const plan of moves.plans(move, position)) {
          expect(plan.length).toBeGreaterThan(1);
          expect(plan[0]).toEqual(move);
          expect(feasible(game, position, plan as MoveSequence)).toBe(true);
          offered += 1;
        }
      }
    }
    expect(offered).toBeGreaterThan(5);
  });
});

describe('the number on a lit place', () => {
  it('is what the action brings', () => {
    let seen = 0;
    for (const position of acting(8)) {
      const { seat } = position.owed[0]!;
      for (const { move } of options(game, position, seat)) {
        if (!['tax', 'trade', 'tithe', 'produce'].includes(move.kind)) continue;
        const told = moves.badge(move, () => ({}), position);
        const played = apply(game, position, move);
        if (!played.ok || told === null || told === undefined) throw new Error(move.kind);
        const goods = told.icon!.slice('rf-'.length);
        const [before, after] = [game.counters(position, seat), game.counters(played.position, seat)];
        // The next to act may already have been paid or robbed, never whoever just acted.
        expect(`+${after[goods]! - before[goods]!}`).toBe(told.text);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });
});
