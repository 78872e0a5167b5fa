import { describe, expect, it } from 'vitest';
import { exportGame } from '$lib/store/export';
import { removeGame } from '$lib/store/games';
import { importGames, readImport } from '$lib/store/import';
import { GameWriter } from '$lib/store/writer';
import { openGame } from '$lib/store/read';
import { Device } from '../store/device';
import { Disk } from '../store/disk';
import { anotherRow, playInto, playThrough, stored, summaryAt } from '../store/games';
import { soundGame } from './checks';

const played = playThrough(1, 2);
const total = played.rows.length;

describe('two tabs on one game', () => {
  it('writing the same row at the same moment: one wins, the other is told, and the log never forks', async () => {
    const device = new Device();
    const { record } = await stored(device.tab(), played, 1);
    let rows = played.rows.slice(0, 1);
    let races = 0;
    for (let n = 1; n < total; n++) {
      const other = anotherRow(played, n);
      const [one, two] = [device.tab(), device.tab()];
      const current = (await soundGame(device, record.id, played)).record;
      const first = GameWriter.open(one, current, rows);
      const second = GameWriter.open(two, current, rows);
      const writes = [() => playInto(first, played, n, n + 1)];
      if (other !== null) writes.push(() => second.append(other.row, n, other.summary));
      // Who comes first changes from move to move.
      await Promise.all((n % 2 === 0 ? writes : writes.reverse()).map((write) => write()));
      if (other !== null) {
        races++;
        expect([first, second].map(({ state, reason }) => reason ?? state).sort()).toEqual(['conflict', 'saved']);
        const winner = first.state === 'saved' ? first : second;
        const there = await openGame(device.tab(), record.id);
        expect(there).toMatchObject({ ok: true, state: { record: { length: n + 1, head: winner.record.head } } });
        if (winner === second) await second.truncate(n, summaryAt(played, n));
      }
      if (first.state !== 'saved') {
        const again = await soundGame(device, record.id, played);
        await playInto(GameWriter.open(device.tab(), again.record, again.rows), played, n, n + 1);
      }
      rows = played.rows.slice(0, n + 1);
    }
    expect(races).toBeGreaterThan(total / 2);
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(total);
  });

  it('one that was left behind never overwrites, however often it tries, and can still be saved as a file', async () => {
    const device = new Device();
    const { record, writer } = await stored(device.tab(), played, 5);
    const tab = device.tab();
    const behind = GameWriter.open(tab, writer.record, played.rows.slice(0, 5));
    await playInto(writer, played, 5, 9);
    const other = anotherRow(played, 5)!;
    await behind.append(other.row, 5, other.summary);
    expect(behind).toMatchObject({ state: 'unsaved', reason: 'conflict', record: { length: 6 } });
    for (let attempt = 0; attempt < 3; attempt++) expect(await behind.flush()).toBe(false);
    // Not even when the other tab comes back to where they parted: the table has seen another game since.
    await writer.truncate(5, summaryAt(played, 5));
    expect(await behind.flush()).toBe(false);
    await playInto(writer, played, 5, 9);
    await behind.truncate(2, summaryAt(played, 2));
    await behind.updateSeats(record.seats, 'pass');
    expect(behind.reason).toBe('conflict');
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(9);
    expect(JSON.parse((await exportGame(tab, record.id))!)).toMatchObject({ moves: { length: 2 } });

    const fresh = await openGame(tab, record.id);
    if (!fresh.ok) throw new Error(fresh.why);
    const again = GameWriter.open(tab, fresh.state.record, fresh.state.rows);
    expect(again.state).toBe('saved');
    await playInto(again, played, 9, 10);
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(10);
  });

  it('an undo in one and a move in the other: whoever comes second is told', async () => {
    const device = new Device();
    const { record, writer } = await stored(device.tab(), played, 8);
    const other = GameWriter.open(device.tab(), writer.record, played.rows.slice(0, 8));
    await writer.truncate(6, summaryAt(played, 6));
    await playInto(other, played, 8, 9);
    expect(other.reason).toBe('conflict');
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(6);
  });

  it('moves that wait for a broken disk do not overwrite what another tab wrote meanwhile', async () => {
    const device = new Device();
    const disk = new Disk();
    const { record, writer } = await stored(device.tab({}, disk), played, 4);
    disk.fate = () => 'UnknownError';
    await writer.append(anotherRow(played, 4)!.row, 4, anotherRow(played, 4)!.summary);
    expect(writer.reason).toBe('closed');
    await playInto(
      GameWriter.open(device.tab(), (await soundGame(device, record.id, played)).record, played.rows.slice(0, 4)),
      played,
      4,
      7
    );
    disk.fate = () => 'pass';
    expect(await writer.flush()).toBe(false);
    expect(writer.reason).toBe('conflict');
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(7);
  });

  it('a game that one tab throws away and the other plays on is there again', async () => {
    const device = new Device();
    const { record, writer } = await stored(device.tab(), played, 4);
    expect(await removeGame(device.tab(), record.id)).toBe(true);
    await playInto(writer, played, 4, 5);
    expect((await soundGame(device, record.id, played)).record.deleted).toBeUndefined();
  });

  it('a file of moves that wait for a broken disk is opened elsewhere: what was played since is written after them', async () => {
    const device = new Device();
    const disk = new Disk();
    const tab = device.tab({}, disk);
    const { record, writer } = await stored(tab, played, 4);
    disk.fate = () => 'QuotaExceededError';
    await playInto(writer, played, 4, 9);
    const read = await readImport(device.onlooker, (await exportGame(tab, record.id))!);
    if (!read.ok) throw new Error(read.refusal.key);
    expect(await importGames(device.onlooker, read.preview)).toMatchObject({ games: [{ plan: 'newer' }] });
    await playInto(writer, played, 9, 12);
    disk.fate = () => 'pass';
    expect(await writer.flush()).toBe(true);
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(12);
  });
});
