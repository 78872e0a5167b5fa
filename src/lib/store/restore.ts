import { isSafe, isWhole } from './backups';
import { NO_BOUNDS, type Progress } from './files/format';
import { bring, readImport } from './import';
import type { GameStorage } from './storage';
import type { Imported } from './types';

/**
 * Sets every game of a backup back to how it was then; games that are not in it stay as they are. What is
 * here now is backed up first, or nothing happens: one can always change one's mind.
 */
export async function restoreBackup(storage: GameStorage, id: number, progress?: Progress): Promise<Imported> {
  const backup = await storage.use((db) => db.backups.get(id)).catch(() => undefined);
  if (backup === undefined || !isWhole(backup)) {
    return { ok: false, refusal: { key: 'store.backup.damaged' } };
  }
  const read = await readImport(storage, backup.text, { bounds: NO_BOUNDS, ...(progress && { progress }) });
  if (!read.ok) return read;
  if (!(await isSafe(storage, 'restore'))) return { ok: false, refusal: { key: 'store.backup.unsafe' } };
  return bring(storage, read.preview, { back: true });
}
