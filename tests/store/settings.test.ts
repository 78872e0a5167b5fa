import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSettings, saveSettings } from '$lib/store/settings';
import { DEFAULT_SETTINGS } from '$lib/store/shapes';
import { requestPersistence, storageStatus } from '$lib/store/status';
import { Device } from './device';
import { Disk } from './disk';
import { seatsFor } from './games';

let device: Device;
beforeEach(() => (device = new Device()));
afterEach(() => vi.unstubAllGlobals());

const setup = { players: 2, seats: seatsFor(2), options: { rounds: 3 }, layout: 'pass' as const };

describe('settings', () => {
  it('have defaults', async () => {
    expect(await loadSettings(device.tab())).toEqual(DEFAULT_SETTINGS);
  });

  it('are kept one by one', async () => {
    await Promise.all([
      saveSettings(device.tab(), { theme: 'dark' }),
      saveSettings(device.tab(), { language: 'fr', lastSetup: { clearings: setup } })
    ]);
    await saveSettings(device.tab(), { motion: 'reduced' });
    expect(await loadSettings(device.tab())).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      motion: 'reduced',
      language: 'fr',
      lastSetup: { clearings: setup }
    });
  });

  it('that were damaged are at their default, the others as they were', async () => {
    const tab = device.tab();
    await saveSettings(tab, { theme: 'dark', language: 'fr' });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('language', 'motion', 'layout', 'lastSetup', 'seen'),
        fc.anything({ withNullPrototype: true }),
        async (key, value) => {
          try {
            await tab.use((db) => db.settings.put({ key, value: structuredClone(value) }));
          } catch {
            return;
          }
          const settings = await loadSettings(tab);
          expect(settings.theme).toBe('dark');
          expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
        }
      ),
      { numRuns: 60 }
    );
  });

  it('last in a mirror when the storage does not take them', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value)
    });
    const nowhere = device.tab({ indexedDB: null });
    expect(await saveSettings(nowhere, { theme: 'light' })).toMatchObject({ theme: 'light' });
    expect(await loadSettings(device.tab({ indexedDB: null }))).toMatchObject({ theme: 'light' });
    kept.set('plateau.settings', '{"theme":');
    expect(await loadSettings(nowhere)).toEqual(DEFAULT_SETTINGS);
  });
});

describe('the state of the storage', () => {
  it('is told with the room that is left and what the browser promised', async () => {
    vi.stubGlobal('navigator', {
      storage: {
        persisted: () => Promise.resolve(true),
        estimate: () => Promise.resolve({ usage: 5, quota: 50 })
      }
    });
    expect(await storageStatus(device.tab())).toEqual({ available: true, persisted: true, usage: 5, quota: 50 });
    expect(await requestPersistence()).toBe(true);
  });

  it('is told where the browser says nothing, or refuses to say', async () => {
    vi.stubGlobal('navigator', {});
    const unknown = { persisted: null, usage: null, quota: null };
    expect(await storageStatus(device.tab())).toEqual({ available: true, ...unknown });
    expect(await requestPersistence()).toBe(false);
    const refuse = () => Promise.reject(new Error('no'));
    vi.stubGlobal('navigator', { storage: { persisted: refuse, estimate: refuse, persist: refuse } });
    expect(await storageStatus(device.tab())).toEqual({ available: true, ...unknown });
    expect(await requestPersistence()).toBe(false);
  });

  it('is told when there is none', async () => {
    expect(await storageStatus(device.tab({ indexedDB: null }))).toMatchObject({ available: false, reason: 'private' });
    const disk = new Disk();
    disk.die();
    expect(await storageStatus(device.tab({}, disk))).toMatchObject({ available: false, reason: 'closed' });
  });

  it('asks for persistence only when it is not granted yet', async () => {
    const persist = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(false), persist } });
    expect(await requestPersistence()).toBe(true);
    expect(persist).toHaveBeenCalledOnce();
  });
});
