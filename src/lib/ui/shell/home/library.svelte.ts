import { onMount } from 'svelte';
import type { DamagedGame, GameRecord } from '$lib/store/types';
import { games } from '$lib/store/live.svelte';
import { anythingKept } from '$lib/shell/first-visit';

const TOUCHES = ['pointerdown', 'keydown', 'visibilitychange'] as const;

/**
 * The games of this device, asked for after the first paint. On a first visit there is nothing to ask for:
 * the list then sleeps until somebody touches the page or comes back to it.
 */
export class LateLibrary {
  #games = games();
  #awake = $state(false);
  #empty = $state(false);

  constructor() {
    onMount(() => {
      const wake = () => (this.#awake = true);
      void anythingKept().then((kept) => (kept ? wake() : (this.#empty = true)));
      for (const touch of TOUCHES) document.addEventListener(touch, wake, { once: true });
      return () => {
        for (const touch of TOUCHES) document.removeEventListener(touch, wake);
      };
    });
  }

  /** Whether the storage has been asked. */
  get awake(): boolean {
    return this.#awake;
  }
  get ready(): boolean {
    return (this.#awake && this.#games.ready) || this.#empty;
  }
  get current(): readonly GameRecord[] {
    return this.#awake ? this.#games.current : [];
  }
  get damaged(): readonly DamagedGame[] {
    return this.#awake ? this.#games.damaged : [];
  }
}
