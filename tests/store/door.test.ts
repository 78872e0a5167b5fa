import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as store from '$lib/store';
import { FileWorker } from '$lib/workers/files';
import { newGame, playInto, playThrough } from './games';

const played = playThrough(1, 2);
const source = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../src/lib/store/${name}`, import.meta.url)), 'utf8');

describe('the door', () => {
  it('leads through the whole life of a game', async () => {
    const { id } = await store.createGame(newGame(played));
    const opened = await store.openGame(id);
    if (!opened.ok) throw new Error(opened.why);
    const writer = store.openWriter(opened.state.record, opened.state.rows);
    await playInto(writer, played, 0, played.rows.length);
    expect(writer.state).toBe('saved');
    writer.close();
    expect(await store.listGames()).toMatchObject([{ id, over: true }]);
    expect(await store.listDamaged()).toEqual([]);

    const text = (await store.exportGame(id))!;
    const files = new FileWorker();
    const progress = () => undefined;
    const seatsFor = async () => [];
    expect(await files.read(text, seatsFor, progress)).toMatchObject({
      ok: true,
      preview: { games: [{ plan: 'same' }] }
    });
    const [library] = await store.exportLibrary();
    expect(await files.read(library!, seatsFor, progress)).toMatchObject({ ok: true, preview: { kind: 'library' } });
    expect(await files.take({}, progress)).toEqual({ ok: true, games: [{ id, plan: 'same' }] });
    expect(await files.read('setup witches\nsetup nobody', seatsFor, progress)).toMatchObject({
      ok: false,
      trouble: { game: 'terra-mystica' }
    });
    expect(await store.plainGame(id)).toEqual({
      header: played.header,
      moves: played.rows.map(({ move }) => move),
      seats: opened.state.record.seats
    });

    await store.runMaintenance();
    const [backup] = await store.listBackups();
    expect(backup).toMatchObject({ games: 1 });
    expect(await files.restore(backup!.id, progress)).toMatchObject({ ok: true });
    expect(await store.takeBackup()).toBe(false);

    expect(await store.storageStatus()).toMatchObject({ available: true });
    expect(await store.saveSettings({ theme: 'dark' })).toMatchObject({ theme: 'dark' });
    expect(await store.loadSettings()).toMatchObject({ theme: 'dark' });
    expect((await store.requestTabLock(id)).role).toBe('player');
    const stood = await new Promise<number>((resolve) => {
      const stop = store.watchGame(id, ({ length }) => (resolve(length), setTimeout(() => stop())));
    });
    expect(stood).toBe(played.rows.length);

    expect(await store.removeGame(id)).toBe(true);
    expect(await store.listGames()).toEqual([]);
    expect(await store.restoreGame(id)).toBe(true);
    const branch = await store.continueSound(opened.state);
    expect(branch.branchOf).toEqual({ id, n: 0 });
    expect(await store.listGames()).toHaveLength(2);
  });

  it('is light: what it needs at once has neither the database nor the checks nor the rules in it', () => {
    const seen = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const [line, from] of source(name).matchAll(/^(?:import|export) [^;]*? from '([^']+)';/gms)) {
        if (/^(?:import|export) type /.test(line)) continue;
        expect(from).toMatch(/^\.\/|^\$app\/environment$|^svelte\/reactivity$|^\$lib\/kernel\/(json|owed|view)$/);
        if (from!.startsWith('./')) visit(`${from!.slice(2)}.ts`);
      }
    };
    visit('index.ts');
    visit('live.svelte.ts');
    expect([...seen]).toContain('writer.ts');
    for (const heavy of ['database.ts', 'shapes.ts', 'read.ts', 'import.ts']) expect([...seen]).not.toContain(heavy);
  });
});
