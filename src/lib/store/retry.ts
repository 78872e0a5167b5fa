/** What may bring a lost storage back: looking at the page again, the device waking up. */
const WAKERS = ['focus', 'online', 'pageshow', 'visibilitychange'] as const;

/** Tries again after a failure: after a pause that grows with every failure, and at once when the page wakes up. */
export class Retry {
  readonly #attempt: () => void;
  readonly #pauses: readonly number[];
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(attempt: () => void, pauses: readonly number[]) {
    this.#attempt = attempt;
    this.#pauses = pauses;
  }

  /** After a failure: tries again after a pause. */
  schedule(): void {
    this.#timer = setTimeout(this.#attempt, this.#pauses[Math.min(this.#failures++, this.#pauses.length - 1)]);
    this.listen(true);
  }

  /** An attempt begins: the one that was scheduled is no longer needed. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** After a success: the next failure is the first one again. */
  reset(): void {
    this.#failures = 0;
    this.listen(false);
  }

  /** Whether an event that may bring the storage back leads to an attempt. */
  listen(on: boolean): void {
    if (typeof window === 'undefined') return;
    for (const event of WAKERS) {
      const target = event === 'visibilitychange' ? document : window;
      if (on) target.addEventListener(event, this.#attempt);
      else target.removeEventListener(event, this.#attempt);
    }
  }
}
