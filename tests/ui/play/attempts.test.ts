import { describe, expect, it } from 'vitest';
import { ENGINES } from '$lib/games/engines';
import { moves as clearings } from '$lib/games/clearings/ui/moves';
import { moves as helios } from '$lib/games/helios/ui/moves';
import { moves as riseAndFall } from '$lib/games/rise-and-fall/ui/moves';
import { moves as terraMystica } from '$lib/games/terra-mystica/ui/moves';
import {
  apply,
  awaited,
  begin,
  dice,
  answerable,
  options,
  over,
  readOptions,
  refuse,
  viewOf,
  type Position
} from '$lib/kernel';
import type { MoveUis, Place } from '$lib/play/move-ui';

const UIS: Readonly<Record<string, unknown>> = {
  clearings,
  helios,
  'rise-and-fall': riseAndFall,
  'terra-mystica': terraMystica
};

/** So many moves are made at most, and at every so many of them everything is touched. */
const MOVES = 150;
const EVERY = 9;

describe.each(ENGINES.map((entry) => [entry.meta.id, entry] as const))('%s', (id, entry) => {
  const { places, chipOf: chipFor, attempt: tried } = UIS[id] as MoveUis<Position>;

  it('takes every tap for a move that the game knows, possible or not', { timeout: 60_000 }, async () => {
    const game = await entry.load();
    const chance = dice(3);
    const given = readOptions(entry.meta, id === 'rise-and-fall' ? { world: 'named' } : {}, 2);
    let position: Position = begin(game, { players: 2, seed: 3, options: given }).position;
    const seen = new Set<Place>();
    const unknown = new Set<string>();
    for (let n = 0; n < MOVES && !over(game, position); n++) {
      const seat = awaited(position)[0]!;
      const legal = options(game, position, seat).map(({ move }) => move);
      for (const place of legal.flatMap((move) => places(move))) seen.add(place);
      if (n % EVERY === 0) touchAll(seat);
      const played = apply(game, position, chance.pick(legal));
      if (!played.ok) throw new Error(played.refusal.key);
      ({ position } = played);
    }
    expect(seen.size).toBeGreaterThan(5);
    expect([...unknown]).toEqual([]);

    function touchAll(seat: number): void {
      const view = viewOf(game, position, seat);
      const asked = answerable(position).filter((decision) => decision.seat === seat);
      const kinds = Object.values(game.moves).filter(({ answers }) => asked.some(({ kind }) => answers.includes(kind)));
      for (const chip of new Set(kinds.map(({ kind }) => chipFor?.(kind) ?? kind))) {
        for (const place of seen) {
          const move = tried(chip, place, seat, view);
          if (move !== null && refuse(game, position, move)?.key === 'kernel.malformed') {
            unknown.add(`${chip} at ${place.replace(/-?\d+/g, '0')}: ${JSON.stringify(move)}`);
          }
        }
      }
    }
  });
});
