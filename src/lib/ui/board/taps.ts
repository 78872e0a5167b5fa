/** The second tap of two, close together in time and place. */
const SOON = 320;
const NEAR = 28;

export class Taps {
  #last: { time: number; x: number; y: number } | null = null;

  /** Whether this tap is the second of two; the third begins anew. */
  isDouble({ timeStamp: time, clientX: x, clientY: y, detail }: MouseEvent): boolean {
    // A keyboard or a screen reader clicks as often as it likes.
    if (detail === 0) return false;
    const last = this.#last;
    const double = last !== null && time - last.time < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
    this.#last = double ? null : { time, x, y };
    return double;
  }
}
