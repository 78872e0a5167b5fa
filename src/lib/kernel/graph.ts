/** Graphs are given by the function that names a node's neighbours. */
type Links<N> = (node: N) => Iterable<N>;

/** Every node that can be reached, the start included, nearest first. */
export function reach<N>(from: Iterable<N>, links: Links<N>, most = Infinity): Map<N, number> {
  const steps = new Map<N, number>();
  for (const node of from) steps.set(node, 0);
  for (const [node, n] of steps) {
    if (n >= most) continue;
    for (const next of links(node)) if (!steps.has(next)) steps.set(next, n + 1);
  }
  return steps;
}

/** The connected parts of a set of nodes; links that lead out of the set are not followed. */
export function components<N>(nodes: Iterable<N>, links: Links<N>): N[][] {
  const left = new Set(nodes);
  const inside: Links<N> = function* (node) {
    for (const next of links(node)) if (left.has(next)) yield next;
  };
  const parts: N[][] = [];
  for (const node of left) {
    const part = [...reach([node], inside).keys()];
    for (const member of part) left.delete(member);
    parts.push(part);
  }
  return parts;
}

/** A shortest way from a start to a node that is a goal, both included; null if there is none. */
export function path<N>(from: N, goal: (node: N) => boolean, links: Links<N>): N[] | null {
  const before = new Map<N, N | null>([[from, null]]);
  for (const node of before.keys()) {
    if (goal(node)) {
      const way: N[] = [];
      for (let at: N | null = node; at !== null; at = before.get(at) ?? null) way.unshift(at);
      return way;
    }
    for (const next of links(node)) if (!before.has(next)) before.set(next, node);
  }
  return null;
}
