import type { GameStorage } from './storage';

/** The key of the games that were only in memory when the page was left. */
const HANDOVER = 'plateau.unsaved';

/** The session storage of the tab; null where the browser has none for us. */
function tabSession(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * Moves that are only in memory survive a reload: the page hands them over to the next one through the session
 * storage. A page that the browser freezes leaves no transaction open, and goes on when it is shown again.
 */
export function followPage(storage: GameStorage, page: EventTarget = window, session = tabSession()): void {
  const found = session?.getItem(HANDOVER) ?? null;
  let written = found !== null;
  let taken = found === null;
  if (found !== null) {
    storage.ready = import('./handover').then(({ takeOver }) => takeOver(storage, found)).finally(() => (taken = true));
  }

  const handOver = () => {
    const unsaved = [...storage.live.values()].filter(({ state }) => state !== 'saved');
    if (!taken || (unsaved.length === 0 && !written)) return;
    try {
      if (unsaved.length > 0) session?.setItem(HANDOVER, JSON.stringify(unsaved.map(({ handover }) => handover)));
      else session?.removeItem(HANDOVER);
      written = unsaved.length > 0;
    } catch {
      // The session storage is full. The player was asked before leaving.
    }
  };
  page.addEventListener('visibilitychange', handOver);
  page.addEventListener('pagehide', (event) => {
    handOver();
    if ((event as PageTransitionEvent).persisted) storage.sleep();
  });
  page.addEventListener('pageshow', () => storage.wake());
  storage.ontouch(() => {
    if (written && storage.unsaved.length === 0) handOver();
  });
}
