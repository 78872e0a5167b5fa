import { describe, expect, it } from 'vitest';
import { createGame } from '$lib/store/games';
import { GameWriter } from '$lib/store/writer';
import type { GameState } from '$lib/store/types';
import { Device } from '../store/device';
import { Disk } from '../store/disk';
import { newGame, playInto, playThrough, summaryAt } from '../store/games';
import { soundGame } from './checks';

const played = playThrough(1, 2);
const total = played.rows.length;

/** A tab that takes the game up from disk, on a disk of its own to break. */
function sitDown(
  device: Device,
  { record, rows }: Pick<GameState, 'record' | 'rows'>
): { disk: Disk; writer: GameWriter } {
  const disk = new Disk();
  const writer = GameWriter.open(device.tab({}, disk), record, rows);
  return { disk, writer };
}

/** Nothing holds the process back from ending: what it would still have tried does not count. */
const end = (writer: GameWriter, disk: Disk) => {
  disk.die();
  writer.close();
};

describe('the process ends', () => {
  it('before any write of any move: every move that was acknowledged is there, and nothing is torn', async () => {
    const device = new Device();
    const record = await createGame(device.tab(), newGame(played));
    let state: Pick<GameState, 'record' | 'rows'> = { record, rows: [] };
    let crashes = 0;
    for (let n = 0; n < total; n++) {
      for (let k = 1; ; k++) {
        const { disk, writer } = sitDown(device, state);
        disk.fate = (write) => (write === k ? 'crash' : 'pass');
        await playInto(writer, played, n, n + 1);
        const acknowledged = writer.state === 'saved';
        end(writer, disk);
        state = await soundGame(device, record.id, played);
        expect(state.rows).toHaveLength(acknowledged ? n + 1 : n);
        if (acknowledged) break;
        crashes++;
      }
    }
    // Each move is two writes at least, the row and the head.
    expect(crashes).toBeGreaterThanOrEqual(2 * total);
    expect(state.record.over).toBe(true);
  });

  it('after any write: a move whose answer was lost is there or not, and is never there twice', async () => {
    const device = new Device();
    const record = await createGame(device.tab(), newGame(played));
    let state: Pick<GameState, 'record' | 'rows'> = { record, rows: [] };
    for (let n = 0; n < total; n++) {
      const { disk, writer } = sitDown(device, state);
      disk.losesAnswers = true;
      const writing = playInto(writer, played, n, n + 1);
      disk.fate = (write) => {
        if (write > 1) queueMicrotask(() => disk.die());
        return 'pass';
      };
      await writing;
      end(writer, disk);
      const after = await soundGame(device, record.id, played);
      expect([n, n + 1]).toContain(after.rows.length);
      const again = GameWriter.open(device.tab(), after.record, after.rows);
      await playInto(again, played, after.rows.length, n + 1);
      state = await soundGame(device, record.id, played);
      expect(state.rows).toHaveLength(n + 1);
    }
    expect(state.record.over).toBe(true);
  });

  it('before any write of an undo: the game is as before or as after', async () => {
    const device = new Device();
    const record = await createGame(device.tab(), newGame(played));
    await playInto(GameWriter.open(device.tab(), record, []), played, 0, 30);
    let state: GameState = await soundGame(device, record.id, played);
    let crashes = 0;
    for (const to of [28, 24, 10, 0]) {
      const from = state.rows.length;
      for (let k = 1; ; k++) {
        const { disk, writer } = sitDown(device, state);
        disk.fate = (write) => (write === k ? 'crash' : 'pass');
        await writer.truncate(to, summaryAt(played, to));
        const acknowledged = writer.state === 'saved';
        end(writer, disk);
        state = await soundGame(device, record.id, played);
        expect(state.rows).toHaveLength(acknowledged ? to : from);
        if (acknowledged) break;
        crashes++;
      }
    }
    expect(crashes).toBeGreaterThanOrEqual(8);
  });

  it('before any write of a new game: it is there as a whole or not at all', async () => {
    const device = new Device();
    const rows = played.rows.slice(0, 26);
    for (let k = 1; ; k++) {
      const disk = new Disk();
      disk.fate = (write) => (write === k ? 'crash' : 'pass');
      const tab = device.tab({}, disk);
      const record = await createGame(tab, { ...newGame(played), rows, summary: summaryAt(played, 26) });
      const saved = tab.live.get(record.id) === undefined;
      disk.die();
      const games = await device.tab().use((db) => db.games.count());
      const moves = await device.tab().use((db) => db.moves.count());
      expect([games, moves]).toEqual(saved ? [1, 26] : [0, 0]);
      if (saved) return;
      expect(k).toBeLessThan(10);
    }
  });
});
