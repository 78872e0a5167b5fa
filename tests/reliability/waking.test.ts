import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGame } from '$lib/store/games';
import { GameWriter } from '$lib/store/writer';
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
  const writer = GameWriter.open(tab, record, []);
  disk.fate = () => 'UnknownError';
  await playInto(writer, played, 0, 3);
  expect(writer.state).toBe('unsaved');
  return { device, disk, record, writer };
}

it.each(['focus', 'online', 'pageshow'])('the window’s %s brings saving back', async (event) => {
  const { device, disk, record, writer } = await unsaved();
  disk.fate = () => 'pass';
  window.dispatchEvent(new Event(event));
  await until(() => writer.state === 'saved');
  expect((await soundGame(device, record.id, played)).rows).toHaveLength(3);
});

it('looking at the page again brings saving back', async () => {
  const { device, disk, record, writer } = await unsaved();
  disk.fate = () => 'pass';
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => writer.state === 'saved');
  expect((await soundGame(device, record.id, played)).rows).toHaveLength(3);
});

it('once all is saved nobody listens any more', async () => {
  const { disk, writer } = await unsaved();
  disk.fate = () => 'pass';
  await writer.flush();
  const writes = disk.writes;
  window.dispatchEvent(new Event('focus'));
  await later(20);
  expect(disk.writes).toBe(writes);
});

it('a page that lets go of an unsaved game still owes it, and pays when it can', async () => {
  const { device, disk, record, writer } = await unsaved();
  writer.close();
  disk.fate = () => 'pass';
  window.dispatchEvent(new Event('online'));
  await until(() => writer.state === 'saved');
  expect((await soundGame(device, record.id, played)).rows).toHaveLength(3);
});
