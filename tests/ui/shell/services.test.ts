import { describe, expect, it, vi } from 'vitest';
import { anythingKept } from '$lib/shell/first-visit';
import { inPeace, isIos } from '$lib/shell/install.svelte';
import { PlayLock } from '$lib/shell/play-lock';
import { fileName } from '$lib/shell/save-file';

/** Locks as a browser gives them, shared by the windows of one test. */
function locks(): LockManager {
  const held: { mode: LockMode }[] = [];
  const request = async (
    _name: string,
    { mode = 'exclusive', ifAvailable = false }: LockOptions,
    sequence: (lock: Lock | null) => Promise<unknown>
  ): Promise<unknown> => {
    const free = held.every((other) => mode === 'shared' && other.mode === 'shared');
    if (!free && ifAvailable) return sequence(null);
    const lock = { mode };
    held.push(lock);
    try {
      return await sequence(lock as Lock);
    } finally {
      held.splice(held.indexOf(lock), 1);
    }
  };
  return { request } as unknown as LockManager;
}
const settled = () => new Promise((done) => setTimeout(done, 0));

describe('a new version', () => {
  it('is not taken while another window plays', async () => {
    const house = locks();
    const [mine, other] = [new PlayLock(house), new PlayLock(house)];
    const release = other.hold();
    const sequence = vi.fn(async () => undefined);
    expect(await mine.whenNobodyPlays(sequence)).toBe(false);
    expect(sequence).not.toHaveBeenCalled();
    release();
    await settled();
    expect(await mine.whenNobodyPlays(sequence)).toBe(true);
    expect(sequence).toHaveBeenCalledOnce();
  });

  it('is taken by the window that plays itself, between two turns', async () => {
    const house = locks();
    const [mine, other] = [new PlayLock(house), new PlayLock(house)];
    mine.hold();
    const sequence = vi.fn(async () => undefined);
    await settled();
    expect(await mine.whenNobodyPlays(sequence)).toBe(true);
    expect(await other.whenNobodyPlays(sequence)).toBe(true);
  });

  it('leaves the window at its table when it was refused', async () => {
    const house = locks();
    const [mine, other, third] = [new PlayLock(house), new PlayLock(house), new PlayLock(house)];
    mine.hold();
    const release = other.hold();
    expect(await mine.whenNobodyPlays(async () => undefined)).toBe(false);
    release();
    await settled();
    expect(await third.whenNobodyPlays(async () => undefined)).toBe(false);
  });

  it('is taken where the browser has no locks', async () => {
    const sequence = vi.fn(async () => undefined);
    const alone = new PlayLock(undefined);
    alone.hold()();
    expect(await alone.whenNobodyPlays(sequence)).toBe(true);
    expect(sequence).toHaveBeenCalledOnce();
  });
});

describe('the offer to install', () => {
  it('knows an iPad that calls itself a Mac', () => {
    expect(isIos('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5)).toBe(true);
    expect(isIos('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toBe(true);
    expect(isIos('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)).toBe(false);
    expect(isIos('Mozilla/5.0 (Linux; Android 15)', 5)).toBe(false);
  });

  it('leaves those who declined in peace for a month', () => {
    const now = Date.UTC(2026, 10, 16);
    const days = (n: number) => String(now - n * 24 * 3600 * 1000);
    expect(inPeace(null, now)).toBe(false);
    expect(inPeace(days(1), now)).toBe(true);
    expect(inPeace(days(31), now)).toBe(false);
    expect(inPeace(days(-3), now)).toBe(false);
    expect(inPeace('nonsense', now)).toBe(false);
  });
});

describe('a first visit', () => {
  const factory = (names: string[] | Error) =>
    ({
      databases: async () => {
        if (names instanceof Error) throw names;
        return names.map((name) => ({ name, version: 1 }));
      }
    }) as unknown as IDBFactory;

  it('is known by the database that is not there', async () => {
    expect(await anythingKept(factory([]))).toBe(false);
    expect(await anythingKept(factory(['other']))).toBe(false);
    expect(await anythingKept(factory(['other', 'plateau']))).toBe(true);
  });

  it('is not assumed where the browser cannot say', async () => {
    expect(await anythingKept(factory(new Error('no')))).toBe(true);
    expect(await anythingKept({} as IDBFactory)).toBe(true);
    expect(await anythingKept(undefined)).toBe(true);
  });
});

describe('a saved file', () => {
  it('is called by its game and its day', () => {
    expect(fileName('clearings', new Date(2026, 0, 5, 23, 59).getTime())).toBe(
      'plateau-clearings-2026-01-05.plateau.json'
    );
    expect(fileName('terra-mystica', new Date(2026, 0, 5).getTime(), 'txt')).toBe(
      'plateau-terra-mystica-2026-01-05.txt'
    );
  });
});
