import { isOver, type PhaseContext, type PhaseEvent, type PhaseMachine } from './phase-machine';
import type { Fact, Outcome, Position } from './position';
import { transitionTable, type Transition } from './transitions';

/** More steps than any game takes between two decisions: a machine that goes on is going in circles. */
const MOST_STEPS = 1000;

const SETTLED: PhaseEvent = { type: 'settled' };

type Copy<P> = ((position: P) => P) | undefined;

/** Begins the game: enters the first phase and goes on until somebody owes a decision. */
export function start<P extends Position>(machine: PhaseMachine<P>, position: P, copy?: Copy<P>): Outcome<P> {
  const first = take(transitionTable(machine).initial, { position, facts: [] }, copy);
  return proceed(machine, first.position, first.facts, copy);
}

/** Moves on through the phases for as long as nothing is owed and the game is not over. */
export function proceed<P extends Position>(
  machine: PhaseMachine<P>,
  position: P,
  facts: readonly Fact[],
  copy?: Copy<P>
): Outcome<P> {
  let at: Outcome<P> = { position, facts };
  for (let step = 0; at.position.owed.length === 0 && !isOver(machine, at.position); step++) {
    if (step === MOST_STEPS) throw new Error(`The phases go in circles at ${at.position.phase}`);
    at = advance(machine, at, copy);
  }
  return at;
}

/** One step from phase to phase: the first transition whose guard holds. */
export function advance<P extends Position>(machine: PhaseMachine<P>, from: Outcome<P>, copy?: Copy<P>): Outcome<P> {
  const { phase } = from.position;
  const args = { context: from as PhaseContext, event: SETTLED };
  const next = transitionTable(machine)
    .from.get(phase)
    ?.find(({ guard }) => guard === null || guard(args));
  if (next === undefined) throw new Error(`Nothing is owed in ${phase} and no phase follows`);
  return take(next, from, copy);
}

/** Lets the rules change the position along a transition. */
function take<P extends Position>({ changes, to }: Transition, from: Outcome<P>, copy: Copy<P>): Outcome<P> {
  const context = { position: from.position, facts: from.facts };
  const args = { context: context as PhaseContext, event: SETTLED };
  for (const change of changes) Object.assign(context, change(args));
  return { position: arrived(context.position, to, copy), facts: context.facts };
}

function arrived<P extends Position>(position: P, phase: string, copy: Copy<P>): P {
  if (position.phase === phase) return position;
  if (copy === undefined) return { ...position, phase };
  const there = copy(position) as P & { phase: string };
  there.phase = phase;
  return there;
}
