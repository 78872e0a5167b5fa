import type { Counters, Preview, Seat } from '$lib/kernel';

export interface Amount {
  readonly name: string;
  /** With its sign. */
  readonly n: number;
  /** What the seat has afterwards. */
  readonly left: number;
}

export interface Ledger {
  readonly pay: readonly Amount[];
  readonly gain: readonly Amount[];
  readonly others: readonly { readonly seat: Seat; readonly amounts: readonly Omit<Amount, 'left'>[] }[];
}

/** Price and gain in the order the game always shows its counters; what it does not name comes last. */
export function ledgerOf(preview: Preview, have: Counters, order: readonly string[]): Ledger {
  const listed = (counters: Counters, sign: 1 | -1) =>
    inOrder(Object.keys(counters), order).map((name) => {
      const n = sign * counters[name]!;
      return { name, n, left: (have[name] ?? 0) + n };
    });
  return {
    pay: listed(preview.price, -1),
    gain: listed(preview.gain, 1),
    others: preview.others.map(({ seat, change }) => ({
      seat,
      amounts: inOrder(Object.keys(change), order).map((name) => ({ name, n: change[name]! }))
    }))
  };
}

export function inOrder(names: readonly string[], order: readonly string[]): string[] {
  const rank = (name: string) => {
    const at = order.indexOf(name);
    return at === -1 ? order.length : at;
  };
  return [...names].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** `+3`, `−2` (a true minus), `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
