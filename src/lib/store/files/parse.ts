import { cleanName } from '../names';
import { findInvalid, MOST_ENTRIES, findOversize } from '../validate';
import { BOUNDS, FILE_VERSION, refuse, Refused, type Bounds, type FileKind } from './format';

/** A file of ours as plain data, of a kind and a version that we know. What it means is checked by `accept`. */
export interface ParsedFile {
  readonly kind: FileKind;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A text that is no file of ours, and why. Somebody else may know it. */
interface ForeignText {
  readonly kind: 'foreign';
  readonly refusal: Refused;
}

/** The text of a file. One that is too large to be ours is refused before it is read. */
export async function textOf(file: string | Blob, { bytes }: Bounds = BOUNDS): Promise<string> {
  const size = typeof file === 'string' ? file.length : file.size;
  if (size > bytes) {
    throw refuse('store.import.tooLarge', { size: megabytes(size), limit: megabytes(bytes) });
  }
  if (typeof file === 'string') return file;
  try {
    return await file.text();
  } catch {
    throw refuse('store.import.unreadable');
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / (1024 * 1024));

/** The text of a file of ours as data; refuses every other text. */
export function parse(text: string): ParsedFile {
  const found = recognise(text);
  if (found.kind === 'foreign') throw found.refusal;
  return found;
}

/** Looks at what a text is. Refuses what is ours and broken, and what is too large or too deep to be looked at. */
export function recognise(text: string): ParsedFile | ForeignText {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw refuse('store.import.empty');
  const much = findOversize(trimmed);
  if (much === 'deep') throw refuse('store.import.deep');
  if (much === 'many') throw refuse('store.import.many', { limit: MOST_ENTRIES });
  const body = parseJson(trimmed);
  if (body instanceof Refused) return { kind: 'foreign', refusal: body };
  const { plateau: kind, version } = (isObject(body) ? body : {}) as { plateau?: unknown; version?: unknown };
  if (kind !== 'game' && kind !== 'library') return { kind: 'foreign', refusal: refuse('store.import.notPlateau') };
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw refuse('store.import.field', { name: 'version' });
  }
  if (version > FILE_VERSION) throw refuse('store.import.newer');
  const wrong = findInvalid(body);
  if (wrong?.what === 'deep') throw refuse('store.import.deep');
  if (wrong !== null) throw refuse(`store.import.${wrong.what}`, { name: cleanName(wrong.name) });
  return { kind, body: body as Record<string, unknown> };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the text says, or why it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // What begins like a file of ours and does not end like one was cut off on its way.
    return refuse(text.startsWith('{') && !text.endsWith('}') ? 'store.import.cutOff' : 'store.import.notJson');
  }
}
