import { describe, expect, it } from 'vitest';
import { awaited, options, type Move } from '$lib/kernel';
import { openGame } from '$lib/store';
import type { RunningGame } from '$lib/play/running.svelte';
import { reopened, tableAt } from './table-at';

const next = ({ game, position }: RunningGame): Move => options(game, position, awaited(position)[0]!)[0]!.move;
async function playOn(running: RunningGame, n: number): Promise<void> {
  for (let i = 0; i < n; i++) expect(await running.play(next(running))).toBeNull();
}

describe('a running game', () => {
  it('shows a move when it is on disk, and is found again as it was', async () => {
    const { running, id } = await tableAt('pp');
    await playOn(running, 2);
    expect([running.n, running.savedN, running.saving]).toEqual([2, 2, 'saved']);
    const again = await reopened(id);
    expect([again.n, again.hash]).toEqual([2, running.hash]);
    expect(again.position).toEqual(running.position);
  });

  it('changes nothing for a move that is not possible, and says why', async () => {
    const { running } = await tableAt('pp');
    const before = running.position;
    const seat = awaited(before)[0]!;
    expect(await running.play({ kind: 'end', seat })).toMatchObject({ key: 'kernel.notAsked' });
    expect(running.position).toBe(before);
    expect(running.savedN).toBe(0);
  });

  it('takes a move back on disk too, and plays it again', async () => {
    const { running, id } = await tableAt('pp');
    await playOn(running, 1);
    const { hash } = running;
    expect(await running.undo()).toBe(true);
    const cut = await openGame(id);
    expect(cut.ok && cut.state.rows.length).toBe(0);
    expect([running.n, running.canUndo, running.canRedo]).toEqual([0, false, true]);
    expect(await running.redo()).toBe(true);
    expect([running.n, running.savedN, running.hash]).toEqual([1, 1, hash]);
  });

  it('asks before it goes behind what another person decided', async () => {
    const { running } = await tableAt('pp');
    await playOn(running, 2);
    expect(await running.undo()).toBe(true);
    expect(running.undoIsFree).toBe(false);
    expect(await running.undo()).toBe(false);
    expect(await running.undo(true)).toBe(true);
    expect(running.n).toBe(0);
  });

  it('betrays no covered choice by its hash, its marks or its news', async () => {
    const shown: unknown[] = [];
    for (const task of ['forest', 'feast']) {
      const { running } = await tableAt('pp');
      await playOn(running, 2);
      const open = running.hash;
      await running.play({ kind: 'task', seat: awaited(running.position)[0]!, task });
      expect(running.n).toBe(3);
      expect(running.hash).toBe(open);
      shown.push({ last: running.last, news: running.news, hash: running.hash, past: running.pastAt(3) });
    }
    expect(shown[0]).toEqual(shown[1]);
  });

  it('follows what another tab writes, on and back', async () => {
    const { running, id } = await tableAt('pp');
    const other = await reopened(id);
    await playOn(running, 2);
    const catchUp = async () => {
      const opened = await openGame(id);
      await other.catchUp(async () => (opened.ok ? opened.state : null));
    };
    await catchUp();
    expect([other.n, other.hash]).toEqual([2, running.hash]);
    await running.undo();
    await catchUp();
    expect([other.n, other.hash]).toEqual([1, running.hash]);
  });
});
