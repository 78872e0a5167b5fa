import type { Database } from './database';
import { merge, type Library } from './list';
import type { Shelf } from './shelf';

/**
 * Asks now, and again whenever the answer may have changed: on this device's disk, by this tab or another,
 * or in this tab's memory. Returns what stops it.
 */
export function observe<T>(
  shelf: Shelf,
  ask: (db: Database) => Promise<T>,
  tell: (answer: T | undefined) => void
): () => void {
  let stopped = false;
  let unsubscribe = () => {};
  const say = (answer: T | undefined) => {
    if (!stopped) tell(answer);
  };
  const askNow = () => shelf.use(ask).then(say, () => say(undefined));
  const stopTouch = shelf.ontouch(() => void askNow());
  void askNow().then(async () => {
    try {
      const db = await shelf.database();
      const { liveQuery } = await import('./database');
      if (stopped) return;
      const subscription = liveQuery(() => ask(db)).subscribe({ next: say, error: () => say(undefined) });
      unsubscribe = () => subscription.unsubscribe();
    } catch {
      // Without a database there is only this tab to follow.
    }
  });
  return () => {
    stopped = true;
    stopTouch();
    unsubscribe();
  };
}

/** The library as it is, now and after every change. */
export function observeLibrary(shelf: Shelf, tell: (library: Library) => void): () => void {
  let asked = 0;
  return observe(
    shelf,
    (db) => db.games.toArray(),
    (raws) => {
      const turn = ++asked;
      void merge(shelf, raws ?? []).then((library) => {
        // An answer that was overtaken by a newer one is not told.
        if (turn === asked) tell(library);
      });
    }
  );
}

/** Calls back with where the game stands now, and again whenever another tab (or this one) has moved it. */
export function watchGame(
  shelf: Shelf,
  id: string,
  moved: (head: { length: number; head: string }) => void
): () => void {
  let last: string | undefined;
  return observe(
    shelf,
    (db) => db.games.get(id),
    (record) => {
      if (record === undefined || record.head === last) return;
      last = record.head;
      moved({ length: record.length, head: record.head });
    }
  );
}
