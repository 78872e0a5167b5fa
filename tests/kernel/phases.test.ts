import { describe, expect, it } from 'vitest';
import { assign, raise, setup } from 'xstate';
import { begin, paths, unfit } from '$lib/kernel';
import { start } from '$lib/kernel/phases';
import { toy, toyConfig, toyPhases, type Toy } from './toy';

describe('the phase driver', () => {
  it('enters the first phase and stops when somebody owes a decision', () => {
    const { position } = begin(toy, toyConfig(3));
    expect(position.phase).toBe('round.bidding');
    expect(position.owed.map((decision) => decision.seat)).toEqual([0, 1, 2]);
  });

  it('keeps the phase as a path in the position', () => {
    expect(paths(toyPhases)).toEqual(['round.bidding', 'round.turns', 'over']);
  });

  it('throws what a rule throws, instead of going on', () => {
    const machine = setup({ types: {} as { context: { position: Toy; facts: [] }; input: Toy } }).createMachine({
      context: ({ input }) => ({ position: input, facts: [] }),
      initial: 'here',
      states: {
        here: {
          on: {
            settled: {
              target: 'there',
              actions: assign(() => {
                throw new RangeError('a rule went wrong');
              })
            }
          }
        },
        there: { type: 'final' }
      }
    });
    expect(() => start(machine as never, toy.setup(toyConfig()))).toThrow('a rule went wrong');
  });

  it('says so when the phases go in circles or lead nowhere', () => {
    const circle = setup({}).createMachine({
      context: ({ input }) => ({ position: input, facts: [] }),
      initial: 'a',
      states: { a: { on: { settled: 'b' } }, b: { on: { settled: 'a' } } }
    });
    expect(() => start(circle as never, toy.setup(toyConfig()))).toThrow('go in circles');
    const nowhere = setup({}).createMachine({
      context: ({ input }) => ({ position: input, facts: [] }),
      initial: 'a',
      states: { a: {} }
    });
    expect(() => start(nowhere as never, toy.setup(toyConfig()))).toThrow('no phase follows');
  });
});

describe('a machine that cannot be replayed is rejected at the start', () => {
  const base = { initial: 'a', states: { a: {} } };
  const machines: Record<string, [machine: object, complaint: RegExp]> = {
    delays: [{ ...base, states: { a: { after: { 100: 'b' } }, b: {} } }, /has a delay/],
    'invoked actors': [{ ...base, states: { a: { invoke: { src: 'clock' } } } }, /invokes an actor/],
    'parallel states': [{ type: 'parallel', states: { a: {}, b: {} } }, /parallel/],
    history: [{ ...base, states: { a: {}, h: { type: 'history' } } }, /history/],
    'side effects': [{ ...base, states: { a: { entry: () => undefined } } }, /no change of the position/],
    'raised events': [
      { ...base, states: { a: { on: { settled: { actions: raise({ type: 'settled' }) } } } } },
      /xstate\.raise/
    ],
    'unknown actions': [{ ...base, states: { a: { exit: 'tidyUp' } } }, /unknown action tidyUp/]
  };
  for (const [feature, [config, complaint]] of Object.entries(machines)) {
    it(feature, () => {
      const machine = setup({}).createMachine(config as never);
      expect(unfit(machine as never).join('; ')).toMatch(complaint);
      expect(() => start(machine as never, toy.setup(toyConfig()))).toThrow(/cannot be replayed/);
    });
  }

  it('and a sound one is not', () => {
    expect(unfit(toyPhases)).toEqual([]);
  });
});
