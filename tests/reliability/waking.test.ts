import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGame } from '$lib/store/games';
import { Keeper } from '$lib/store/keeper';
import { Device, later, until } from '../store/device';
import { Disk } from '../store/disk';
import { newGame, playInto, playThrough } from '../store/games';
import { soundGame } from './checks';

const played = playThrough(1, 2);

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

/** A game whose disk failed, with a next attempt that is far away. */
async function unsaved() {
  const device = new Device();
  const disk = new Disk();
  const tab = device.tab({}, disk);
  const record = await createGame(tab, newGame(played));
  const keeper = new Keeper(record, [], tab);
  disk.fate = () => 'UnknownError';
  await playInto(keeper, played, 0, 3);
  expect(keeper.state).toBe('unsaved');
  return { device, disk, record, keeper };
}

it.each(['focus', 'online', 'pageshow'])('the window’s %s brings saving back', async (event) => {
  const { device, disk, record, keeper } = await unsaved();
  disk.fate = () => 'pass';
  window.dispatchEvent(new Event(event));
  await until(() => keeper.state === 'saved');
  expect((await soundGame(device, record.id, played)).rows).toHaveLength(3);
});

it('looking at the page again brings saving back', async () => {
  const { device, disk, record, keeper } = await unsaved();
  disk.fate = () => 'pass';
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => keeper.state === 'saved');
  expect((await soundGame(device, record.id, played)).rows).toHaveLength(3);
});

it('once all is saved nobody listens any more', async () => {
  const { disk, keeper } = await unsaved();
  disk.fate = () => 'pass';
  await keeper.flush();
  const writes = disk.writes;
  window.dispatchEvent(new Event('focus'));
  await later(20);
  expect(disk.writes).toBe(writes);
});

it('a page that lets go of an unsaved game still owes it, and pays when it can', async () => {
  const { device, disk, record, keeper } = await unsaved();
  keeper.close();
  disk.fate = () => 'pass';
  window.dispatchEvent(new Event('online'));
  await until(() => keeper.state === 'saved');
  expect((await soundGame(device, record.id, played)).rows).toHaveLength(3);
});
