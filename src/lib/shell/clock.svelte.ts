import { createSubscriber } from 'svelte/reactivity';

const MINUTE = 60_000;

/** The time of day, to the minute, for "2 minutes ago". It ticks only while a page shows it. */
class Clock {
  #listen = createSubscriber((tick) => {
    const timer = setInterval(tick, MINUTE / 2);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  });

  get now(): number {
    this.#listen();
    return Date.now();
  }
}

export const clock = new Clock();
