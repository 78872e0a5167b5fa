import type { Ledger, LedgerFault } from '$lib/games/entry';
import type { Progress } from './files/format';
import { fileOf } from './files/make';
import { recognise, textOf } from './files/parse';
import { checkFile, readImport, refused } from './import';
import type { GameStorage } from './storage';
import type { CheckedFile, ImportPreview, ImportRead, SeatHolder } from './types';

/** Where a ledger is wrong: the game it belongs to, the reason, and the line as it was given. */
export interface LedgerTrouble {
  readonly game: string;
  readonly fault: LedgerFault;
  readonly words: string;
}

/** A file of ours, or the game of a ledger, checked to the last move; else why it is not taken. */
export type TextRead<File extends ImportPreview = ImportPreview> =
  | (ImportRead<File> & {
      /** Lines of the ledger that were moves, where the game comes from one. */
      readonly lines?: number;
    })
  | { readonly ok: false; readonly trouble: LedgerTrouble };

/** The games that have a ledger, with its reader. */
export type Ledgers = () => Promise<readonly { readonly game: string; readonly ledger: Ledger }[]>;

/** Who sits at a game that comes from a ledger: it calls its seats by the keys of the game's own texts. */
export type SeatsFor = (game: string, names: readonly { readonly key: string }[]) => Promise<readonly SeatHolder[]>;

export interface TextOptions {
  readonly ledgers: Ledgers;
  readonly seatsFor: SeatsFor;
  readonly progress?: Progress;
}

/** As much of a line as is shown. */
const LONGEST_WORDS = 200;

/**
 * Reads whatever text is pasted or opened. It is looked at once: a file of ours is checked by us, every other text
 * is offered to the games that have a ledger, in their order. Nothing is changed.
 */
export async function readText(
  storage: GameStorage,
  file: string | Blob,
  { ledgers, seatsFor, progress }: TextOptions
): Promise<TextRead<CheckedFile>> {
  const options = { ...(progress && { progress }) };
  const opened = await open(file);
  if (!opened.ok) return opened;
  const { text, found } = opened;
  if (found.kind !== 'foreign') return checkFile(storage, found, options);
  const known = (await ledgers()).find(({ ledger }) => ledger.looksLike(text));
  if (known === undefined) return refused(found.refusal);
  const { game, ledger } = known;
  const read = ledger.read(text);
  if (!read.ok) return { ok: false, trouble: troubleOf(game, read.fault, text) };
  const { header, moves, names, rows } = read;
  const entry = await storage.entryOf(game);
  if (entry === undefined) throw new TypeError(`a ledger of an unknown game: ${game}`);
  const plain = { header, moves, seats: await seatsFor(game, names) };
  const made = fileOf(await entry.load(), plain, { now: storage.now() });
  return { ...(await readImport(storage, made, options)), lines: rows };
}

async function open(file: string | Blob) {
  try {
    const text = await textOf(file);
    return { ok: true, text, found: recognise(text) } as const;
  } catch (error) {
    return refused(error);
  }
}

function troubleOf(game: string, fault: LedgerFault, text: string): LedgerTrouble {
  const shown = { ...fault, command: fault.command.slice(0, LONGEST_WORDS) };
  return { game, fault: shown, words: lineOf(text, fault.line).slice(0, LONGEST_WORDS) };
}

/** The words of that line, as they were given. */
const lineOf = (text: string, line: number): string => (text.split(/\r?\n/, line)[line - 1] ?? '').trim();
