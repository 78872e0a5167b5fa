import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf, pathOf, paths, type PhaseContext, type PhaseEvent } from './phase-machine';

type Guard = (args: { context: PhaseContext; event: PhaseEvent }) => boolean;
type Change = (args: { context: PhaseContext; event: PhaseEvent }) => Partial<PhaseContext>;

/** From one phase to the next: when it is taken, what the rules do on the way, and where it leads. */
export interface Transition {
  readonly guard: Guard | null;
  readonly changes: readonly Change[];
  readonly to: string;
}

/** A phase machine as a table: how it begins, and the transitions of every phase, the first possible one to be taken. */
interface TransitionTable {
  readonly initial: Transition;
  readonly from: ReadonlyMap<string, readonly Transition[]>;
}

const tables = new WeakMap<AnyStateMachine, TransitionTable>();

/**
 * A machine of plain phases always leaves and enters the same states on the same transition, so all of it is
 * read once and walked as a table. A machine that such a table cannot express (clocks, actors, side effects,
 * several states at once, memories outside the position) is rejected here, before its first game.
 */
export function transitionTable(machine: AnyStateMachine): TransitionTable {
  let table = tables.get(machine);
  if (table === undefined) {
    const complaints = unfit(machine);
    if (complaints.length > 0) throw new Error(`This phase machine cannot be replayed: ${complaints.join('; ')}`);
    tables.set(machine, (table = readMachine(machine)));
  }
  return table;
}

/** What keeps a machine from being read as a table; empty for a sound one. */
export const unfit = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) => {
    const where = pathOf(node) || 'the root';
    return [...unfitNode(node), ...unfitTransitions(node), ...unfitActions(machine, node)].map(
      (complaint) => `${where} ${complaint}`
    );
  });

function* unfitNode(node: AnyStateNode): Generator<string> {
  if (node.type === 'parallel') yield 'is parallel';
  if (node.type === 'history') yield 'remembers its history';
  if (node.invoke.length > 0) yield 'invokes an actor';
  if (node.after.length > 0) yield 'has a delay';
  if (node.type === 'final' && node.parent !== node.machine.root) yield 'is final inside another phase';
  if (node.type === 'final' && node.exit.length > 0) yield 'does something when the game is left';
  if (node.parent === undefined && node.exit.length > 0) yield 'does something when it is left';
  if (node.type === 'compound' && node.initial.actions.length > 0) yield 'does something on its initial transition';
}

function* unfitTransitions(node: AnyStateNode): Generator<string> {
  if ((node.always ?? []).length > 0) yield 'goes on without being told';
  for (const [event, transitions] of node.transitions) {
    if (event !== 'settled' && !event.startsWith('xstate.')) yield `listens to ${event}`;
    for (const { target, guard } of transitions) {
      if (target?.length !== 1) yield `has a transition with ${target?.length ?? 0} targets`;
      if (guardOf(node.machine, guard) === undefined) yield 'has a guard that only XState can evaluate';
    }
  }
}

function* unfitActions(machine: AnyStateMachine, node: AnyStateNode): Generator<string> {
  const transitions = [...node.transitions.values()].flat();
  for (const action of [node.entry, node.exit, ...transitions.map(({ actions }) => actions)].flat()) {
    if (changeOf(machine, action) !== null) continue;
    yield `runs ${nameOf(machine, action)}, which is no change of the position`;
  }
}

function readMachine(machine: AnyStateMachine): TransitionTable {
  const { root } = machine;
  const first = descend(root);
  return {
    initial: { guard: null, changes: changesOf(machine, [root, ...first], 'entry'), to: pathOf(first.at(-1)!) },
    from: new Map(paths(machine).map((phase) => [phase, transitionsFrom(machine, phase)]))
  };
}

/** What a phase itself does not answer, the phases around it may. */
const transitionsFrom = (machine: AnyStateMachine, phase: string): Transition[] => {
  const from = phase.split('.').reduce((node, step) => node.states[step]!, machine.root as AnyStateNode);
  return lineage(from)
    .reverse()
    .flatMap((source) => source.transitions.get('settled') ?? [])
    .map((transition) => transitionOf(machine, from, transition));
};

function transitionOf(machine: AnyStateMachine, from: AnyStateNode, transition: AnyTransitionDefinition): Transition {
  const { source } = transition;
  const target = transition.target![0]!;
  const inside = !transition.reenter && lineage(target).includes(source);
  // The innermost state that is neither left nor entered.
  const domain = inside ? source : lineage(target).findLast((node) => node !== target && isWithin(source, node))!;
  const left = lineage(from)
    .filter((node) => isWithin(node, domain))
    .reverse();
  const entered = [...lineage(target).filter((node) => isWithin(node, domain)), ...descend(target)];
  return {
    guard: guardOf(machine, transition.guard)!,
    changes: [
      ...changesOf(machine, left, 'exit'),
      ...transition.actions.map((action) => changeOf(machine, action)!),
      ...changesOf(machine, entered, 'entry')
    ],
    to: pathOf(entered.at(-1) ?? target)
  };
}

/** The states that are entered inside a state when it is entered itself, the outermost first. */
const descend = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'compound' ? node.initial.target!.flatMap((inner) => [inner, ...descend(inner)]) : [];

/** From the root down to a node, both included. */
const lineage = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [node] : [...lineage(node.parent), node];

/** Whether a node lies strictly inside another. */
const isWithin = (node: AnyStateNode, other: AnyStateNode): boolean => node !== other && lineage(node).includes(other);

const changesOf = (machine: AnyStateMachine, nodes: readonly AnyStateNode[], side: 'entry' | 'exit'): Change[] =>
  nodes.flatMap((node) => node[side].map((action) => changeOf(machine, action)!));

/** Null where there is no guard, undefined where only XState can evaluate it. */
function guardOf(machine: AnyStateMachine, guard: unknown): Guard | null | undefined {
  if (guard === undefined) return null;
  const found: unknown = typeof guard === 'string' ? machine.implementations.guards[guard] : guard;
  return typeof found === 'function' && !('check' in found) ? (found as Guard) : undefined;
}

/** The change of an `assign`, or null for any other action. */
function changeOf(machine: AnyStateMachine, action: unknown): Change | null {
  const { type, params } =
    typeof action === 'string' ? { type: action } : (action as { type: string; params?: unknown });
  const named = typeof action !== 'function' && params === undefined;
  const found: unknown = named ? machine.implementations.actions[type] : action;
  const assignment = (found as { assignment?: unknown } | undefined)?.assignment;
  return typeof assignment === 'function' ? (assignment as Change) : null;
}

function nameOf(machine: AnyStateMachine, action: unknown): string {
  if (typeof action === 'function') return (action as { type?: string }).type ?? (action.name || 'a function');
  const type = typeof action === 'string' ? action : (action as { type: string }).type;
  const implementation: unknown = machine.implementations.actions[type];
  return implementation === undefined ? `the unknown action ${type}` : nameOf(machine, implementation);
}
