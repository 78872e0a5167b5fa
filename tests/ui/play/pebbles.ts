import type { GameUi } from '$lib/play/game-ui';
import { MoveUis, type NamedMoveUi } from '$lib/play/move-ui';
import type { Toy } from '../../kernel/toy';

const nothing = (() => undefined) as never;

/** Taking n pebbles means tapping the nth slot. */
export const PEBBLES: NamedMoveUi<Toy> = {
  kind: 'take',
  icon: 'take',
  places: (move) => [`slot-${String(move.n)}`],
  attempt: (place, seat) => ({ kind: 'take', seat, n: Number(place.slice(5)) })
};

/** The pebble game as a board would show it. */
export const pebblesUi: GameUi<Toy> = {
  Board: nothing,
  Goods: nothing,
  Panel: nothing,
  Miniature: nothing,
  moves: new MoveUis<Toy>([PEBBLES, ...['bid', 'roll', 'pass'].map((kind) => ({ kind, icon: kind }))]),
  icon: (name) => name,
  counters: ['pebbles']
};
