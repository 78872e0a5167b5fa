import {
  assign,
  initialTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type MachineContext,
  type StateValue
} from 'xstate';
import type { Fact, Outcome, Position } from './position';
import { waysFrom } from './ways';

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
export const rule = <P extends Position>(change: (position: P) => P | Outcome<P>) =>
  assign<PhaseContext<P>, PhaseEvent, undefined, PhaseEvent, never>(({ context }) => {
    const result = change(context.position);
    return 'facts' in result && 'position' in result
      ? { position: result.position as P, facts: [...context.facts, ...(result.facts as readonly Fact[])] }
      : { position: result as P };
  });

/** A guard of the machine that asks the rules. */
export const when =
  <P extends Position>(holds: (position: P) => boolean) =>
  ({ context }: { context: PhaseContext<P> }): boolean =>
    holds(context.position);

/** More steps than any game takes between two decisions: a machine that goes on is going in circles. */
const MOST_STEPS = 1000;

const checked = new WeakSet<AnyStateMachine>();

/** Begins the game: enters the first phase and goes on until somebody owes a decision. */
export function start<P extends Position>(machine: PhaseMachine<P>, position: P, copy?: Copy<P>): Outcome<P> {
  if (!checked.has(machine)) {
    const complaints = unfit(machine);
    if (complaints.length > 0) throw new Error(`This phase machine cannot be replayed: ${complaints.join('; ')}`);
    checked.add(machine);
  }
  const [snapshot] = initialTransition(machine, position as never);
  if (snapshot.status === 'error') throw snapshot.error;
  const { position: first, facts } = snapshot.context as PhaseContext<P>;
  return proceed(machine, at(first, pathOf(snapshot.value), copy), facts, copy);
}

type Copy<P> = ((position: P) => P) | undefined;

/** Moves on through the phases for as long as nothing is owed and the game is not over. */
export function proceed<P extends Position>(
  machine: PhaseMachine<P>,
  position: P,
  facts: readonly Fact[],
  copy?: Copy<P>
): Outcome<P> {
  let step = 0;
  while (position.owed.length === 0 && !isOver(machine, position)) {
    if (++step > MOST_STEPS) throw new Error(`The phases go in circles at ${position.phase}`);
    const context = { position, facts };
    const next = nextPhase(machine, position.phase, context);
    if (next === null) throw new Error(`Nothing is owed in ${position.phase} and no phase follows`);
    position = at(context.position, next, copy);
    facts = context.facts;
  }
  return { position, facts };
}

/** Takes the way that is open now and lets the rules on it change the context; null if there is none. */
function nextPhase(machine: AnyStateMachine, phase: string, context: PhaseContext): string | null {
  const ways = waysFrom(machine, phase);
  if (ways === null) return byXState(machine, phase, context);
  const args = { context, event: SETTLED };
  for (const way of ways) {
    if (way.holds !== null && !way.holds(args)) continue;
    for (const change of way.changes) Object.assign(context, change(args));
    return way.phase;
  }
  return null;
}

function byXState(machine: AnyStateMachine, phase: string, context: PhaseContext): string | null {
  const before = { ...standing(machine, phase), context: { ...context } };
  const after = machine.transition(before as never, SETTLED, INERT);
  if (after === (before as unknown)) return null;
  if (after.status === 'error') throw after.error;
  Object.assign(context, after.context);
  return pathOf(after.value);
}

const snapshots = new WeakMap<AnyStateMachine, Map<string, AnyMachineSnapshot>>();

/** XState's picture of a phase, without a position in it; each is made once. */
function standing(machine: AnyStateMachine, phase: string): AnyMachineSnapshot {
  let known = snapshots.get(machine);
  if (known === undefined) snapshots.set(machine, (known = new Map()));
  let snapshot = known.get(phase);
  if (snapshot === undefined) {
    snapshot = machine.resolveState({ value: valueOf(phase), context: {} as never });
    known.set(phase, snapshot);
  }
  return snapshot;
}

const SETTLED: PhaseEvent = { type: 'settled' };

/**
 * XState's pure `transition()` builds an actor, only to throw it away, at every call. Handing the same
 * inert scope to the method it ends in gives the same answer for a sixth of the time; a test holds the
 * two against each other.
 */
const INERT = {
  self: {},
  id: '',
  sessionId: '',
  logger: () => {},
  defer: () => {},
  emit: () => {},
  stopChild: () => {},
  actionExecutor: () => {},
  system: { _sendInspectionEvent: () => {} }
} as never;

/** A game is over when its machine stands in a top-level final state. */
export function isOver(machine: PhaseMachine, position: Position): boolean {
  return machine.root.states[position.phase]?.type === 'final';
}

/** Every phase of a machine as a path, for checking stored positions and for texts. */
export function paths(machine: PhaseMachine): string[] {
  return nodes(machine.root)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.'));
}

function at<P extends Position>(position: P, phase: string, copy: Copy<P>): P {
  if (position.phase === phase) return position;
  if (copy === undefined) return { ...position, phase };
  const there = copy(position) as P & { phase: string };
  there.phase = phase;
  return there;
}

function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [key, inner] = Object.entries(value)[0]!;
  return `${key}.${pathOf(inner!)}`;
}

function valueOf(path: string): StateValue {
  const steps = path.split('.');
  return steps.slice(0, -1).reduceRight<StateValue>((inner, step) => ({ [step]: inner }), steps.at(-1)!);
}

const nodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodes)];

/**
 * What XState can do that a replay cannot: clocks, running actors, side effects, several states at once
 * and memories outside the position. Such a machine is rejected before its first game.
 */
export function unfit(machine: AnyStateMachine): string[] {
  const complaints: string[] = [];
  for (const node of nodes(machine.root)) {
    const where = node.path.join('.') || 'the root';
    if (node.type === 'parallel') complaints.push(`${where} is parallel`);
    if (node.type === 'history') complaints.push(`${where} remembers its history`);
    if (node.invoke.length > 0) complaints.push(`${where} invokes an actor`);
    if (node.after.length > 0) complaints.push(`${where} has a delay`);
    const transitions = [...node.transitions.values()].flat().concat(node.always ?? []);
    for (const action of [node.entry, node.exit, ...transitions.map((each) => each.actions)].flat()) {
      const name = nameOf(action, machine);
      if (name !== 'xstate.assign') complaints.push(`${where} runs ${name}, which is no change of the position`);
    }
  }
  return complaints;
}

function nameOf(action: unknown, machine: AnyStateMachine): string {
  if (typeof action === 'function') return (action as { type?: string }).type ?? (action.name || 'a function');
  const type = typeof action === 'string' ? action : (action as { type: string }).type;
  const implementation: unknown = machine.implementations.actions[type];
  return implementation === undefined ? `the unknown action ${type}` : nameOf(implementation, machine);
}
