import { describe, expect, it } from 'vitest';
import { begin, options, preview, type Move } from '$lib/kernel';
import { litTargets } from '$lib/play/badges';
import { inOrder, ledgerOf, signed } from '$lib/play/amounts';
import { MoveUis } from '$lib/play/move-ui';
import { toy, toyConfig, type Toy } from '../../kernel/toy';
import { PEBBLES, pebblesUi } from './pebbles';

const bids = begin(toy, toyConfig()).position;
const turn = { ...bids, owed: [{ seat: 0, kind: 'turn' }] };

describe('the ledger of a move', () => {
  it('lists price and gain in the order of the game, with what is left', () => {
    const found = ledgerOf(
      {
        price: { coins: 2, workers: 1 },
        gain: { points: 3 },
        others: [{ seat: 1, change: { coins: -1, points: 2 } }],
        facts: [],
        warnings: [],
        chance: false,
        rule: ''
      },
      { coins: 5, workers: 1, points: 10 },
      ['points', 'workers', 'coins']
    );
    expect(found.pay).toEqual([
      { name: 'workers', n: -1, left: 0 },
      { name: 'coins', n: -2, left: 3 }
    ]);
    expect(found.gain).toEqual([{ name: 'points', n: 3, left: 13 }]);
    expect(found.others).toEqual([
      {
        seat: 1,
        amounts: [
          { name: 'points', n: 2 },
          { name: 'coins', n: -1 }
        ]
      }
    ]);
  });
  it('puts a sign on every change', () => {
    expect([3, -2, 0].map(signed)).toEqual(['+3', '−2', '0']);
    expect(inOrder(['b', 'x', 'a'], ['a', 'b'])).toEqual(['a', 'b', 'x']);
  });
});

describe('badges on lit places', () => {
  const legal = options(toy, turn, 0);
  const takes = legal.map(({ move }) => move).filter((move) => move.kind === 'take');
  const lit = takes.map((move) => pebblesUi.moves.places(move)[0]!);
  const heap = {
    game: toy,
    position: turn,
    ui: pebblesUi,
    depth: 0,
    nameOf: (name: string) => name,
    describe: ({ kind }: Move) => kind
  };
  it('show the number in which the places differ', () => {
    const targets = litTargets({ ...heap, moves: takes, targets: lit });
    expect(targets.map((target) => target.badge?.text)).toEqual(['+1', '+2', '+3']);
    expect(targets[2]!.name).toBe('+3 pebbles');
    expect(preview(toy, turn, 2, takes[2]!).gain).toEqual({ pebbles: 3 });
  });
  it('are left out where all places are alike', () => {
    const targets = litTargets({ ...heap, moves: takes.slice(0, 1), targets: lit.slice(0, 1) });
    expect(targets).toEqual([{ place: 'slot-1' }]);
  });
  it('are the game’s own where it has an opinion, from what the move changes', () => {
    const ui: typeof pebblesUi = {
      ...pebblesUi,
      moves: new MoveUis<Toy>([
        {
          ...PEBBLES,
          badge: (move, change) => (move.n === 2 ? null : move.n === 1 ? undefined : { text: `${change().pebbles}!` })
        }
      ])
    };
    const targets = litTargets({ ...heap, ui, moves: takes, targets: lit });
    expect(targets).toEqual([
      { place: 'slot-1' },
      { place: 'slot-2', name: 'take' },
      { place: 'slot-3', badge: { text: '3!' }, name: 'take' }
    ]);
  });
});
