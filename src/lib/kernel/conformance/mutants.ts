import type { Json } from '../json';
import type { Move } from '../position';
import type { Dice } from '../random';

const JUNK: readonly Json[] = [null, -1, 0, 1, 2, 99, 1.5, 2 ** 40, '', 'x', '0,0', true, [], {}];

/**
 * Moves that were not listed: listed ones with a value changed, exchanged for another move's, dropped or
 * added, or given to another seat; moves of earlier positions; and plain rubbish.
 */
export function mutants(
  listed: readonly Move[],
  earlier: readonly Move[],
  seats: number,
  dice: Dice,
  n: number
): Move[] {
  const pool = [...listed, ...earlier];
  if (pool.length === 0) return [];
  return Array.from({ length: n }, () => mutant(dice.pick(pool), pool, seats, dice));
}

function mutant(move: Move, pool: readonly Move[], seats: number, dice: Dice): Move {
  const keys = Object.keys(move);
  const key = dice.pick(keys);
  switch (dice.int(0, 6)) {
    case 0:
      return { ...move, seat: dice.int(0, seats) };
    case 1:
      return { ...move, [key]: dice.pick(JUNK) } as Move;
    case 2:
      return { ...move, [dice.pick(['extra', '__proto__', 'seat ', 'cell'])]: dice.pick(JUNK) } as Move;
    case 3: {
      const { [key]: _dropped, ...rest } = move;
      return rest as Move;
    }
    case 4: {
      const nudged = move[key];
      return typeof nudged === 'number' ? ({ ...move, [key]: nudged + dice.pick([-1, 1]) } as Move) : move;
    }
    case 5: {
      const like = pool.filter((other) => other.kind === move.kind);
      return { ...move, [key]: dice.pick(like)[key] } as Move;
    }
    default:
      return dice.pick(pool);
  }
}
