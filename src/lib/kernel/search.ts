import type { Budget } from './budget';
import type { Move } from './position';

/** Something that can be done at a node: the moves, where they lead, and how good that is in points. */
export interface Step<N> {
  readonly moves: readonly Move[];
  readonly node: N;
  readonly worth: number;
}

/** A line of play: its first step, where it has come to, and what it promises from where it began. */
export interface Line<N> {
  readonly first: Step<N>;
  readonly last: Step<N>;
  readonly promise: number;
}

interface Beam<N> {
  /** How good it is to stay where the search begins. */
  readonly worth: number;
  readonly root: N;
  /** All steps from a node; it takes from the budget what it looks at. */
  expand(node: N): readonly Step<N>[];
  readonly width: number;
  readonly depth: number;
  /** What a gain one step later is worth now: others may come first. */
  readonly later: number;
  readonly budget: Budget;
}

/**
 * The best lines by their first steps, the best first: of all lines of one length only the most promising go on. The
 * same place reached in another order is followed once, in the better order.
 */
export function beam<N>({ worth, root, expand, width, depth, later, budget }: Beam<N>): Line<N>[] {
  const best = new Map<Step<N>, Line<N>>();
  const keep = (line: Line<N>) => {
    const known = best.get(line.first);
    if (known === undefined || line.promise > known.promise) best.set(line.first, line);
  };
  let front: Line<N>[] = expand(root).map((step) => ({ first: step, last: step, promise: step.worth }));
  front.forEach(keep);
  for (let n = 1, weight = later; n < depth && budget.open; n++, weight *= later) {
    const next: Line<N>[] = [];
    for (const { first, last, promise } of widest(front, width)) {
      if (!budget.open) break;
      for (const step of expand(last.node)) {
        next.push({ first, last: step, promise: promise + weight * (step.worth - last.worth) });
      }
    }
    next.forEach(keep);
    front = next.filter(({ last }) => last.worth > worth);
  }
  return [...best.values()].sort((a, b) => b.promise - a.promise);
}

function widest<N>(front: readonly Line<N>[], width: number): Line<N>[] {
  const seen = new Set<string>();
  const list: Line<N>[] = [];
  for (const line of [...front].sort((a, b) => b.promise - a.promise)) {
    const place = line.last.worth.toFixed(7);
    if (seen.has(place)) continue;
    seen.add(place);
    list.push(line);
    if (list.length === width) break;
  }
  return list;
}
