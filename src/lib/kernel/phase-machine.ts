import { assign, type AnyStateMachine, type AnyStateNode, type MachineContext } from 'xstate';
import type { Fact, Outcome, Position } from './position';

/** What guards and actions of a phase machine work on. */
export interface PhaseContext<P extends Position = Position> extends MachineContext {
  position: P;
  facts: readonly Fact[];
}

/** The machine is told one thing only: nothing is owed any more. */
export interface PhaseEvent {
  type: 'settled';
}

/**
 * A game's sequence of phases, made with `setup({...}).createMachine(...)`. Only its shape is fixed here;
 * XState's own type names the game's states too closely to be carried around.
 */
export type PhaseMachine<P extends Position = Position> = AnyStateMachine & { readonly __position?: P };

/** The context every phase machine starts with. */
export const phaseContext = <P extends Position>({ input }: { input: P }): PhaseContext<P> => ({
  position: input,
  facts: []
});

/** An action of the machine that lets the rules change the position. */
export const rule = <P extends Position>(change: (position: P) => Outcome<P>) =>
  assign<PhaseContext<P>, PhaseEvent, undefined, PhaseEvent, never>(({ context }) => {
    const { position, facts } = change(context.position);
    return { position, facts: facts.length === 0 ? context.facts : [...context.facts, ...facts] };
  });

/** A guard of the machine that asks the rules. */
export const when =
  <P extends Position>(holds: (position: P) => boolean) =>
  ({ context }: { context: PhaseContext<P> }): boolean =>
    holds(context.position);

/** A game is over when its machine stands in a top-level final state. */
export const isOver = (machine: PhaseMachine, { phase }: Position): boolean =>
  machine.root.states[phase]?.type === 'final';

/** A state and all states inside it. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** Every phase of a machine as a path, for checking stored positions and for texts. */
export const paths = (machine: PhaseMachine): string[] =>
  nodesOf(machine.root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(pathOf);
