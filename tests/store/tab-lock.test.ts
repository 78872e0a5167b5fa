import { describe, expect, it } from 'vitest';
import { requestTabLock } from '$lib/store/tab-lock';
import { until } from './device';

/** Locks as the browser has them, for tabs that are all in this process. */
class Locks {
  #queues = new Map<string, { run(): void; end(): void; held: boolean }[]>();

  request(name: string, options: LockOptions, hold: (lock: Lock | null) => unknown): Promise<unknown> {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    if (options.ifAvailable && queue.length > 0) return Promise.resolve(hold(null));
    return new Promise((resolve, reject) => {
      const leave = () => {
        const at = queue.indexOf(place);
        if (at >= 0) queue.splice(at, 1);
        queue[0]?.run();
      };
      const place = {
        held: false,
        run() {
          if (place.held) return;
          place.held = true;
          void Promise.resolve(hold({ name, mode: 'exclusive' }))
            .then(resolve, reject)
            .finally(leave);
        },
        end() {
          leave();
          reject(new DOMException('', 'AbortError'));
        }
      };
      options.signal?.addEventListener('abort', () => !place.held && place.end());
      if (options.steal) {
        const holder = queue.shift();
        queue.unshift(place);
        holder?.end();
      } else queue.push(place);
      queue[0]!.run();
    });
  }
}

const sit = (locks: Locks | undefined, id = 'game') => requestTabLock(id, locks as unknown as LockManager);

describe('tabs at one game', () => {
  it('one plays and the others follow; when it leaves, the next in line plays', async () => {
    const locks = new Locks();
    const one = await sit(locks);
    const two = await sit(locks);
    const three = await sit(locks);
    const elsewhere = await sit(locks, 'other');
    expect([one, two, three, elsewhere].map(({ role }) => role)).toEqual(['player', 'follower', 'follower', 'player']);
    const heard: string[] = [];
    two.onchange((role) => heard.push(role));
    one.release();
    await until(() => two.role === 'player');
    expect(heard).toEqual(['player']);
    expect(three.role).toBe('follower');
  });

  it('one that leaves the line is not waited for', async () => {
    const locks = new Locks();
    const [one, two, three] = [await sit(locks), await sit(locks), await sit(locks)];
    two.release();
    one.release();
    await until(() => three.role === 'player');
    expect(two.role).toBe('follower');
  });

  it('one can take the game over; whoever played follows and is promoted again', async () => {
    const locks = new Locks();
    const [one, two] = [await sit(locks), await sit(locks)];
    const heard: string[] = [];
    one.onchange((role) => heard.push(role));
    await two.take();
    await until(() => one.role === 'follower');
    expect(two.role).toBe('player');
    two.release();
    await until(() => one.role === 'player');
    expect(heard).toEqual(['follower', 'player']);
  });

  it('without locks every tab plays, and the log itself keeps from forking', async () => {
    expect((await sit(undefined)).role).toBe('player');
  });
});
