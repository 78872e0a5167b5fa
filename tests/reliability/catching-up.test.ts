import { describe, expect, it } from 'vitest';
import { dice } from '$lib/kernel';
import { createGame } from '$lib/store/games';
import { GameWriter } from '$lib/store/writer';
import { Device, PATIENT, until } from '../store/device';
import { Disk, type Fate } from '../store/disk';
import { newGame, playInto, playThrough, summaryAt } from '../store/games';
import { soundGame } from './checks';

const played = playThrough(1, 2);
const total = played.rows.length;

async function begin(patience = PATIENT) {
  const device = new Device();
  const disk = new Disk();
  const tab = device.tab({ patience }, disk);
  const record = await createGame(tab, newGame(played));
  return { device, disk, id: record.id, writer: GameWriter.open(tab, record, []) };
}

describe('a disk that comes back', () => {
  it('gets all that it has missed in a few transactions, and the count says how much is there', async () => {
    const { device, disk, id, writer } = await begin();
    await playInto(writer, played, 0, 3);
    disk.fate = () => 'UnknownError';
    await playInto(writer, played, 3, total);
    expect(writer.saved).toBe(3);
    disk.fate = () => 'pass';
    const before = disk.transactions;
    expect(await writer.flush()).toBe(true);
    // The move that was tried in vain, and all the others.
    expect(disk.transactions - before).toBeLessThanOrEqual(2);
    expect(writer.saved).toBe(total);
    expect((await soundGame(device, id, played)).rows).toHaveLength(total);
  });

  it('is told of moves and undos that were made meanwhile, in any order and with any answer lost', async () => {
    const fates: readonly Fate[] = ['pass', 'pass', 'UnknownError', 'abort', 'QuotaExceededError'];
    for (let seed = 1; seed <= 25; seed++) {
      const chance = dice(seed);
      const { device, disk, id, writer } = await begin();
      let fate: Fate = 'pass';
      disk.fate = () => fate;
      let n = 0;
      for (let turn = 0; turn < 40; turn++) {
        fate = chance.pick(fates);
        disk.losesAnswers = chance.pick([true, false, false]);
        if (n > 0 && chance.pick([true, false, false])) {
          n = chance.pick([...Array(n).keys()]);
          await writer.truncate(n, summaryAt(played, n));
        } else if (n < total) {
          await playInto(writer, played, n, n + 1);
          n++;
        }
        expect(writer.saved).toBeLessThanOrEqual(n);
        if (chance.pick([true, false])) await writer.flush();
      }
      fate = 'pass';
      disk.losesAnswers = false;
      expect(await writer.flush()).toBe(true);
      expect(writer.saved).toBe(n);
      expect((await soundGame(device, id, played)).rows).toHaveLength(n);
    }
  });
});

describe('a disk that does not answer', () => {
  it('is not waited for in silence: play goes on, it is said, and the moves are written when it answers', async () => {
    const { device, disk, id, writer } = await begin({ ...PATIENT, silence: 30 });
    await playInto(writer, played, 0, 2);
    // A busy machine may have kept silent for longer than that already.
    await until(() => writer.state === 'saved');
    const answer = disk.hang();
    await playInto(writer, played, 2, 5);
    expect([writer.state, writer.reason, writer.saved]).toEqual(['unsaved', 'closed', 2]);
    answer();
    await until(() => writer.state === 'saved');
    expect((await soundGame(device, id, played)).rows).toHaveLength(5);
  });
});

describe('a disk that is emptied', () => {
  it('gets the game again without waiting for a move', async () => {
    const { device, id, writer } = await begin();
    await playInto(writer, played, 0, 7);
    await writer.ensure();
    await device.onlooker.use((db) => Promise.all([db.games.clear(), db.moves.clear(), db.snapshots.clear()]));
    await writer.ensure();
    expect(writer.state).toBe('saved');
    expect((await soundGame(device, id, played)).rows).toHaveLength(7);
  });

  it('gets the game again when it was emptied right behind a move that was being written', async () => {
    const { device, disk, id, writer } = await begin();
    await device.onlooker.use((db) => db.games.count());
    let emptied: Promise<unknown> | undefined;
    let meanwhile: string | undefined;
    disk.fate = () => {
      meanwhile ??= writer.state;
      // Comes after the move on the disk, and before anybody has heard that the move is there.
      emptied ??= device.onlooker.use((db) =>
        db.transaction('rw', db.games, db.moves, () => Promise.all([db.games.clear(), db.moves.clear()]))
      );
      return 'pass';
    };
    const written = playInto(writer, played, 0, 1);
    await until(() => emptied !== undefined);
    expect(meanwhile).toBe('saving');
    await Promise.all([written, emptied, writer.ensure()]);
    expect(writer.state).toBe('saved');
    expect((await soundGame(device, id, played)).rows).toHaveLength(1);
  });

  it('tells whoever wants to know', async () => {
    const device = new Device();
    const tab = device.tab();
    await createGame(tab, newGame(played));
    let lost = 0;
    tab.onlost(() => lost++);
    await new Promise((done) => {
      device.indexedDB.deleteDatabase('plateau').onsuccess = done;
    });
    await until(() => lost > 0);
  });
});
