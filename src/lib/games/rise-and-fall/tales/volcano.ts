import { hexName, hexOf, type Hex } from '$lib/kernel';
import { TALE_FIGURES } from '../data/tales';
import { kit } from '../kit';
import { count } from '../moves/fields';
import { boardOf, piecesOn } from '../rules/board';
import { destroy } from '../rules/destruction';
import { refuseOrdinary, setUpOf } from '../rules/laying';
import { countOn, zoneOf } from '../rules/zones';
import type { Cell, RafPosition } from '../state';
import { override } from '../world';
import { keep } from './events';
import type { Tale } from './types';

const ID = 'volcano';
const RULE = 'RF 17.23';
const { orientations, rings, lava, turns, points: POINTS } = TALE_FIGURES.volcano;

/** How it lies, and where its lava points; null while it sleeps. */
type Lying = { readonly cell: Cell; readonly turn: number; readonly lava: number | null };
const lyingOf = ({ tales }: RafPosition): Lying | undefined => tales?.[ID] as Lying | undefined;

const from = (cell: Cell, hexes: readonly Hex[]): Cell[] => {
  const { q, r } = hexOf(cell);
  return hexes.map((hex) => hexName({ q: q + hex.q, r: r + hex.r }));
};

/** The cells that the three flows point at. */
export function lavaCells({ cell, turn }: Pick<Lying, 'cell' | 'turn'>, direction: number): readonly Cell[] {
  const ring = from(cell, rings[turn]!);
  return lava.map((n) => ring[(n + turns * direction) % ring.length]!);
}

/** It wakes, and whoever holds the token turns it. */
export const rouse = kit.move(
  'rouse',
  { turn: count },
  {
    rule: RULE,
    answers: ['rouse'],
    candidates: (_position, { seat }) =>
      Array.from({ length: turns }, (_, turn) => ({ kind: 'rouse' as const, seat, turn })),
    check: (_position, { turn }) => (turn < turns ? null : kit.refuse('rouse.turn', RULE)),
    effect(draft, { seat, turn }) {
      keep(draft, ID, { ...lyingOf(draft.p)!, lava: turn });
      draft.tell('roused', { seat, n: turn + 1 });
    }
  }
);

/** Nothing enters it. It wakes at one event and destroys at the next; points for those who dare to live beside it. */
export const volcano: Tale = {
  id: ID,
  fewer: { mountain: 1 },
  setUp: [setUpOf(ID, 'forest')],
  place: {
    turns: orientations.length,
    refuse(position, to, turn) {
      for (const cell of from(to, orientations[turn]!)) {
        const why = refuseOrdinary(position, ID, cell, ['forest'], RULE);
        if (why !== null) return why;
      }
      return null;
    },
    lay(draft, to, turn) {
      for (const cell of from(to, orientations[turn]!)) {
        draft.p.world = override(draft.p.world, cell, { terrain: 'volcano', special: ID });
      }
      keep(draft, ID, { cell: to, turn, lava: null });
    }
  },
  event(draft, holder) {
    const lying = lyingOf(draft.p);
    if (lying === undefined) return;
    draft.tell('event', { what: ID });
    if (lying.lava === null) return draft.ask({ seat: holder, kind: 'rouse' });
    const board = boardOf(draft.p);
    draft.tell('erupts');
    destroy(
      draft,
      lavaCells(lying, lying.lava).flatMap((cell) => piecesOn(board, board.ground.at.get(cell) ?? -1))
    );
    keep(draft, ID, { ...lying, lava: null });
  },
  points(position, civ) {
    const beside = countOn(position, zoneOf(position.world, ID).beside);
    const most = Math.max(...beside);
    if (most === 0 || beside[civ] !== most) return 0;
    return Math.ceil(POINTS / beside.filter((n) => n === most).length);
  }
};
