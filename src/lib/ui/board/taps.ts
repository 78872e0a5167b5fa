/** The second tap of two, close together in time and on the same spot. */
const SOON = 320;
const NEAR = 28;

export class Taps {
  #last: { time: number; x: number; y: number; place: string | null } | null = null;

  /**
   * Whether this tap is the second of two; the third begins anew. Two cells may lie very close together:
   * a quick tap on each is no double tap.
   */
  isDouble({ timeStamp: time, clientX: x, clientY: y, detail }: MouseEvent, place: string | null = null): boolean {
    // A keyboard or a screen reader clicks as often as it likes.
    if (detail === 0) return false;
    const last = this.#last;
    const near = last !== null && last.place === place && Math.hypot(x - last.x, y - last.y) < NEAR;
    const double = near && time - last!.time < SOON;
    this.#last = double ? null : { time, x, y, place };
    return double;
  }
}
