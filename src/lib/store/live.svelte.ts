import { createSubscriber } from 'svelte/reactivity';
import { listGames, openGame } from './index';
import type { GameRecord, Opened } from './types';

export interface Live<T> {
  /** Follows the store while it is read inside a template or an effect. */
  readonly current: T;
  /** False until the first answer. */
  readonly ready: boolean;
}

function live<T>(ask: () => Promise<T>, initial: T): Live<T> {
  let value = $state.raw(initial);
  let ready = $state(false);
  const subscribe = createSubscriber(() => {
    void ask().then((answer) => ((value = answer), (ready = true)));
  });
  return {
    get current() {
      subscribe();
      return value;
    },
    get ready() {
      subscribe();
      return ready;
    }
  };
}

/** Every game on the device, newest first. */
export const games = (): Live<readonly GameRecord[]> => live<readonly GameRecord[]>(listGames, []);

/** A game as another tab plays it. */
export const game = (id: string): Live<Opened | null> => live<Opened | null>(() => openGame(id), null);
