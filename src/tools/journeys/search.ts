import { apply, awaited, begin, dice, options, over, type Dice, type GameConfig } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import type { FactionId } from '$lib/games/terra-mystica/ids';
import { ABILITIES, HERO } from './abilities';
import { choose } from './choose';
import { onward, START, type Trail } from './trail';

/** How far a trial goes on from where it began. */
const FURTHER = 34;

/**
 * Looks for a short game in which a faction shows all it can: again and again a trail that is the shortest
 * of its kind is taken up and played on by chance. What gets further, or as far in fewer moves, is kept.
 */
export function search(faction: FactionId, config: GameConfig, trials: number, below = Infinity): Trail | null {
  const wanted = Object.keys(ABILITIES[faction]).length;
  const chance = dice(config.seed);
  const kept = new Map<string, Trail>();
  let best: Trail | null = null;
  const keep = (trail: Trail): void => {
    const key = kindOf(trail);
    const known = kept.get(key);
    if (known === undefined || known.moves.length > trail.moves.length) kept.set(key, trail);
    else if (known.moves.length === trail.moves.length && chance.int(0, 1) === 0) kept.set(key, trail);
  };
  keep({ ...START, position: begin(game, config).position });
  for (let n = 0; n < trials; n++) {
    let trail = pick([...kept.values()], chance);
    for (let i = 0; i < FURTHER; i++) {
      const next = further(trail, faction, chance);
      if (next === null || next.moves.length >= (best?.moves.length ?? below)) break;
      trail = next;
      if (Object.keys(trail.shown).length === wanted) {
        best = trail;
        for (const [key, { moves }] of kept) if (moves.length >= trail.moves.length) kept.delete(key);
        break;
      }
      keep(trail);
    }
  }
  return best;
}

/** Mostly those that have shown most, now and then any. */
function pick(trails: readonly Trail[], chance: Dice): Trail {
  let at = chance.int(
    0,
    trails.reduce((sum, { worth }) => sum + worth, 0)
  );
  return trails.find(({ worth }) => (at -= worth) <= 0) ?? trails[0]!;
}

/** Trails of one kind stand equally well: the same shown, the same built, as rich. */
function kindOf({ position, shown, worth }: Trail): string {
  const { built, workers, coins, priests, power, bridges } = position.seats[HERO]!;
  const asked = position.owed[0]!;
  return [
    Object.keys(shown).sort(),
    Object.values(built),
    position.round,
    Math.min(workers, 6) >> 1,
    Math.min(coins, 12) >> 2,
    Math.min(priests, 2),
    power[2] >> 2,
    bridges,
    worth,
    position.seats[1 - HERO]!.passed,
    asked.seat,
    asked.kind
  ].join('|');
}

function further(trail: Trail, faction: FactionId, chance: Dice): Trail | null {
  const { position } = trail;
  const seat = awaited(position)[0];
  if (seat === undefined) return null;
  const list = options(game, position, seat).map(({ move }) => move);
  const move = choose(list, position, faction, chance);
  if (move === null) return null;
  const played = apply(game, position, move);
  if (!played.ok || over(game, played.position)) return null;
  return onward(trail, faction, move, played);
}
