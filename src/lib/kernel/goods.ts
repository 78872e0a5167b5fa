/** Counted things by name: coins, wood, power tokens. Never negative, never made from nothing. */
export type Goods = Readonly<Record<string, number>>;

export const add = <G extends Goods>(goods: G, gain: Partial<G>, sign: 1 | -1 = 1): G => {
  const sum: Record<string, number> = { ...goods };
  for (const [name, n] of Object.entries(gain)) {
    const total = (sum[name] ?? 0) + sign * (n ?? 0);
    if (total < 0) throw new RangeError(`${name} would be ${total}`);
    sum[name] = total;
  }
  return sum as G;
};

export const take = <G extends Goods>(goods: G, price: Partial<G>): G => add(goods, price, -1);

/** What is missing to pay the price, or null when nothing is. */
export function missing<G extends Goods>(goods: G, price: Partial<G>): Partial<G> | null {
  const short = Object.entries(price).filter(([name, n]) => (goods[name] ?? 0) < (n ?? 0));
  return short.length === 0
    ? null
    : (Object.fromEntries(short.map(([name, n]) => [name, n! - (goods[name] ?? 0)])) as Partial<G>);
}

/** From one place to another; what is not there cannot be moved. */
export const transfer = <G extends Goods>(from: G, to: G, what: Partial<G>): [from: G, to: G] => [
  take(from, what),
  add(to, what)
];

/** Adds up places that hold the same goods, for conservation laws. */
export function totals(places: readonly Goods[]): Record<string, number> {
  const sum: Record<string, number> = {};
  // Asked at every position of every simulated game: no list of entries is made on the way.
  for (const goods of places) for (const name in goods) sum[name] = (sum[name] ?? 0) + goods[name]!;
  return sum;
}

/** A sentence when the places no longer hold what the box holds, or a counter is not a whole number. */
export function conserved(places: readonly Goods[], box: Goods): string | null {
  for (const goods of places) {
    for (const name in goods) {
      const n = goods[name]!;
      if (!Number.isInteger(n) || n < 0) return `${name} is ${n}`;
    }
  }
  const found = totals(places);
  for (const name in box) if ((found[name] ?? 0) !== box[name]) return astray(name, found, box);
  for (const name in found) if (found[name] !== (box[name] ?? 0)) return astray(name, found, box);
  return null;
}

const astray = (name: string, found: Goods, box: Goods): string =>
  `${name}: ${found[name] ?? 0} instead of ${box[name] ?? 0}`;

/** What changed between two sets of counters, without what stayed. */
export function difference(before: Goods, after: Goods): Record<string, number> {
  const change: Record<string, number> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const n = (after[name] ?? 0) - (before[name] ?? 0);
    if (n !== 0) change[name] = n;
  }
  return change;
}
