import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, wherever the command was given. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Something that is wrong outside the program: said in one sentence, without a stack. */
export class Trouble extends Error {}

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] added to the environment
 * @property {boolean} [quiet] keeps standard output free: what the program says goes to standard error
 * @property {boolean} [onlyTrouble] shows what the program says only when it fails
 * @property {number} [timeout] in milliseconds
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end and gives its exit code. Nothing is ever read from the terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, quiet = false, onlyTrouble = false, timeout } = {}) {
  return new Promise((done) => {
    const out = quiet ? 2 : 'inherit';
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
      stdio: onlyTrouble ? ['ignore', 'pipe', 'pipe'] : ['ignore', out, 'inherit'],
      timeout
    });
    running.add(child);
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('error', (error) => {
      running.delete(child);
      console.error(`${command} could not be started: ${error.message}`);
      done(127);
    });
    child.on('close', (code) => {
      running.delete(child);
      if (code !== 0) process.stderr.write(Buffer.concat(said));
      done(code ?? 1);
    });
  });
}

/**
 * Runs the program of an installed package with this Node, without a shell or npx in between.
 * @param {string} name the package, or `package/program` where it has several
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function tool(name, args, options) {
  return run(process.execPath, [programOf(name), ...args], options);
}

/** @param {string} name */
function programOf(name) {
  const [, pack = name, program] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  const folder = join(ROOT, 'node_modules', pack);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program ?? pack]);
}

/**
 * npm itself, by the path it hands to its scripts: on Windows its name alone cannot be started.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/**
 * What is to be done before leaving on Ctrl+C or SIGTERM. A server that was told to stop has done its work;
 * anything else was broken off.
 * @param {() => Promise<number>} [stop] gives the exit code
 */
export function onStop(stop) {
  let stopping = false;
  const leave = async (/** @type {number} */ code) => {
    if (stopping) return;
    stopping = true;
    for (const child of running) child.kill('SIGTERM');
    process.exit((await stop?.()) ?? code);
  };
  process.on('SIGINT', () => leave(130));
  process.on('SIGTERM', () => leave(143));
  process.on('SIGHUP', () => leave(129));
  // npm runs us through a shell, and a shell that is killed does not tell its children.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => process.ppid !== parent && leave(143), 500).unref();
  }
}

/**
 * The frame of every command: troubles are told plainly, everything else shows where it came from.
 * @param {() => Promise<number | void>} command
 */
export async function main(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(error instanceof Trouble ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
