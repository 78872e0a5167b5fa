/**
 * What each of many small changes did to a figure, found from all of them at once: least squares over changes that
 * were drawn independently, so that every one may be looked at by itself.
 */
export class Slopes {
  readonly #rows: { readonly by: readonly number[]; readonly figure: number; readonly group: string }[] = [];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** A figure, the changes behind it, and the group whose mean it is measured against. */
  add(by: readonly number[], figure: number, group: string): void {
    this.#rows.push({ by, figure, group });
  }

  /** For each change how much of the figure one step of it brings, and the standard error of that. */
  solved(): { readonly slope: number; readonly doubt: number }[] {
    const sums = new Map<string, { n: number; sum: number }>();
    for (const { figure, group } of this.#rows) {
      const { n, sum } = sums.get(group) ?? { n: 0, sum: 0 };
      sums.set(group, { n: n + 1, sum: sum + figure });
    }
    const rest = this.#rows.map(({ figure, group }) => figure - sums.get(group)!.sum / sums.get(group)!.n);
    const variance = rest.reduce((sum, n) => sum + n * n, 0) / Math.max(1, rest.length - 1);
    return Array.from({ length: this.#size }, (_, k) => {
      let [product, square] = [0, 0];
      this.#rows.forEach(({ by }, n) => {
        product += by[k]! * rest[n]!;
        square += by[k]! ** 2;
      });
      return { slope: square === 0 ? 0 : product / square, doubt: Math.sqrt(variance / Math.max(1, square)) };
    });
  }
}
