/**
 * How much a bot may look at before it decides. Counted in positions, so that the same game leads to the same moves on
 * every device; who has no patience may add a clock.
 */
export class Budget {
  readonly nodes: number;
  #left: number;
  readonly #late: (() => boolean) | null;

  constructor(nodes: number, late: (() => boolean) | null = null) {
    this.nodes = nodes;
    this.#left = nodes;
    this.#late = late;
  }

  /** Takes as many positions as were looked at; false when there are none left. */
  spend(n = 1): boolean {
    this.#left -= n;
    return this.open;
  }

  get open(): boolean {
    return this.#left > 0 && this.#late?.() !== true;
  }
}
