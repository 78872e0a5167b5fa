import { describe, expect, it } from 'vitest';
import { setup, transition } from 'xstate';
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
import { proceed } from '$lib/kernel/phases';
import { waysFrom } from '$lib/kernel/ways';

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

describe('The ways on from a phase', () => {
  it.each([
    ['a.first', 10],
    ['a.first', 0],
    ['a.second', 0],
    ['b.only', 0]
  ])('from %s lead where XState leads, with the same traces', (phase, left) => {
    const position = standing(phase, left);
    const [outer, inner] = phase.split('.') as [string, string];
    const before = machine.resolveState({ value: { [outer]: inner } as never, context: { position, facts: [] } });
    const [after] = transition(machine, before, { type: 'settled' });
    const ours = proceed(machine as never, position, []);
    expect(waysFrom(machine, phase)).not.toBeNull();
    expect(ours.facts).toEqual(after.context.facts);
    const value = after.value as string | Record<string, string>;
    expect(ours.position.phase).toBe(typeof value === 'string' ? value : Object.entries(value).flat().join('.'));
  });

  it('are taken in their order, and what a phase does not answer those around it do', () => {
    expect(waysFrom(machine, 'a.first')!.map(({ phase }) => phase)).toEqual(['home', 'a.first', 'a.second', 'b.only']);
    expect(waysFrom(machine, 'a.second')!.map(({ phase }) => phase)).toEqual(['b.only']);
  });

  it('are left to XState where a machine moves on by itself', () => {
    const hasty = setup({}).createMachine({
      context: phaseContext<Walk> as never,
      initial: 'a',
      states: { a: { on: { settled: 'b' } }, b: { always: 'c' }, c: { type: 'final' } }
    });
    expect(waysFrom(hasty, 'a')).toBeNull();
    expect(proceed(hasty as never, standing('a', 0), []).position.phase).toBe('c');
  });
});
