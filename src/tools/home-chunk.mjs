/** What a first visit loads: home, SvelteKit itself, and the page for errors, which SvelteKit wants at once. */
const ROOTS = [
  /\/src\/routes\/\+(layout|page|error)\.(svelte|ts)$/,
  /\/src\/hooks\.client\.ts$/,
  /\/@sveltejs\/kit\/src\/runtime\/client\/entry\.js$/,
  /\/generated\/root\.svelte$/
];

/** @typedef {{ getModuleInfo(id: string): { importedIds: readonly string[] } | null }} Graph */

/**
 * Puts all that a first visit needs into one file, found by following the imports of home: a module that only another
 * page wants stays out, however near to these it lies.
 * @param {string} name
 * @returns {(id: string, graph: Graph) => string | null}
 */
export function homeChunk(name) {
  /** @type {Set<string>} */
  const needed = new Set();
  return (id, graph) => {
    if (ROOTS.some((root) => root.test(id))) gather(id, graph);
    return needed.has(id) ? name : null;
  };

  /**
   * @param {string} id
   * @param {Graph} graph
   */
  function gather(id, graph) {
    if (needed.has(id)) return;
    needed.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) gather(next, graph);
  }
}
