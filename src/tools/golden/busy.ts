import type { Bot, LegalMove, Position } from '$lib/kernel';

/** Kinds that a busy player leaves for later while anything else can be done. */
const IDLE: ReadonlySet<string> = new Set(['pass', 'convert', 'burn', 'skip', 'declineLeech', 'drop']);

/**
 * Any kind of move with equal chance, then any move of that kind: structures and tiles come up as often as
 * conversions, and hardly anybody passes while there is something to build. Games become long and full.
 */
export const busyBot: Bot<Position> = {
  choose(_view, options, dice) {
    const ending = options.find(({ move }) => move.kind === 'endTurn');
    if (ending !== undefined && dice.int(1, 10) > 1) return ending.move;
    const idle = dice.int(1, 12) === 1;
    const busy = options.filter(({ move }) => !IDLE.has(move.kind));
    const chosen = idle || busy.length === 0 ? options : busy;
    const kinds = [...new Set(chosen.map(({ move }) => move.kind))];
    const kind = dice.pick(kinds);
    const same: LegalMove[] = chosen.filter(({ move }) => move.kind === kind);
    return dice.pick(same).move;
  }
};
