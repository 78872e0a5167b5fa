import type { Database } from './database';
import { merge, type Library } from './list';
import type { GameStorage } from './storage';

/**
 * Asks now, and again whenever the answer may have changed: on this device's disk, by this tab or another,
 * or in this tab's memory. Returns what stops it.
 */
export function observe<T>(
  storage: GameStorage,
  ask: (db: Database) => Promise<T>,
  tell: (answer: T | undefined) => void
): () => void {
  let stopped = false;
  let unsubscribe = () => {};
  const say = (answer: T | undefined) => {
    if (!stopped) tell(answer);
  };
  let following = false;
  const follow = async () => {
    if (following) return;
    following = true;
    try {
      const db = await storage.database();
      const { liveQuery } = await import('./database');
      if (stopped) return;
      const lost = () => (following = false);
      const subscription = liveQuery(() => ask(db)).subscribe({ next: say, error: lost });
      unsubscribe = () => subscription.unsubscribe();
    } catch {
      // Without a database there is only this tab's memory to observe; the next touch tries again.
      following = false;
    }
  };
  const askNow = () =>
    storage
      .use(ask)
      .then(say, () => say(undefined))
      .then(follow);
  const stopTouch = storage.ontouch(() => void askNow());
  void askNow();
  return () => {
    stopped = true;
    stopTouch();
    unsubscribe();
  };
}

/** The library as it is, now and after every change. */
export function observeLibrary(storage: GameStorage, tell: (library: Library) => void): () => void {
  let asked = 0;
  return observe(
    storage,
    (db) => db.games.toArray(),
    (raws) => {
      const turn = ++asked;
      void merge(storage, raws ?? []).then((library) => {
        // An answer that is older than one already given is dropped.
        if (turn === asked) tell(library);
      });
    }
  );
}

/** Calls back with the game's head on disk, now and whenever this tab or another has changed it. */
export function watchGame(
  storage: GameStorage,
  id: string,
  moved: (head: { length: number; head: string }) => void
): () => void {
  let last: string | undefined;
  return observe(
    storage,
    (db) => db.games.get(id),
    (record) => {
      if (record === undefined || record.head === last) return;
      last = record.head;
      moved({ length: record.length, head: record.head });
    }
  );
}
