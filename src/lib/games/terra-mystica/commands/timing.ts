import { readLedger } from '../ledger/file';
import { importLedger } from '../ledger/import/run';
import { game } from '../index';

/** A ledger by name, as its file has it. */
interface LedgerText {
  readonly id: string;
  readonly text: string;
}

/** So many replays have gone through the process before anything is measured. */
const WARM_UP = 200;

/** One whole replay, from the text to the last comparison, in milliseconds. */
export function timed({ id, text }: LedgerText): number {
  const begun = performance.now();
  importLedger(game, readLedger(text, id));
  return performance.now() - begun;
}

/**
 * A process that has just started still interprets its code, and is ten times as slow as one that has run
 * for a while. So a short list is gone through again and again.
 */
export function warmUp(ledgers: readonly LedgerText[]): void {
  for (let n = ledgers.length; ledgers.length > 0 && n < WARM_UP; n++) timed(ledgers[n % ledgers.length]!);
}

export interface Times {
  readonly fastest: number;
  readonly median: number;
}

/** The fastest of several replays is what the engine takes; the others wait for whatever else the machine does. */
export function measure(ledger: LedgerText, repeats: number): Times {
  const times = Array.from({ length: repeats }, () => timed(ledger)).sort((a, b) => a - b);
  return { fastest: rounded(times[0]!), median: rounded(times[Math.floor(times.length / 2)]!) };
}

export const rounded = (ms: number): number => Math.round(ms * 100) / 100;
