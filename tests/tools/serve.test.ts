import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../src/tools/serve.mjs';

const SCRIPT = `export const words = '${'plateau '.repeat(200)}';`;
const PAGE = `<!doctype html><meta http-equiv="content-security-policy" content="script-src 'self'"><title>Plateau</title>`;

let folder: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateau-serve-'));
  const root = join(folder, 'build');
  await mkdir(join(root, '_app/immutable'), { recursive: true });
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'sw.js'), SCRIPT);
  await writeFile(join(root, '_app/immutable/start.js'), SCRIPT);
  await writeFile(join(root, 'manifest.webmanifest'), '{}');
  await writeFile(join(root, '.version'), 'hidden');
  await writeFile(join(folder, 'secret.txt'), 'not yours');
  await symlink(join(folder, 'secret.txt'), join(root, 'borrowed.txt'));
  await symlink(join(root, 'sw.js'), join(root, 'again.js'));
  await symlink(folder, join(root, 'outside'));
  server = await serve({ root });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Asks with the path exactly as it stands: `fetch` would tidy it first. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((done, failed) => {
    const question = ask({ host: '127.0.0.1', port: server.port, path, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    question.on('error', failed).end();
  });

describe('the server', () => {
  it('answers every address of the app with its one page', async () => {
    for (const path of ['/', '/new', '/play/abc', '/index.html?x=1', '/play/%', '/%E0%A4%A']) {
      const { status, headers, body } = await get(path);
      expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/html; charset=utf-8', PAGE]);
    }
  });

  it('does not take a missing file for a page', async () => {
    expect((await get('/_app/immutable/gone.js')).status).toBe(404);
    expect((await get('/_app/immutable/gone')).status).toBe(404);
    expect((await get('/icon.png')).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/_app/..%5c..%5csecret.txt',
    '/.version',
    '/%00',
    '/borrowed.txt',
    '/outside/secret.txt'
  ])('gives nothing away for %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toBe('Not found.');
  });

  it('names the type of each file and lets nobody guess', async () => {
    expect((await get('/sw.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await get('/manifest.webmanifest')).headers['content-type']).toBe(
      'application/manifest+json; charset=utf-8'
    );
    expect((await get('/sw.js')).headers['x-content-type-options']).toBe('nosniff');
  });

  it('keeps for ever what can never change, and asks again for the rest', async () => {
    expect((await get('/_app/immutable/start.js')).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/sw.js', '/play/abc'])
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
    const { etag } = (await get('/sw.js')).headers;
    expect((await get('/sw.js', { 'If-None-Match': etag! })).status).toBe(304);
  });

  it("sends the page's own policy and forbids framing", async () => {
    expect((await get('/')).headers['content-security-policy']).toBe("script-src 'self'; frame-ancestors 'none'");
    expect((await get('/')).headers['x-frame-options']).toBe('DENY');
  });

  it('packs text the way the browser asks for', async () => {
    const br = await get('/sw.js', { 'Accept-Encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    const gz = await get('/sw.js', { 'Accept-Encoding': 'gzip' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT);
    expect((await get('/sw.js')).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['gzip;q=0, br; q=0', undefined],
    ['gzip, br;q=0.1', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['BR;Q=1', 'br'],
    ['br;q=much', undefined]
  ])('weighs what the browser wants: %s', async (accepted, way) => {
    expect((await get('/sw.js', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(way);
  });

  it('follows links that stay in the folder', async () => {
    expect((await get('/again.js')).body.toString()).toBe(SCRIPT);
  });

  it('answers only to the names of this machine, with its port', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
      expect((await get('/', { Host: `${name}:${server.port}` })).status).toBe(200);
    }
    for (const name of ['evil.example', `evil.example:${server.port}`, 'localhost', 'localhost:1', '0.0.0.0']) {
      const { status, body } = await get('/', { Host: name });
      expect([status, body.toString()]).toEqual([421, 'Not the name of this server.']);
    }
  });

  it('only reads', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    const head = await get('/sw.js', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, `${SCRIPT.length}`]);
  });

  it('says so when its port is taken', async () => {
    await expect(serve({ root: folder, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
