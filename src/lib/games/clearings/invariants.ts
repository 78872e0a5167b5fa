import { conserved, same, type Game } from '$lib/kernel';
import { BOXES } from './data';
import { allFinds } from './rules/finds';
import type { ClearingsPosition } from './state';

/** What holds at every position of every game. */
export const invariants: Game<ClearingsPosition>['invariants'] = {
  goods: ({ supply, seats }) => conserved([supply, ...seats.map((seat) => seat.goods)], BOXES[seats.length]!),
  finds({ bag, ruins, seats }) {
    const chips = [...bag, ...seats.flatMap((seat) => seat.finds)].sort();
    if (chips.length > 0 && !same(chips, allFinds().sort())) return `the box no longer holds ${chips.join(' ')}`;
    return bag.length < ruins.length ? `${bag.length} chips for ${ruins.length} ruins` : null;
  },
  pieces({ land, pieces, ruins, seats }) {
    for (const [place, { seat }] of Object.entries(pieces)) {
      if (land[place] === undefined || land[place] === 'pond') return `a piece stands in the water at ${place}`;
      if (seats[seat] === undefined) return `nobody owns the piece at ${place}`;
      if (ruins.includes(place)) return `an unexplored ruin lies under the piece at ${place}`;
    }
    return null;
  },
  rounds: ({ round, rounds, phase }) =>
    round > rounds || (phase === 'over' && round !== rounds) ? `round ${round} of ${rounds} in ${phase}` : null
};
