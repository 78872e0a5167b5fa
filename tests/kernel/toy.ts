import * as v from 'valibot';
import { setup } from 'xstate';
import {
  blank,
  defineMove,
  draw,
  oweLast,
  phaseContext,
  refusal,
  rule,
  scoreSheet,
  seeded,
  table,
  when,
  type Game,
  type Move,
  type Outcome,
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

interface Bid extends Move {
  kind: 'bid';
  n: number;
}
interface Take extends Move {
  kind: 'take';
  n: number;
}

const seatShape = v.pipe(v.number(), v.integer(), v.minValue(0));
const give = (toy: Toy, seat: number, n: number): Toy => ({
  ...toy,
  heap: toy.heap - n,
  hands: toy.hands.map((hand, owner) => (owner === seat ? hand + n : hand))
});

const bid = defineMove<Toy, Bid>({
  kind: 'bid',
  answers: ['bid'],
  rule: 'TOY 1',
  shape: v.strictObject({ kind: v.literal('bid'), seat: seatShape, n: v.pipe(v.number(), v.integer()) }),
  candidates: (_toy, { seat }) => [0, 1, 2].map((n) => ({ kind: 'bid' as const, seat, n })),
  check: (_toy, { n }) => (n < 0 || n > 2 ? refusal('range', 'TOY 1.1', { n }) : null),
  effect: (toy, { seat, n }) => ({
    position: { ...toy, bids: toy.bids.map((old, owner) => (owner === seat ? n : old)) },
    facts: [{ kind: 'bid', seat, n }]
  })
});

const take = defineMove<Toy, Take>({
  kind: 'take',
  answers: ['turn'],
  rule: 'TOY 2',
  shape: v.strictObject({ kind: v.literal('take'), seat: seatShape, n: v.pipe(v.number(), v.integer()) }),
  *candidates(_toy, { seat }) {
    for (let n = 1; n <= 3; n++) yield { kind: 'take', seat, n };
  },
  check(toy, { n }) {
    if (n < 1 || n > 3) return refusal('range', 'TOY 2.1', { n });
    return n > toy.heap ? refusal('heap', 'TOY 2.2', { n, heap: toy.heap }) : null;
  },
  effect: (toy, { seat, n }) => ({ position: give(toy, seat, n), facts: [{ kind: 'take', seat, n }] })
});

const roll = defineMove<Toy, Move>({
  kind: 'roll',
  answers: ['turn'],
  free: true,
  rule: 'TOY 3',
  shape: v.strictObject({ kind: v.literal('roll'), seat: seatShape }) as never,
  candidates: (_toy, { seat }) => [{ kind: 'roll', seat }],
  check: (toy, { seat }) => (toy.rolled[seat] ? refusal('rolled', 'TOY 3.1') : toy.heap < 2 ? refusal('heap') : null),
  effect(toy, { seat }) {
    const [n, random] = draw(toy.random, 0, 1);
    const rolled = toy.rolled.map((done, owner) => done || owner === seat);
    return { position: { ...give(toy, seat, n), random, rolled }, facts: [{ kind: 'roll', seat, n, reveals: true }] };
  }
});

const everyone = (toy: Toy) => toy.hands.map((_, seat) => seat);

export const toyPhases = setup({
  types: {} as { context: PhaseContext<Toy>; events: PhaseEvent; input: Toy },
  guards: { heapEmpty: when<Toy>((toy) => toy.heap === 0) },
  actions: {
    askBids: rule<Toy>((toy) =>
      oweLast(toy, ...everyone(toy).map((seat) => ({ seat, kind: 'bid', group: 'bids', secret: true })))
    ),
    openBids: rule<Toy>((toy): Outcome<Toy> => {
      const first = toy.bids.indexOf(Math.max(...toy.bids));
      return { position: { ...toy, first, round: toy.round + 1 }, facts: [{ kind: 'first', seat: first }] };
    }),
    askTurns: rule<Toy>((toy) =>
      oweLast(toy, ...everyone(toy).map((i) => ({ seat: (toy.first + i) % toy.players, kind: 'turn' })))
    )
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
  moves: table<Toy>(bid, take, roll, passOnEmpty()),
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

function passOnEmpty() {
  return defineMove<Toy, Move>({
    kind: 'pass',
    answers: ['turn'],
    rule: 'TOY 4',
    shape: v.strictObject({ kind: v.literal('pass'), seat: seatShape }) as never,
    candidates: (_toy, { seat }) => [{ kind: 'pass', seat }],
    check: (position) => (position.heap > 0 ? refusal('mustTake', 'TOY 4') : null),
    effect: (position, { seat }) => ({ position, facts: [{ kind: 'pass', seat }] })
  });
}

export const toyConfig = (players = 2, heap = 20, seed = 1) => ({
  players,
  options: { heap, dice: true, side: 'a' },
  seed
});
