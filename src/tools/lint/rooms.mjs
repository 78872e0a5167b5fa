/**
 * The rooms of the house and who may call whom: kernel <- games <- store <- workers <- shell <- play <- ui <- routes.
 * @typedef {'kernel' | 'rules' | 'registry' | 'i18n' | 'store' | 'workers' | 'shell' | 'play' | 'ui' | 'routes' | 'tools'} Room
 * @typedef {{ room: Room, game?: string }} Place
 */

/** @type {Record<Room, readonly Room[]>} */
export const MAY_CALL = {
  kernel: ['kernel'],
  rules: ['kernel', 'rules', 'registry'],
  registry: ['kernel', 'rules', 'registry'],
  i18n: ['kernel', 'registry', 'i18n'],
  store: ['kernel', 'registry', 'store'],
  workers: ['kernel', 'registry', 'store', 'workers'],
  shell: ['kernel', 'registry', 'i18n', 'store', 'workers', 'shell'],
  play: ['kernel', 'registry', 'i18n', 'store', 'workers', 'shell', 'play'],
  ui: ['kernel', 'rules', 'registry', 'i18n', 'store', 'workers', 'shell', 'play', 'ui'],
  routes: ['kernel', 'registry', 'i18n', 'store', 'workers', 'shell', 'play', 'ui', 'routes'],
  tools: ['kernel', 'rules', 'registry', 'i18n', 'store', 'tools']
};

/** The libraries a room may use; a room that is not named here may use those that no other room keeps for itself. */
export const LIBRARIES = /** @type {const} */ ({
  kernel: ['xstate', 'valibot', 'pure-rand'],
  rules: ['xstate', 'valibot'],
  registry: [],
  store: ['dexie'],
  workers: ['comlink']
});

/** Files that tie the games to the rest: only these may reach into a game from outside it. */
const TIES = new Set(['src/lib/games/index.ts', 'src/lib/games/engines.ts', 'src/lib/ui/games.ts']);

/**
 * The room that a file of the project belongs to; null outside the house (tests, settings).
 * @param {string} path from the project's folder, with `/`
 * @returns {Place | null}
 */
export function placeOf(path) {
  const game = /^src\/lib\/games\/([^/.]+)\/(.*)/.exec(path);
  if (game !== null) {
    const [, id, rest] = /** @type {unknown} */ (game);
    if (/^ui(\/|$)/.test(rest)) return { room: 'ui', game: id };
    // What a game adds to the command line runs in a terminal, not in the app.
    if (/^commands(\/|\.|$)/.test(rest)) return { room: 'tools', game: id };
    return { room: 'rules', game: id };
  }
  if (/^src\/lib\/games(\/|$)/.test(path)) return { room: 'registry' };
  const room =
    /^src\/lib\/(kernel|i18n|store|workers|shell|play|ui)(\/|$)/.exec(path)?.[1] ??
    /^src\/(routes|tools)(\/|$)/.exec(path)?.[1];
  return room === undefined ? null : { room: /** @type {Room} */ (room) };
}

/**
 * Why a file may not import another, or null if it may.
 * @param {string} from
 * @param {string} to
 * @param {boolean} typeOnly
 * @returns {string | null}
 */
export function refuseImport(from, to, typeOnly) {
  const [here, there] = [placeOf(from), placeOf(to)];
  if (here === null || there === null) return null;
  // Below the page a language is only a type: which texts there are, never what they say.
  if (typeOnly && here.room !== 'kernel' && /\/i18n\/format(\.ts)?$/.test(to)) return null;
  if (there.game !== undefined && there.game !== here.game) {
    if (here.game !== undefined) return `${here.game} knows nothing of ${there.game}`;
    if (here.room !== 'tools' && !TIES.has(from)) return 'only the lists of games reach into a game';
  }
  return MAY_CALL[here.room].includes(there.room) ? null : `${here.room} does not call ${there.room}`;
}

/**
 * Why a file may not use a library, or null if it may.
 * @param {string} from
 * @param {string} library
 * @returns {string | null}
 */
export function refuseLibrary(from, library) {
  const here = placeOf(from);
  if (here === null || here.room === 'tools') return null;
  const is = (/** @type {string} */ name) => library === name || library.startsWith(`${name}/`);
  if (here.room === 'kernel' || here.room === 'rules' || here.room === 'registry') {
    return LIBRARIES[here.room].some(is) ? null : `${here.room} does not use ${library}`;
  }
  for (const room of /** @type {const} */ (['store', 'workers'])) {
    if (room !== here.room && LIBRARIES[room].some(is)) return `only ${room} uses ${library}`;
  }
  return null;
}
