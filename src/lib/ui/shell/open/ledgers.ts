import { GAMES, type GameEntry, type LedgerFault, type LedgerRead } from '$lib/games';
import { gameTexts } from '$lib/i18n';
import { FILE_VERSION } from '$lib/store/files/format';
import type { SeatHolder } from '$lib/store/types';
import { COLOURS } from '../new-game/draft';
import { usualEdges } from '../new-game/edges';

/** A text that one of the games can read, or where it is wrong. */
export type LedgerText =
  | { readonly ok: true; readonly entry: GameEntry; readonly rows: number; readonly file: string }
  | { readonly ok: false; readonly entry: GameEntry; readonly fault: LedgerFault; readonly words: string };

type Taken = LedgerRead & { ok: true };

/** Asks the games that have a ledger, in their order; null where the text looks like none of them. */
export async function readLedgers(text: string, now: number): Promise<LedgerText | null> {
  for (const entry of GAMES) {
    const ledger = await entry.ledger?.();
    if (ledger === undefined || !ledger.looksLike(text)) continue;
    const read = ledger.read(text);
    if (read.ok) return { ok: true, entry, rows: read.rows, file: await fileOf(entry, read, now) };
    return { ok: false, entry, fault: read.fault, words: lineOf(text, read.fault.line) };
  }
  return null;
}

/** As a file of ours, so that it comes in by the same door and is checked like any other. */
async function fileOf(entry: GameEntry, { header, moves, names }: Taken, now: number): Promise<string> {
  const texts = await gameTexts(entry);
  const edges = usualEdges(header.players);
  const seats: SeatHolder[] = names.map(({ key }, n) => ({
    name: texts.say(key),
    colour: COLOURS[n]!,
    kind: 'person',
    edge: edges[n]!
  }));
  const moment = new Date(now).toISOString();
  return JSON.stringify({
    plateau: 'game',
    version: FILE_VERSION,
    header,
    seats,
    created: moment,
    touched: moment,
    moves: moves.map((move) => ({ move }))
  });
}

/** The words of that line, as they were given. */
const lineOf = (text: string, line: number): string => (text.split(/\r?\n/)[line - 1] ?? '').trim();
