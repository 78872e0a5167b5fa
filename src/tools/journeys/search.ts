import { apply, awaited, begin, dice, options, over, type Dice, type GameConfig, type Move } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import { FACTION } from '$lib/games/terra-mystica/factions';
import type { FactionId } from '$lib/games/terra-mystica/ids';
import { holdings } from '$lib/games/terra-mystica/rules/adjacency';
import { groupOf } from '$lib/games/terra-mystica/rules/towns';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import { ABILITIES, HERO, shownBy } from './abilities';
import { choose } from './choose';

/** A game so far, and after which move each ability was first shown. */
export interface Trail {
  readonly position: TmPosition;
  readonly moves: readonly Move[];
  readonly shown: Readonly<Record<string, number>>;
  /** How far it has got: what has been shown, and how near the largest group is to a town. */
  readonly worth: number;
}

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
  keep({ position: begin(game, config).position, moves: [], shown: {}, worth: 1 });
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

/** How near the largest group is to a town. */
function grown(position: TmPosition): number {
  const { buildings } = FACTION[position.seats[HERO]!.faction ?? 'auren'];
  let most = 0;
  for (const hex of holdings(position, HERO)) {
    const group = groupOf(position, HERO, hex);
    const power = group.reduce((sum, n) => sum + buildings[position.pieces[n]!.kind].value, 0);
    most = Math.max(most, Math.min(4, group.length) + Math.min(7, power));
  }
  return most;
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

function further({ position, moves, shown }: Trail, faction: FactionId, chance: Dice): Trail | null {
  const seat = awaited(position)[0];
  if (seat === undefined) return null;
  const list = options(game, position, seat).map(({ move }) => move);
  const move = choose(list, position, faction, chance);
  if (move === null) return null;
  const played = apply(game, position, move);
  if (!played.ok || over(game, played.position)) return null;
  const step = {
    seat: HERO,
    move,
    last: moves.at(-1) ?? null,
    before: position,
    after: played.position,
    facts: played.facts
  };
  const now = { ...shown };
  for (const name of shownBy(faction, step)) now[name] ??= moves.length + 1;
  const worth = 4 ** Object.keys(now).length * 2 ** grown(played.position);
  return { position: played.position, moves: [...moves, move], shown: now, worth };
}
