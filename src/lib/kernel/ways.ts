import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { PhaseContext } from './phases';

type Guard = (args: { context: PhaseContext; event: unknown }) => boolean;
type Change = (args: { context: PhaseContext; event: unknown }) => Partial<PhaseContext>;

/** A way on from a phase: whether it is open, what the rules do along it, and where it leads. */
export interface Way {
  readonly holds: Guard | null;
  readonly changes: readonly Change[];
  readonly phase: string;
}

/** The one event of a phase machine. */
const EVENT = 'settled';

const known = new WeakMap<AnyStateMachine, Map<string, readonly Way[] | null>>();

/**
 * The ways on from a phase, the first open one to be taken. A machine of plain phases always leaves and
 * enters the same states along the same way, so this is read off once instead of worked out at every step.
 * Null where a machine uses more of XState than that: then XState itself is asked.
 */
export function waysFrom(machine: AnyStateMachine, phase: string): readonly Way[] | null {
  let ways = known.get(machine);
  if (ways === undefined) known.set(machine, (ways = new Map()));
  let found = ways.get(phase);
  if (found === undefined) ways.set(phase, (found = isPlain(machine.root) ? read(machine, phase) : null));
  return found;
}

function isPlain(node: AnyStateNode): boolean {
  const plain =
    (node.always ?? []).length === 0 &&
    [...node.transitions.keys()].every((event) => event === EVENT) &&
    (node.type !== 'compound' || node.initial.actions.length === 0) &&
    (node.type !== 'final' || (node.parent === node.machine.root && node.exit.length === 0)) &&
    (node.parent !== undefined || node.exit.length === 0);
  return plain && Object.values(node.states).every(isPlain);
}

function read(machine: AnyStateMachine, phase: string): readonly Way[] | null {
  let from: AnyStateNode | undefined = machine.root;
  for (const step of phase.split('.')) from = from?.states[step];
  if (from === undefined) return null;
  const ways: Way[] = [];
  // What a phase itself does not answer, the phases around it may.
  for (const source of lineage(from).reverse()) {
    for (const transition of source.transitions.get(EVENT) ?? []) {
      const way = along(machine, from, transition);
      if (way === null) return null;
      ways.push(way);
    }
  }
  return ways;
}

/** From the root down to a node, both included. */
function lineage(node: AnyStateNode): AnyStateNode[] {
  const line: AnyStateNode[] = [];
  for (let at: AnyStateNode | undefined = node; at !== undefined; at = at.parent) line.unshift(at);
  return line;
}

function along(machine: AnyStateMachine, from: AnyStateNode, transition: AnyTransitionDefinition): Way | null {
  const [target, ...more] = transition.target ?? [];
  if (target === undefined || more.length > 0) return null;
  const { source } = transition;
  const holds = guardOf(machine, transition.guard);
  const inside = !transition.reenter && lineage(target).includes(source);
  // The innermost state that is neither left nor entered.
  const domain = inside ? source : lineage(target).findLast((node) => node !== target && isWithin(source, node));
  if (holds === undefined || domain === undefined) return null;
  const left = lineage(from)
    .filter((node) => isWithin(node, domain))
    .reverse();
  const entered = lineage(target).filter((node) => isWithin(node, domain));
  let end: AnyStateNode = target;
  while (end.type === 'compound') entered.push((end = end.initial.target[0]!));
  const actions = [
    ...left.flatMap((node) => node.exit),
    ...transition.actions,
    ...entered.flatMap((node) => node.entry)
  ].map((action) => changeOf(machine, action));
  if (actions.includes(null)) return null;
  return { holds, changes: actions as Change[], phase: end.path.join('.') };
}

/** Whether a node lies strictly inside another. */
const isWithin = (node: AnyStateNode, other: AnyStateNode): boolean => node !== other && lineage(node).includes(other);

/** Undefined for what only XState can evaluate. */
function guardOf(machine: AnyStateMachine, guard: unknown): Guard | null | undefined {
  if (guard === undefined) return null;
  const found: unknown = typeof guard === 'string' ? machine.implementations.guards[guard] : guard;
  return typeof found === 'function' && !('check' in found) ? (found as Guard) : undefined;
}

function changeOf(machine: AnyStateMachine, action: unknown): Change | null {
  const name = typeof action === 'string' ? action : (action as { type?: string; params?: unknown }).type;
  const plain = typeof action === 'object' && (action as { params?: unknown }).params === undefined;
  const found: unknown = typeof action === 'string' || plain ? machine.implementations.actions[name as string] : action;
  const assignment = (found as { assignment?: unknown } | undefined)?.assignment;
  return typeof assignment === 'function' ? (assignment as Change) : null;
}
