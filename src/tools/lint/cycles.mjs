import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import ts from 'typescript';
import { main, ROOT } from '../process.mjs';

/**
 * Finds files that import each other in a circle, types included, and folders of the page that do: such files
 * can only be understood together. Prints every circle; part of `npm test`.
 * @typedef {Map<string, ReadonlySet<string>>} Graph
 */

const SOURCE = /\.(ts|svelte|mjs)$/;

/** @param {string} folder @returns {string[]} */
export const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => SOURCE.test(file) && !file.endsWith('.d.ts'));

/** @param {string} file */
export function scriptsOf(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (!file.endsWith('.svelte')) return [text];
  return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');
}

/** @param {string} file */
const importsOf = (file) =>
  scriptsOf(file).flatMap((code) => ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName));

/**
 * The file that an import names, or null for a library.
 * @param {string} from
 * @param {string} source
 */
function fileOf(from, source) {
  const path = source.startsWith('$lib')
    ? posix.join('src/lib', source.slice('$lib'.length))
    : source.startsWith('.')
      ? posix.join(dirname(from), source)
      : null;
  if (path === null) return null;
  const ends = ['', '.ts', '.svelte.ts', '.mjs', '/index.ts'];
  const found = ends.map((end) => path + end).find((each) => existsSync(join(ROOT, each)) && isFile(each));
  return found !== undefined && SOURCE.test(found) ? found : null;
}

/** @param {string} path */
const isFile = (path) => statSync(join(ROOT, path)).isFile();

/**
 * @param {readonly string[]} files
 * @returns {Graph}
 */
const graphOf = (files) =>
  new Map(files.map((file) => [file, new Set(importsOf(file).flatMap((source) => fileOf(file, source) ?? []))]));

/**
 * The same graph between folders; what lies outside them is left out.
 * @param {Graph} graph
 * @param {RegExp} folder its first group names the folder of a file
 * @returns {Graph}
 */
function between(graph, folder) {
  /** @type {Map<string, Set<string>>} */
  const folders = new Map();
  for (const [file, imports] of graph) {
    const from = folder.exec(file)?.[1];
    if (from === undefined) continue;
    const to = folders.get(from) ?? new Set();
    for (const each of imports) {
      const there = folder.exec(each)?.[1];
      if (there !== undefined && there !== from) to.add(there);
    }
    folders.set(from, to);
  }
  return folders;
}

/**
 * The groups of nodes that can all reach each other (Tarjan).
 * @param {Graph} graph
 * @returns {string[][]}
 */
export function circles(graph) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const found = [];
  /** @param {string} node */
  const visit = (node) => {
    const mine = { index: seen.size, low: seen.size, open: true };
    seen.set(node, mine);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const other = seen.get(next) ?? visit(next);
      if (other.open) mine.low = Math.min(mine.low, other.low);
    }
    if (mine.low === mine.index) {
      const group = stack.splice(stack.lastIndexOf(node));
      for (const member of group) /** @type {{ open: boolean }} */ (seen.get(member)).open = false;
      if (group.length > 1 || graph.get(node)?.has(node)) found.push(group.reverse());
    }
    return mine;
  };
  for (const node of graph.keys()) if (!seen.has(node)) visit(node);
  return found;
}

if (process.argv[1] !== undefined && relative(process.argv[1], new URL(import.meta.url).pathname) === '') {
  await main(async () => {
    const graph = graphOf(filesIn('src'));
    const all = [...circles(graph), ...circles(between(graph, /^src\/lib\/ui\/([^/]+)\//))];
    for (const circle of all) console.error(`These import each other in a circle:\n  ${circle.join('\n  ')}`);
    return all.length === 0 ? 0 : 1;
  });
}
