import { beforeEach, describe, expect, it } from 'vitest';
import { headHash, Session } from '$lib/kernel';
import { continueSound, createGame } from '$lib/store/games';
import { GameWriter } from '$lib/store/writer';
import { openGame } from '$lib/store/read';
import type { GameStorage } from '$lib/store/storage';
import { Device } from './device';
import { Disk } from './disk';
import { game, newGame, playInto, playThrough, stored, summaryAt } from './games';

const played = playThrough(11);
let device: Device;
let storage: GameStorage;
beforeEach(() => {
  device = new Device();
  storage = device.tab();
});

async function whole(id: string, on = device.tab()) {
  const opened = await openGame(on, id);
  if (!opened.ok) throw new Error(opened.why);
  return opened.state;
}

describe('a game on disk', () => {
  it('is there after each move, in another tab', async () => {
    const { record, writer } = await stored(storage, played, 0);
    for (let n = 0; n < 12; n++) {
      await playInto(writer, played, n, n + 1);
      expect(writer.state).toBe('saved');
      const { rows, record: there } = await whole(record.id);
      expect(rows).toEqual(played.rows.slice(0, n + 1));
      expect(there).toEqual(writer.record);
    }
  });

  it('is the whole game at the end, with a snapshot to start from', async () => {
    const { record } = await stored(storage, played, played.rows.length);
    const state = await whole(record.id);
    expect(state.record).toMatchObject({ over: true, length: played.rows.length, head: played.rows.at(-1)!.hash });
    expect(state.snapshot!.n).toBe(Math.floor(played.rows.length / 25) * 25);
    const session = Session.resume(game, { header: state.record.header, rows: state.rows }, state.snapshot);
    expect(session.position).toEqual(played.positions.at(-1));
  });

  it('is written with the durability that outlives a power cut, in one transaction for each move', async () => {
    const disk = new Disk();
    const { writer } = await stored(device.tab({}, disk), played, 24);
    expect([...disk.durability]).toEqual(['strict']);
    const { transactions } = disk;
    await playInto(writer, played, 24, 25);
    expect(disk.transactions - transactions).toBe(1);
  });

  it('goes back with an undo and on from there', async () => {
    const { record, writer } = await stored(storage, played, 30);
    await writer.truncate(24, summaryAt(played, 24));
    const back = await whole(record.id);
    expect(back.rows).toEqual(played.rows.slice(0, 24));
    expect(back.snapshot).toBeUndefined();
    expect(back.record.head).toBe(played.rows[23]!.hash);
    await playInto(writer, played, 24, 26);
    expect((await whole(record.id)).rows).toEqual(played.rows.slice(0, 26));
  });

  it('goes back to the very beginning', async () => {
    const { record, writer } = await stored(storage, played, 3);
    await writer.truncate(0, summaryAt(played, 0));
    const { rows, record: there } = await whole(record.id);
    expect(rows).toEqual([]);
    expect(there).toMatchObject({ length: 0, head: headHash(record.header) });
    await playInto(writer, played, 0, 1);
    expect((await whole(record.id)).rows).toHaveLength(1);
  });

  it('remembers who sits where', async () => {
    const { record, writer } = await stored(storage, played, 2);
    const seats = record.seats.map((seat, n) =>
      n === 1 ? { ...seat, name: 'Zoë', order: 2, edge: 'north' as const } : seat
    );
    await writer.updateSeats(seats, 'pass');
    await playInto(writer, played, 2, 3);
    expect((await whole(record.id)).record).toMatchObject({ seats, layout: 'pass', length: 3 });
  });

  it('takes rows in order only', async () => {
    const { writer } = await stored(storage, played, 2);
    await expect(writer.append(played.rows[5]!, 5, summaryAt(played, 6))).rejects.toThrow(RangeError);
    expect(writer.record.length).toBe(2);
  });

  it('takes several rows at once without waiting', async () => {
    const { record, writer } = await stored(storage, played, 0);
    await Promise.all([playInto(writer, played, 0, 1), playInto(writer, played, 1, 2), playInto(writer, played, 2, 3)]);
    expect(writer.state).toBe('saved');
    expect((await whole(record.id)).rows).toEqual(played.rows.slice(0, 3));
  });

  it('says when it is being saved and when it is', async () => {
    const { writer } = await stored(storage, played, 0);
    const states: string[] = [];
    const stop = writer.onchange(() => states.push(writer.state));
    await playInto(writer, played, 0, 1);
    stop();
    await playInto(writer, played, 1, 2);
    expect(states).toEqual(['saving', 'saved']);
  });

  it('can be the continuation of another one', async () => {
    const rows = played.rows.slice(0, 9);
    const branchOf = { id: 'abcdef', n: 9 };
    const record = await createGame(storage, { ...newGame(played), rows, branchOf, summary: summaryAt(played, 9) });
    const state = await whole(record.id);
    expect(state.rows).toEqual(rows);
    expect(state.record).toEqual(record);
    await playInto(GameWriter.open(storage, state.record, state.rows), played, 9, 11);
    expect((await whole(record.id)).rows).toEqual(played.rows.slice(0, 11));
  });

  it('continues another one from its snapshot', async () => {
    const { writer } = await stored(storage, played, 30);
    const record = await continueSound(storage, await whole(writer.record.id));
    expect(await storage.use((db) => db.snapshotsOf(record.id).toArray())).toMatchObject([
      { n: 25, head: played.rows[24]!.hash }
    ]);
    expect((await whole(record.id)).snapshot).toEqual({ n: 25, position: played.positions[25] });
  });

  it('cleans the names of its seats', async () => {
    const seats = newGame(played).seats.map((seat, n) => ({
      ...seat,
      name: ['<b>A</b>\u0007', '  ', 'x'.repeat(99)][n]!
    }));
    const record = await createGame(storage, { ...newGame(played), seats });
    expect(record.seats.map(({ name }) => name)).toEqual(['<b>A</b>', '2', 'x'.repeat(24)]);
  });

  it('is absent when it was never there', async () => {
    expect(await openGame(storage, 'nothing')).toEqual({ ok: false, why: 'absent' });
  });
});
