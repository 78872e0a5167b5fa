import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg'
};
/** Worth making smaller; the others are packed already. */
const TEXT = /^(text\/|application\/(json|manifest)|image\/svg)/;

const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'
};

const packers = {
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (/** @type {Buffer} */ body) => promisify(gzip)(body, { level: 9 })
};

/**
 * @typedef {object} Served
 * @property {Buffer} body
 * @property {string} type
 * @property {string} tag
 * @property {Partial<Record<keyof typeof packers, Buffer>>} packed
 */

/**
 * The file that an address stands for: itself, or the app's one page for every address the app routes
 * itself. Addresses that look like a file, lead out of the folder or name a hidden file are not found.
 * @param {string} root
 * @param {string} address
 */
async function fileFor(root, address) {
  const path = pathOf(address);
  // What nobody can spell is no file; the app's page says so, with a way home.
  if (path === null) return within(root, join(root, 'index.html'));
  if (path.includes('\0') || path.split(/[/\\]/).some((part) => part.startsWith('.'))) return null;
  const file = resolve(root, `.${path}`);
  if (file !== root && !file.startsWith(root + sep)) return null;
  const found = await stat(file).catch(() => null);
  if (found?.isFile()) return within(root, file);
  if (extname(path) !== '' || path.startsWith('/_app/')) return null;
  return within(root, join(root, 'index.html'));
}

/** @param {string} address */
function pathOf(address) {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

/**
 * A file where it truly lies: a link that leads out of the folder leads nowhere.
 * @param {string} root
 * @param {string} file
 */
async function within(root, file) {
  const [folder, real] = await Promise.all([realpath(root), realpath(file)]);
  return real.startsWith(folder + sep) ? { file: real, found: await stat(real) } : null;
}

/** @param {string} path */
const caching = (path) => (path.startsWith('/_app/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/**
 * A page's own policy stands in the page; as a header it can also forbid being framed.
 * @param {Served} served
 */
function policy({ body, type }) {
  const own = type.startsWith('text/html')
    ? /http-equiv="content-security-policy" content="([^"]*)"/i.exec(body.toString('utf8'))?.[1]
    : undefined;
  return `${own === undefined ? "default-src 'self'" : own.replaceAll('&#39;', "'")}; frame-ancestors 'none'`;
}

/** @param {string} root */
function library(root) {
  /** @type {Map<string, Served & { key: string }>} */
  const kept = new Map();
  /** @param {string} address */
  return async (address) => {
    const at = await fileFor(root, address);
    if (at === null) return null;
    const key = `${at.found.mtimeMs} ${at.found.size}`;
    const known = kept.get(at.file);
    if (known?.key === key) return known;
    const body = await readFile(at.file);
    const type = TYPES[extname(at.file)] ?? 'application/octet-stream';
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const served = { key, body, type, tag, packed: {} };
    kept.set(at.file, served);
    return served;
  };
}

/**
 * How much a browser wants each way of packing, from 0 (not at all) to 1.
 * @param {string} accepted
 */
function wishes(accepted) {
  /** @type {Map<string, number>} */
  const by = new Map();
  for (const part of accepted.toLowerCase().split(',')) {
    const [way = '', ...rest] = part.split(';').map((word) => word.trim());
    const q = Number(rest.find((word) => word.startsWith('q='))?.slice(2) ?? 1);
    if (way !== '') by.set(way, Number.isFinite(q) ? q : 0);
  }
  return (/** @type {string} */ way) => by.get(way) ?? by.get('*') ?? 0;
}

/**
 * @param {Served} served
 * @param {string} accepted
 * @returns {Promise<[body: Buffer, encoding: string | undefined]>}
 */
async function pack(served, accepted) {
  if (!TEXT.test(served.type) || served.body.length < 512) return [served.body, undefined];
  const wish = wishes(accepted);
  const way = wish('br') >= wish('gzip') ? 'br' : 'gzip';
  if (wish(way) <= 0) return [served.body, undefined];
  served.packed[way] ??= await packers[way](served.body);
  return [served.packed[way], way];
}

/** The names of this machine for itself. A page elsewhere that points its own name here gets nothing. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Serves a built app to this machine alone.
 * @param {{ root: string, port?: number, host?: string, names?: readonly string[] }} options `names`: what the
 *   server may be called by, without a port
 * @returns {Promise<{ port: number, url: string, stop(): Promise<void> }>}
 */
export function serve({ root, port = 0, host = '127.0.0.1', names = OWN_NAMES }) {
  const open = library(resolve(root));
  /** @type {ReadonlySet<string>} */
  let called = new Set();
  const server = createServer(async (request, response) => {
    const say = (/** @type {number} */ status, /** @type {string} */ text, headers = {}) =>
      response.writeHead(status, { ...SECURITY, 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text);
    try {
      if (!called.has((request.headers.host ?? '').toLowerCase())) return say(421, 'Not the name of this server.');
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return say(405, 'Only reading.', { Allow: 'GET, HEAD' });
      const served = await open(request.url ?? '/');
      if (served === null) return say(404, 'Not found.');
      const headers = {
        ...SECURITY,
        'Content-Security-Policy': policy(served),
        'Cache-Control': caching(request.url ?? '/'),
        ETag: served.tag,
        Vary: 'Accept-Encoding'
      };
      if (request.headers['if-none-match'] === served.tag) return response.writeHead(304, headers).end();
      const [body, encoding] = await pack(served, String(request.headers['accept-encoding'] ?? ''));
      response.writeHead(200, {
        ...headers,
        'Content-Type': served.type,
        'Content-Length': body.length,
        ...(encoding === undefined ? {} : { 'Content-Encoding': encoding })
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) say(500, 'The server made a mistake.');
    }
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      const taken = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
      called = new Set(names.flatMap((name) => [`${name}:${taken}`, ...(taken === 80 ? [name] : [])]));
      const stop = () =>
        new Promise((/** @type {(value: void) => void} */ stopped) => {
          server.close(() => stopped());
          server.closeAllConnections();
        });
      done({ port: taken, url: `http://${host}:${taken}`, stop });
    });
  });
}
