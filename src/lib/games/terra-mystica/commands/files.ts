import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { placeOf } from '../../../../tools/engine/arguments';

/** The ledgers that a file or folder name stands for, in the order of their names. */
export function ledgerFiles(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const place = placeOf(name);
    if (!statSync(place).isDirectory()) return [place];
    return readdirSync(place)
      .filter((file) => /\.(json|txt|ledger)$/.test(file))
      .sort()
      .map((file) => join(place, file));
  });
}

export const idOf = (file: string): string => basename(file).replace(/\.\w+$/, '');
