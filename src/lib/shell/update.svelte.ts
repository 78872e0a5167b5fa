import { t } from '$lib/i18n';
import { onUnsaved, saveAll, unsavedGames } from '$lib/store';
import { leaving } from './leaving';
import { PlayLock } from './play-lock';

const HOUR = 60 * 60 * 1000;

/**
 * A new version: found in the background, used when the table says so. It never takes over while a game
 * is open in another window, and the page reloads once, by whoever accepted it.
 *
 * The worker is registered here and not by the plugin's helper, which reloads every open window when one
 * of them accepts, and does not reload at all when the update came during the very first visit.
 */
class Update {
  #waiting = $state.raw<ServiceWorker | null>(null);
  #busy = $state(false);
  #accepted = $state(false);
  #unsaved = $state(false);
  #lock = new PlayLock();
  #registration: ServiceWorkerRegistration | undefined;
  #stale = false;
  #reload = () => location.reload();

  /** A new version is ready and waits for `accept`. */
  get waiting(): boolean {
    return this.#waiting !== null;
  }
  /** It was accepted, but a game is open in another window. */
  get busy(): boolean {
    return this.#busy;
  }
  get accepted(): boolean {
    return this.#accepted;
  }

  /** It was asked for, but moves of this window are only in memory. */
  get unsaved(): boolean {
    return this.#unsaved;
  }
  get says(): string {
    return t(this.#unsaved ? 'update.unsaved' : this.#busy ? 'update.busy' : 'update.text');
  }

  /** Held while a game is open, so that no other window swaps the version under it. */
  hold(): () => void {
    const release = this.#lock.hold();
    return () => {
      release();
      this.#reloadIfStale();
    };
  }

  async start(address = '/sw.js'): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    this.#holdWhileUnsaved();
    // The first worker ever takes nothing over from nobody: only a change of worker is an update.
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      const before = controlled;
      controlled = navigator.serviceWorker.controller !== null;
      // The browser's data were cleared. The page has all that it needs, and gets itself a worker again.
      if (!controlled) void this.#register(address);
      else if (before) this.#replaced();
    });
    await this.#register(address);
    const look = () => void this.#registration?.update().catch(() => undefined);
    setInterval(look, HOUR);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  }

  /** A window that has moves in memory counts as one that plays. */
  #holdWhileUnsaved(): void {
    let release: (() => void) | null = null;
    onUnsaved(() => {
      const unsaved = unsavedGames().length > 0;
      this.#unsaved &&= unsaved;
      if (unsaved) release ??= this.hold();
      else if (release !== null) {
        const free = release;
        release = null;
        free();
      }
    });
  }

  /** Another worker is in charge of this page. It is not reloaded in the middle of a game. */
  #replaced(): void {
    this.#stale = true;
    this.#reloadIfStale();
  }

  #reloadIfStale(): void {
    if (this.#stale && (this.#accepted || !this.#lock.held)) this.#reloadOnce();
  }

  async #register(address: string): Promise<void> {
    const registration = await navigator.serviceWorker.register(address, { scope: '/' }).catch(() => undefined);
    this.#registration = registration;
    if (registration === undefined) return;
    const settle = () => {
      // Without an active one the new worker is the first: there is nothing to swap.
      this.#waiting = registration.active === null ? null : registration.waiting;
    };
    const follow = () => {
      registration.installing?.addEventListener('statechange', settle);
      settle();
    };
    registration.addEventListener('updatefound', follow);
    follow();
  }

  /**
   * Uses the new version. False when a game in another window stands in the way, or moves of this one that
   * are only in memory: those are for the people to decide.
   */
  async accept(anyway = false): Promise<boolean> {
    const worker = this.#waiting;
    if (worker === null) return false;
    if (!anyway && !(await saveAll())) {
      this.#unsaved = true;
      return false;
    }
    const free = await this.#lock.whenNobodyPlays(async () => {
      this.#accepted = true;
      await new Promise<void>((done) => {
        // Redundant: an even newer one came in between. The reload finds it.
        worker.addEventListener('statechange', () => {
          if (worker.state === 'activated' || worker.state === 'redundant') done();
        });
        worker.postMessage({ type: 'SKIP_WAITING' });
      });
    });
    this.#busy = !free;
    // Where this page was never controlled no change of controller comes: it reloads by itself.
    if (free) this.#reloadOnce();
    return free;
  }

  #reloadOnce(): void {
    leaving.agree();
    this.#reload();
    this.#reload = () => undefined;
  }
}

export const update = new Update();
