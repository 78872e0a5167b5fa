import { parse } from 'valibot';
import { plain } from './plain';
import { DEFAULT_SETTINGS, settingsShape } from './shapes';
import type { GameStorage } from './storage';
import type { Settings } from './types';

/** The key of a copy, for the start of the page and for browsers without a database. */
const MIRROR = 'plateau.settings';

export async function loadSettings(storage: GameStorage): Promise<Settings> {
  let found: unknown = mirrored();
  try {
    const rows = await storage.use((db) => db.settings.toArray());
    if (rows.length > 0) found = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  } catch {
    // The copy is used instead.
  }
  return readSettings(found);
}

/** Whatever was found, made into settings: each that does not fit is at its default. */
const readSettings = (found: unknown): Settings =>
  parse(settingsShape, { ...DEFAULT_SETTINGS, ...(typeof found === 'object' ? found : {}) }, { abortEarly: true });

/** Changes what is given and leaves the rest. The copy keeps it even if the database does not. */
export async function saveSettings(storage: GameStorage, change: Partial<Settings>): Promise<Settings> {
  const settings = readSettings({ ...(await loadSettings(storage)), ...plain(change) });
  const keys = Object.keys(change).filter((key): key is keyof Settings => Object.hasOwn(settings, key));
  mirror(settings);
  try {
    await storage.use((db) => db.settings.bulkPut(keys.map((key) => ({ key, value: settings[key] }))));
  } catch {
    // The badge says already that the storage fails; the copy has the settings.
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
