import { TableLock } from './table-lock';

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
  #lock = new TableLock();
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

  /** Held while a game is open, so that no other window swaps the version under it. */
  hold(): () => void {
    return this.#lock.hold();
  }

  async start(address = '/sw.js'): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    // The first worker ever takes nothing over from nobody: only a change of worker is an update.
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (controlled) this.#reloadOnce();
      controlled = true;
    });
    const registration = await navigator.serviceWorker.register(address, { scope: '/' }).catch(() => undefined);
    if (registration === undefined) return;
    this.#watch(registration);
    registration.addEventListener('updatefound', () => this.#watch(registration));
    const look = () => void registration.update().catch(() => undefined);
    setInterval(look, HOUR);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const settle = () => {
      // Without an active one the new worker is the first: there is nothing to swap.
      this.#waiting = registration.active === null ? null : registration.waiting;
    };
    registration.installing?.addEventListener('statechange', settle);
    settle();
  }

  /** Uses the new version. False when a game in another window stands in the way. */
  async accept(): Promise<boolean> {
    const worker = this.#waiting;
    if (worker === null) return false;
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
    this.#reload();
    this.#reload = () => undefined;
  }
}

export const update = new Update();
