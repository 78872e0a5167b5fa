import * as v from 'valibot';
import { LOG_FORMAT, refuseOptions, type GameMeta, type LogHeader, type LogRow } from '$lib/kernel';
import { LONGEST_TEXT } from './names';
import { findInvalid } from './validate';
import { EDGES, type Settings } from './types';

/** What stored rows and files look like. Everything that is read goes through one of these. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const points = v.pipe(v.number(), v.finite());
const moment = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8.64e15));

/** A list of at most so many; that is known before any of them is looked at. */
const listOf = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(
    v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= most),
    v.array(item)
  );
const recordOf = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(
    v.custom<object>((value) => typeof value === 'object' && value !== null && Object.keys(value).length <= most),
    v.record(word, item)
  );

export const hashShape = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const optionsShape = recordOf(
  v.union([v.boolean(), v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(200))]),
  100
);

const headerShape = v.strictObject({
  format: v.literal(LOG_FORMAT),
  game: word,
  rules: v.pipe(count, v.minValue(1)),
  players: v.pipe(count, v.minValue(1), v.maxValue(8)),
  options: optionsShape,
  seed: v.pipe(v.number(), v.safeInteger())
});

export const moveShape = v.looseObject({ kind: word, seat: v.pipe(count, v.maxValue(7)) });

const rowShape = v.object({ gameId: v.string(), n: count, move: moveShape, hash: hashShape });

const nameShape = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));

export const seatShape = v.object({
  name: nameShape,
  colour: v.pipe(count, v.minValue(1), v.maxValue(8)),
  kind: v.picklist(['person', 'bot']),
  bot: v.optional(word),
  order: v.optional(count),
  edge: v.picklist(EDGES)
});

export const layoutShape = v.picklist(['table', 'pass']);
/** Who sits where, as it is stored. */
export const seatingShape = v.object({ seats: listOf(seatShape, 8), layout: layoutShape });
export const branchShape = v.object({ id: word, n: count });

export const summaryShape = v.object({
  next: v.array(count),
  over: v.boolean(),
  scores: v.array(points),
  winners: v.array(count),
  round: points,
  rounds: v.nullable(points),
  titles: v.optional(v.array(v.nullable(v.string())))
});

/** Where a log ends. */
export const headShape = v.object({ length: count, head: hashShape });

/** A record's own fields besides its header and its summary; each falls back alone. */
export const recordShape = v.object({
  id: word,
  created: v.fallback(moment, 0),
  touched: v.fallback(moment, 0),
  length: v.fallback(count, -1),
  head: v.fallback(v.string(), ''),
  start: v.fallback(v.string(), ''),
  layout: v.fallback(layoutShape, 'table'),
  branchOf: v.fallback(v.optional(branchShape), undefined),
  deleted: v.fallback(v.optional(moment), undefined)
});

export const positionShape = v.looseObject({
  phase: v.string(),
  random: v.array(v.pipe(v.number(), v.integer())),
  owed: v.array(v.looseObject({ seat: count, kind: v.string() })),
  sealed: v.record(v.string(), moveShape)
});

export const snapshotShape = v.object({
  n: v.pipe(count, v.minValue(1)),
  head: hashShape,
  build: v.string(),
  position: positionShape,
  hash: hashShape
});

const setupShape = v.object({
  players: count,
  seats: listOf(seatShape, 8),
  options: optionsShape,
  layout: layoutShape
});

const aloneShape = v.object({ name: nameShape, bots: recordOf(listOf(word, 7), 100) });

export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  motion: 'system',
  turnEnd: 'auto',
  pace: 'normal',
  layout: 'table',
  sound: 'off',
  volume: 60,
  haptics: false,
  clock: false,
  lastSetup: {},
  alone: { name: '', bots: {} },
  seen: []
};

/** Settings one by one: what does not fit falls back to its default, and unknown ones fall away. */
export const settingsShape = v.object({
  language: v.fallback(v.nullable(v.picklist(['fr', 'en'])), null),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  motion: v.fallback(v.picklist(['system', 'reduced']), 'system'),
  turnEnd: v.fallback(v.picklist(['auto', 'ask']), 'auto'),
  pace: v.fallback(v.picklist(['step', 'normal', 'fast', 'skip']), 'normal'),
  layout: v.fallback(layoutShape, 'table'),
  sound: v.fallback(v.picklist(['off', 'turns', 'all']), 'off'),
  volume: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 60),
  haptics: v.fallback(v.boolean(), false),
  clock: v.fallback(v.boolean(), false),
  lastSetup: v.fallback(recordOf(setupShape, 100), {}),
  alone: v.fallback(aloneShape, { name: '', bots: {} }),
  seen: v.fallback(listOf(word, 1000), [])
});

/** Why a header is not accepted. */
type HeaderFault = 'newer' | 'shape' | 'game' | 'players' | 'options';

export function readHeader(
  raw: unknown,
  metaOf: (game: string) => GameMeta | undefined
):
  | { readonly ok: true; readonly header: LogHeader }
  | { readonly ok: false; readonly fault: HeaderFault; readonly game?: string } {
  const format = (raw as { format?: unknown } | null | undefined)?.format;
  if (typeof format === 'number' && Number.isInteger(format) && format > LOG_FORMAT)
    return { ok: false, fault: 'newer' };
  if (findInvalid(raw) !== null) return { ok: false, fault: 'shape' };
  const read = v.safeParse(headerShape, raw);
  if (!read.success) return { ok: false, fault: 'shape' };
  const header = read.output;
  const meta = metaOf(header.game);
  if (meta === undefined) return { ok: false, fault: 'game', game: header.game };
  const wrong = refuseOptions(meta, header.options, header.players);
  if (wrong !== null) return { ok: false, fault: wrong === 'players' ? 'players' : 'options', game: header.game };
  return { ok: true, header };
}

/** A row as it was found on disk or in a file, or null if it is no row. */
export function readRow(raw: unknown): LogRow | null {
  if (findInvalid(raw) !== null || !v.is(rowShape, raw)) return null;
  return { move: raw.move, hash: raw.hash } as LogRow;
}
