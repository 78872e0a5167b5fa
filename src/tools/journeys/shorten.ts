import { apply, begin, type GameConfig, type Move } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import type { FactionId } from '$lib/games/terra-mystica/ids';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import { ABILITIES } from './abilities';
import { onward, START, type Trail } from './trail';

/** How many moves in a row are left out at most. */
const MOST = 12;

/** Leaves out what was for nothing: moves without which everything is still shown. */
export function shorten(faction: FactionId, config: GameConfig, found: Trail): Trail {
  let best = found;
  for (let size = MOST; size > 0; size--) {
    for (let at = best.moves.length - size; at >= 0; at--) {
      const left = [...best.moves.slice(0, at), ...best.moves.slice(at + size)];
      best = walk(faction, config, left) ?? best;
    }
  }
  return best.moves.length < found.moves.length ? shorten(faction, config, best) : best;
}

/** Plays the moves for as long as something is to be shown; null when one is refused or something was not. */
function walk(faction: FactionId, config: GameConfig, moves: readonly Move[]): Trail | null {
  const wanted = Object.keys(ABILITIES[faction]).length;
  let trail: Trail = { ...START, position: begin(game, config).position };
  for (const each of moves) {
    const move = renumbered(each, trail.position);
    const played = apply(game, trail.position, move);
    if (!played.ok) return null;
    trail = onward(trail, faction, move, played);
    if (Object.keys(trail.shown).length === wanted) return trail;
  }
  return null;
}

/** An answer to an offer of power names it by its number, which changes with what came before. */
function renumbered(move: Move, { owed: [asked] }: TmPosition): Move {
  return move.event === undefined || asked?.kind !== 'leech' ? move : { ...move, event: asked.event };
}
