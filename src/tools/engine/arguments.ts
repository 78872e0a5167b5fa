import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Complaint } from './command';

/** Reads flags and file names; an unknown flag is the caller's mistake, not ours. */
export function read<const O extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Complaint((error as Error).message);
  }
}

/** A whole number from a flag. */
export function whole(flag: string, text: string | undefined, least: number, otherwise?: number): number {
  if (text === undefined && otherwise !== undefined) return otherwise;
  const n = Number(text);
  if (text === undefined || !/^-?\d+$/.test(text) || !Number.isSafeInteger(n) || n < least) {
    throw new Complaint(`--${flag} takes a whole number from ${least}, not ${text ?? 'nothing'}`);
  }
  return n;
}

/** Where a file lies, seen from where the command was given: npm itself changes to the project's folder. */
export function placeOf(file: string): string {
  const places = [resolve(file), resolve(process.env.INIT_CWD ?? '.', file)];
  const found = places.find(existsSync);
  if (found === undefined) throw new Complaint(`There is no file ${file}`);
  return found;
}

/** A folder that need not be there yet, seen from where the command was given. */
export const folderAt = (folder: string): string => resolve(process.env.INIT_CWD ?? '.', folder);

export const textOf = (file: string): string => readFileSync(placeOf(file), 'utf8');
