import { cleanName } from '../names';
import { insanity, nestsTooDeep } from '../sane';
import { FILE_VERSION, LARGEST_FILE, refuse, type FileKind } from './format';

export interface ParsedFile {
  readonly kind: FileKind;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The text of a file, unless it is too large to be one of ours: that is known before it is read. */
export async function textOf(file: string | Blob): Promise<string> {
  const size = typeof file === 'string' ? file.length : file.size;
  if (size > LARGEST_FILE) {
    throw refuse('store.import.tooLarge', { size: megabytes(size), limit: megabytes(LARGEST_FILE) });
  }
  if (typeof file === 'string') return file;
  try {
    return await file.text();
  } catch {
    throw refuse('store.import.unreadable');
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / (1024 * 1024));

/** Plain, harmless data of a kind we know. What it means is for others to check. */
export function parse(text: string): ParsedFile {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw refuse('store.import.empty');
  if (nestsTooDeep(trimmed)) throw refuse('store.import.deep');
  const body = parseJson(trimmed);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse('store.import.notPlateau');
  const { plateau: kind, version } = body as { plateau?: unknown; version?: unknown };
  if (kind !== 'game' && kind !== 'library') throw refuse('store.import.notPlateau');
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw refuse('store.import.field', { name: 'version' });
  }
  if (version > FILE_VERSION) throw refuse('store.import.newer');
  const wrong = insanity(body);
  if (wrong?.what === 'deep') throw refuse('store.import.deep');
  if (wrong !== null) throw refuse(`store.import.${wrong.what}`, { name: cleanName(wrong.name) });
  return { kind, body: body as Record<string, unknown> };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A file of ours that does not end as one has lost its tail on the way.
    throw refuse(text.startsWith('{') && !text.endsWith('}') ? 'store.import.cutOff' : 'store.import.notJson');
  }
}
