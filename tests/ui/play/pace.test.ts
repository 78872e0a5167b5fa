import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '$lib/shell/preferences.svelte';
import { BotDriver } from '$lib/play/bot-driver.svelte';
import { tableAt } from './table-at';

beforeEach(() => vi.stubGlobal('document', { visibilityState: 'visible' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Somebody is tired of watching two bots. How long the first of them takes, in milliseconds. */
async function firstMove(saving: 'saved' | 'unsaved'): Promise<number> {
  const { running } = await tableAt('bb');
  running.saving = saving;
  const played = new Promise<void>((done) => {
    running.play = async () => {
      done();
      return null;
    };
  });
  const bots = new BotDriver(running);
  const start = performance.now();
  vi.spyOn(preferences, 'pace', 'get').mockReturnValue('skip');
  bots.wake();
  await played;
  bots.close();
  return performance.now() - start;
}

describe('bots that are hurried', () => {
  it('take their time while the disk does not take the moves, so that it can catch up', async () => {
    await firstMove('saved');
    expect(await firstMove('unsaved')).toBeGreaterThan(850);
  });

  it('do not wait when everything is saved', async () => {
    const wait = vi.spyOn(globalThis, 'setTimeout');
    await firstMove('saved');
    expect(wait.mock.calls.map(([, pause]) => pause)).not.toContain(1200);
    wait.mockRestore();
  });

  it('play nothing when another window went on with the game', async () => {
    const { running } = await tableAt('bb');
    running.trouble = 'conflict';
    const bots = new BotDriver(running);
    bots.wake();
    expect(bots.thinking).toBeNull();
  });

  it('wait for a tap where every move is asked for', async () => {
    vi.spyOn(preferences, 'pace', 'get').mockReturnValue('step');
    const { running } = await tableAt('bb');
    let played = 0;
    running.play = async () => {
      played++;
      return null;
    };
    const bots = new BotDriver(running);
    bots.wake();
    await vi.waitFor(() => expect(bots.waits).toBe(true));
    expect(played).toBe(0);
    bots.go();
    await vi.waitFor(() => expect(played).toBe(1));
    bots.close();
  });
});
