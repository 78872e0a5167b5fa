import { describe, expect, it } from 'vitest';
import { and, initialTransition, setup, transition } from 'xstate';
import {
  blank,
  phaseContext,
  rule,
  seeded,
  when,
  type PhaseContext,
  type PhaseEvent,
  type Position
} from '$lib/kernel';
import { advance, start } from '$lib/kernel/phases';
import { transitionTable } from '$lib/kernel/transitions';

interface Walk extends Position {
  readonly left: number;
}

/** Leaves a trace, so that the order of everything shows. */
const told = (kind: string) => rule<Walk>((position) => ({ position, facts: [{ kind }] }));
/** Stops the machine where it is. */
const stop = rule<Walk>((position) => ({ position: { ...position, owed: [{ seat: 0, kind: 'stop' }] }, facts: [] }));

const machine = setup({
  types: {} as { context: PhaseContext<Walk>; events: PhaseEvent; input: Walk },
  guards: { more: when<Walk>(({ left }) => left > 0), many: when<Walk>(({ left }) => left > 9) },
  actions: { stop, enterA: told('in a'), leaveA: told('out of a'), enterB: told('in b'), over: told('over the bridge') }
}).createMachine({
  context: phaseContext<Walk>,
  initial: 'a',
  states: {
    a: {
      entry: 'enterA',
      exit: ['leaveA'],
      initial: 'first',
      on: { settled: { target: 'b', actions: 'over' } },
      states: {
        first: {
          entry: told('in first'),
          exit: told('out of first'),
          on: {
            settled: [
              { guard: 'many', target: '#home', actions: told('far') },
              { guard: 'more', target: 'first', reenter: true },
              { guard: ({ context }) => context.position.left === 0, target: 'second' }
            ]
          }
        },
        second: { entry: ['stop', told('in second')] }
      }
    },
    b: {
      entry: 'enterB',
      initial: 'only',
      states: { only: { entry: 'stop', on: { settled: '#machine.a.second' } } }
    },
    home: { id: 'home', type: 'final', entry: told('home') }
  },
  id: 'machine'
});

const standing = (phase: string, left: number): Walk => ({ ...blank(seeded(1)), phase, left });

describe('A phase machine read as a table', () => {
  it.each([
    ['a.first', 10],
    ['a.first', 0],
    ['a.second', 0],
    ['b.only', 0]
  ])('leads from %s where XState leads, with the same traces', (phase, left) => {
    const position = standing(phase, left);
    const [outer, inner] = phase.split('.') as [string, string];
    const before = machine.resolveState({ value: { [outer]: inner } as never, context: { position, facts: [] } });
    const [after] = transition(machine, before, { type: 'settled' });
    const ours = advance(machine as never, { position, facts: [] });
    expect(ours.facts).toEqual(after.context.facts);
    const value = after.value as string | Record<string, string>;
    expect(ours.position.phase).toBe(typeof value === 'string' ? value : Object.entries(value).flat().join('.'));
  });

  it('begins where XState begins', () => {
    const [first] = initialTransition(machine, standing('', 0));
    const ours = start(machine as never, standing('', 0));
    expect(ours.facts.slice(0, first.context.facts.length)).toEqual(first.context.facts);
  });

  it('takes transitions in their order, and what a phase does not answer those around it do', () => {
    const { from } = transitionTable(machine);
    expect(from.get('a.first')!.map(({ to }) => to)).toEqual(['home', 'a.first', 'a.second', 'b.only']);
    expect(from.get('a.second')!.map(({ to }) => to)).toEqual(['b.only']);
  });

  const base = { context: phaseContext<Walk> as never, initial: 'a' };
  it.each([
    [
      { ...base, states: { a: { on: { settled: 'b' } }, b: { always: 'c' }, c: { type: 'final' } } },
      /without being told/
    ],
    [{ ...base, states: { a: { on: { settled: 'b', other: 'b' } }, b: { type: 'final' } } }, /listens to other/],
    [{ ...base, states: { a: { initial: 'b', states: { b: { type: 'final' } } } } }, /final inside/],
    [{ ...base, states: { a: { on: { settled: { guard: and(['x']), target: 'a' } } } } }, /only XState can evaluate/]
  ])('is rejected where a table cannot express it', (config, complaint) => {
    const rejected = setup({ guards: { x: () => true } }).createMachine(config as never);
    expect(() => transitionTable(rejected as never)).toThrow(complaint);
  });
});
