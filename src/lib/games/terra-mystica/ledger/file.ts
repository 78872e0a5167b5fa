import * as v from 'valibot';
import type { Check, FinalCheck, Ledger } from './ledger';
import { COLUMNS } from './ledger';
import { factionOf } from './names';
import { LONGEST_LINE } from './size';
import { readLines, readText } from './text';

/** Thousands of figures: checked by hand, which is twenty times as fast as by schema. */
function isFigures(value: unknown): value is number[] {
  if (!Array.isArray(value) || value.length !== COLUMNS.length) return false;
  for (let i = 0; i < COLUMNS.length; i++) if (typeof value[i] !== 'number') return false;
  return true;
}
function isState(value: unknown): value is Record<string, number[]> {
  if (typeof value !== 'object' || value === null) return false;
  for (const faction in value) if (!isFigures((value as Record<string, unknown>)[faction])) return false;
  return true;
}
interface Snapshot {
  readonly row: number;
  readonly state: Record<string, number[]>;
}
const isSnapshots = (value: unknown): value is Snapshot[] =>
  Array.isArray(value) &&
  value.every((each: Partial<Snapshot> | null) => typeof each?.row === 'number' && isState(each.state));
const FILE = v.object({
  id: v.string(),
  map: v.optional(v.object({ snellman_id: v.optional(v.string()), terrain: v.optional(v.string()) })),
  ledger: v.array(v.pipe(v.string(), v.maxLength(LONGEST_LINE))),
  snapshots: v.optional(v.custom<Snapshot[]>(isSnapshots, 'snapshots of eleven figures')),
  final: v.optional(v.record(v.string(), v.looseObject({ buildings: v.optional(v.record(v.string(), v.string())) }))),
  final_terrain: v.optional(v.record(v.string(), v.string())),
  final_order: v.optional(v.array(v.string()))
});
type File = v.InferOutput<typeof FILE>;

/** A ledger in any of its forms: a file of rows with figures, a command file, a page's copy. */
export function readLedger(text: string, id: string): Ledger {
  const json = /^\s*\{/.test(text) ? (JSON.parse(text) as unknown) : null;
  if (json === null) return readText(text, id);
  if (!v.is(FILE, json)) throw new Error(complaint(json));
  return fromFile(json);
}

function complaint(json: unknown): string {
  const issue = v.safeParse(FILE, json, { abortEarly: true }).issues?.[0];
  return `not a ledger: ${issue === undefined ? 'unknown shape' : `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`}`;
}

function fromFile(file: File): Ledger {
  const read = readLines(file.ledger, file.id);
  const map = file.map?.snellman_id ?? read.header.map;
  return {
    ...read,
    header: { ...read.header, map },
    terrain: file.map?.terrain ?? null,
    checks: (file.snapshots ?? []).map(check),
    final: file.final === undefined ? null : finalCheck(file)
  };
}

const check = ({ row, state }: Snapshot): Check => ({ row, now: false, figures: ourNames(state) });

const finalCheck = (file: File): FinalCheck => ({
  figures: renamed(file.final!, (player) => COLUMNS.map((column) => Number(player[column]))),
  buildings: renamed(file.final!, (player) => player.buildings ?? {}),
  terrain: file.final_terrain ?? null,
  order: file.final_order?.map(factionOf) ?? null
});

/** Most factions have one name only; then there is nothing to copy. */
function ourNames<T>(by: Record<string, T>): Record<string, T> {
  for (const faction in by) if (factionOf(faction) !== faction) return renamed(by, (of) => of);
  return by;
}

function renamed<T, U>(by: Record<string, T>, value: (of: T) => U): Record<string, U> {
  const named: Record<string, U> = {};
  for (const faction in by) named[factionOf(faction)] = value(by[faction]!);
  return named;
}
