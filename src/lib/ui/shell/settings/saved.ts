const NOTE = 'plateau.saved';
const MONTH = 30 * 24 * 60 * 60 * 1000;

/** When the whole library was last handed out as a file, or null. */
export function lastSaved(): number | null {
  try {
    const noted = Number(localStorage.getItem(NOTE));
    return Number.isFinite(noted) && noted > 0 ? noted : null;
  } catch {
    return null;
  }
}

export function noteSaved(now: number): void {
  try {
    localStorage.setItem(NOTE, String(now));
  } catch {
    // Then it will be said again that there is no file.
  }
}

/** A file older than a month misses a good deal. */
export const isStale = (saved: number | null, now: number): boolean => saved === null || now - saved > MONTH;
