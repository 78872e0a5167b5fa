import { parse } from 'valibot';
import { plain } from './plain';
import { DEFAULT_SETTINGS, settingsShape } from './shapes';
import type { Shelf } from './shelf';
import type { Settings } from './types';

/** A copy for the start of the page and for days without a database. */
const MIRROR = 'plateau.settings';

export async function loadSettings(shelf: Shelf): Promise<Settings> {
  let found: unknown = mirrored();
  try {
    const rows = await shelf.use((db) => db.settings.toArray());
    if (rows.length > 0) found = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  } catch {
    // The mirror will do.
  }
  return readSettings(found);
}

/** Whatever was found, made into settings: each that does not fit is at its default. */
export const readSettings = (found: unknown): Settings =>
  parse(settingsShape, { ...DEFAULT_SETTINGS, ...(typeof found === 'object' ? found : {}) });

/** Changes what is given and leaves the rest. What the database does not take lasts in the mirror. */
export async function saveSettings(shelf: Shelf, change: Partial<Settings>): Promise<Settings> {
  const settings = readSettings({ ...(await loadSettings(shelf)), ...plain(change) });
  const keys = Object.keys(change).filter((key): key is keyof Settings => Object.hasOwn(settings, key));
  mirror(settings);
  try {
    await shelf.use((db) => db.settings.bulkPut(keys.map((key) => ({ key, value: settings[key] }))));
  } catch {
    // Said by the badge already; settings are no reason to stop.
  }
  return settings;
}

function mirrored(): unknown {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(MIRROR) ?? '{}') as unknown;
  } catch {
    return {};
  }
}

function mirror(settings: Settings): void {
  try {
    globalThis.localStorage?.setItem(MIRROR, JSON.stringify(settings));
  } catch {
    // Private windows may have none.
  }
}
