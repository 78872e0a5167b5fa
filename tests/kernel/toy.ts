import * as v from 'valibot';
import { setup } from 'xstate';
import {
  blank,
  draw,
  moveTable,
  phaseContext,
  rulesKit,
  scoreSheet,
  seeded,
  type DraftOf,
  type Game,
  type PhaseContext,
  type PhaseEvent,
  type Position
} from '$lib/kernel';

/**
 * The smallest game that uses everything of the kernel: pebbles in a heap, taken in turn; each round a
 * secret bid for who goes first; a die that may be rolled once. Whoever has most pebbles wins.
 */
export interface Toy extends Position {
  readonly players: number;
  readonly heap: number;
  readonly hands: readonly number[];
  readonly first: number;
  readonly round: number;
  readonly bids: readonly number[];
  readonly rolled: readonly boolean[];
}

/** All that this game asks, tells and refuses. */
interface ToyVocabulary {
  decisions: { bid: object; turn: object };
  facts: {
    bid: { seat: number; n: number };
    take: { seat: number; n: number };
    roll: { seat: number; n: number };
    pass: { seat: number };
    first: { seat: number };
  };
  refusals: { range: { n: number }; heap: { n?: number; heap?: number }; rolled: object; mustTake: object };
  warnings: object;
}

export const kit = rulesKit<Toy, ToyVocabulary>({});
type ToyDraft = DraftOf<typeof kit>;

const whole = v.pipe(v.number(), v.integer());

function give(draft: ToyDraft, seat: number, n: number): void {
  draft.p.heap -= n;
  draft.list('hands')[seat]! += n;
}

const bid = kit.move(
  'bid',
  { n: whole },
  {
    rule: 'TOY 1',
    answers: ['bid'],
    candidates: (_toy, { seat }) => [0, 1, 2].map((n) => ({ kind: 'bid', seat, n })),
    check: (_toy, { n }) => (n < 0 || n > 2 ? kit.refuse('range', 'TOY 1.1', { n }) : null),
    effect(draft, { seat, n }) {
      draft.list('bids')[seat] = n;
      draft.tell('bid', { seat, n });
    }
  }
);

const take = kit.move(
  'take',
  { n: whole },
  {
    rule: 'TOY 2',
    answers: ['turn'],
    *candidates(_toy, { seat }) {
      for (let n = 1; n <= 3; n++) yield { kind: 'take', seat, n };
    },
    check(toy, { n }) {
      if (n < 1 || n > 3) return kit.refuse('range', 'TOY 2.1', { n });
      return n > toy.heap ? kit.refuse('heap', 'TOY 2.2', { n, heap: toy.heap }) : null;
    },
    effect(draft, { seat, n }) {
      give(draft, seat, n);
      draft.tell('take', { seat, n });
    }
  }
);

const roll = kit.move(
  'roll',
  {},
  {
    rule: 'TOY 3',
    answers: ['turn'],
    free: true,
    check: (toy, { seat }) =>
      toy.rolled[seat] ? kit.refuse('rolled', 'TOY 3.1') : toy.heap < 2 ? kit.refuse('heap') : null,
    effect(draft, { seat }) {
      const [n, random] = draw(draft.p.random, 0, 1);
      draft.p.random = random;
      draft.list('rolled')[seat] = true;
      give(draft, seat, n);
      draft.tell('roll', { seat, n, reveals: true });
    }
  }
);

const pass = kit.move(
  'pass',
  {},
  {
    rule: 'TOY 4',
    answers: ['turn'],
    check: ({ heap }) => (heap > 0 ? kit.refuse('mustTake', 'TOY 4') : null),
    effect: (draft, { seat }) => draft.tell('pass', { seat })
  }
);

const everyone = (toy: Toy) => toy.hands.map((_, seat) => seat);

export const toyPhases = setup({
  types: {} as { context: PhaseContext<Toy>; events: PhaseEvent; input: Toy },
  guards: { heapEmpty: kit.guard((toy) => toy.heap === 0) },
  actions: {
    askBids: kit.step((draft) =>
      draft.askLater(...everyone(draft.p).map((seat) => ({ seat, kind: 'bid' as const, group: 'bids', secret: true })))
    ),
    openBids: kit.step((draft) => {
      draft.p.first = draft.p.bids.indexOf(Math.max(...draft.p.bids));
      draft.p.round += 1;
      draft.tell('first', { seat: draft.p.first });
    }),
    askTurns: kit.step((draft) => {
      const { first, players } = draft.p;
      draft.askLater(...everyone(draft.p).map((i) => ({ seat: (first + i) % players, kind: 'turn' as const })));
    })
  }
}).createMachine({
  context: phaseContext<Toy>,
  initial: 'round',
  states: {
    round: {
      initial: 'bidding',
      states: {
        bidding: { entry: 'askBids', on: { settled: { target: 'turns', actions: 'openBids' } } },
        turns: {
          entry: 'askTurns',
          on: { settled: [{ guard: 'heapEmpty', target: '#over' }, { target: 'bidding' }] }
        }
      }
    },
    over: { id: 'over', type: 'final' }
  }
});

/** A pebble game in which the last turns always find a pebble: the heap is a multiple of what is taken. */
export const toy: Game<Toy> = {
  meta: {
    id: 'toy',
    name: { fr: 'Cailloux', en: 'Pebbles' },
    blurb: { fr: '', en: '' },
    players: { min: 2, max: 4, usual: 2 },
    minutes: 1,
    options: [
      { key: 'heap', type: 'number', label: { fr: 'Tas', en: 'Heap' }, default: 20, min: 1, max: 99999 },
      { key: 'dice', type: 'switch', label: { fr: 'Dé', en: 'Die' }, default: true },
      {
        key: 'side',
        type: 'choice',
        label: { fr: 'Face', en: 'Side' },
        default: 'a',
        choices: [
          { value: 'a', label: { fr: 'A', en: 'A' } },
          { value: 'b', label: { fr: 'B', en: 'B' } }
        ],
        when: (options) => options.dice === true
      }
    ],
    bots: [{ id: 'random', name: { fr: 'Hasard', en: 'Random' } }]
  },
  rules: 1,
  moves: moveTable(bid, take, roll, pass),
  phases: toyPhases,
  setup: ({ players, options, seed }) => ({
    ...blank(seeded(seed)),
    players,
    heap: Number(options.heap ?? 20),
    hands: Array<number>(players).fill(0),
    first: 0,
    round: 0,
    bids: Array<number>(players).fill(0),
    rolled: Array<boolean>(players).fill(options.dice === false)
  }),
  view: (position) => position,
  counters: (position, seat) => ({ pebbles: position.hands[seat]! }),
  score: (position) =>
    scoreSheet([{ key: 'pebbles', points: position.hands }], position.players, position.phase === 'over'),
  progress: (position) => ({ round: position.round, rounds: null }),
  invariants: {},
  notation: {
    write: (move) => `${move.kind}${'n' in move ? ` ${String(move.n)}` : ''}`,
    read(text, _position, seat) {
      const [kind, n] = text.split(' ');
      return n === undefined ? { kind: kind!, seat } : { kind: kind!, seat, n: Number(n) };
    }
  },
  bots: { random: { choose: (_view, options, dice) => dice.pick(options).move } }
};

export const toyConfig = (players = 2, heap = 20, seed = 1) => ({
  players,
  options: { heap, dice: true, side: 'a' },
  seed
});
