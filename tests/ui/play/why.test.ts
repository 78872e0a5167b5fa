import { describe, expect, it } from 'vitest';
import { apply, begin, options, viewOf, type Move } from '$lib/kernel';
import { chipsFor } from '$lib/play/chips';
import { MoveUis } from '$lib/play/move-ui';
import { ruleNumber, whyNotChip, whyNotPlace } from '$lib/play/why';
import { toy, toyConfig, type Toy } from '../../kernel/toy';
import { PEBBLES, pebblesUi } from './pebbles';

function at(heap: number, ...moves: Move[]): Toy {
  let { position } = begin(toy, toyConfig(2, heap));
  for (const move of moves) {
    const played = apply(toy, position, move);
    if (!played.ok) throw new Error(played.refusal.key);
    position = played.position;
  }
  return position;
}
const bids: Move[] = [
  { kind: 'bid', seat: 0, n: 2 },
  { kind: 'bid', seat: 1, n: 0 }
];
const asking = (position: Toy, seat = 0) => {
  const legal = options(toy, position, seat);
  return {
    game: toy,
    position,
    view: viewOf(toy, position, seat),
    ui: pebblesUi,
    options: legal,
    chips: chipsFor(toy, position, legal, seat, pebblesUi.moves),
    seat
  };
};

describe('chips', () => {
  it('stand for what is asked, with the number of things it can be done to', () => {
    const { chips } = asking(at(2, ...bids));
    expect(chips.map(({ name, targets }) => [name, targets])).toEqual([
      ['take', 2],
      ['roll', 1],
      ['pass', 0]
    ]);
  });
  it('are not shown for what is not asked', () => {
    expect(asking(at(2)).chips.map((chip) => chip.name)).toEqual(['bid']);
  });
});

describe('why not', () => {
  it('gives the reason of the rules for a tapped place, with the rule', () => {
    const why = whyNotPlace(asking(at(2, ...bids)), 'take', 'slot-3');
    expect(why.refusal).toEqual({ key: 'heap', rule: 'TOY 2.2', params: { n: 3, heap: 2 } });
    expect(why.place).toBe('slot-3');
  });
  it('finds the reason without an action chosen', () => {
    expect(whyNotPlace(asking(at(2, ...bids)), null, 'slot-3').refusal.key).toBe('heap');
  });
  it('says so when the place means nothing now', () => {
    expect(whyNotPlace(asking(at(2)), null, 'slot-3').refusal.key).toBe('kernel.nothingHere');
  });
  it('never says that a move does not exist: it tells what lies there, or that nothing can be done with it', () => {
    const odd = {
      ...asking(at(2, ...bids)),
      ui: {
        ...pebblesUi,
        moves: new MoveUis<Toy>([{ ...PEBBLES, attempt: () => ({ kind: 'take', seat: 0, n: 'two' }) }])
      }
    };
    expect(whyNotPlace(odd, 'take', 'heap').refusal.key).toBe('kernel.nothingHere');
    const told = { ...odd, ui: { ...odd.ui, about: () => ({ key: 'heap.later' }) } };
    expect(whyNotPlace(told, 'take', 'heap')).toMatchObject({
      refusal: { key: 'heap.later' },
      chip: null,
      later: true
    });
  });
  it('gives the usual reason for an action that is not possible at all', () => {
    const ask = asking(at(2, ...bids));
    const why = whyNotChip(
      ask,
      ask.chips.find(({ name }) => name === 'pass')!
    );
    expect(why.refusal).toMatchObject({ key: 'mustTake', rule: 'TOY 4' });
  });
  it('names the other things the tapped place is good for', () => {
    const why = whyNotPlace(asking(at(2, ...bids)), 'roll', 'slot-2');
    expect(why.helps).toEqual([[{ kind: 'take', seat: 0, n: 2 }]]);
  });
  it('reads the number of a rule with and without its prefix', () => {
    expect(ruleNumber('TM 6.1', 'TM')).toBe('6.1');
    expect(ruleNumber('6.1', 'TM')).toBe('6.1');
  });
});
