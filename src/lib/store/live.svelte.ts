import { createSubscriber } from 'svelte/reactivity';
import { storage } from './tab-storage';
import type { DamagedGame, GameRecord } from './types';

interface LiveLibrary {
  /** Newest first. Follows the store while it is read inside a template or an effect. */
  readonly current: readonly GameRecord[];
  /** Games that cannot be read at all. */
  readonly damaged: readonly DamagedGame[];
  /** False until the first answer. */
  readonly ready: boolean;
}

/** Every game on the device, as a list that follows what this tab and others do. */
export function games(): LiveLibrary {
  let current = $state.raw<readonly GameRecord[]>([]);
  let damaged = $state.raw<readonly DamagedGame[]>([]);
  let ready = $state(false);
  const subscribe = createSubscriber(() => {
    const observing = import('./observe').then(({ observeLibrary }) =>
      observeLibrary(storage, (library) => {
        current = library.games;
        damaged = library.damaged;
        ready = true;
      })
    );
    return () => void observing.then((stop) => stop());
  });
  return {
    get current() {
      subscribe();
      return current;
    },
    get damaged() {
      subscribe();
      return damaged;
    },
    get ready() {
      subscribe();
      return ready;
    }
  };
}
