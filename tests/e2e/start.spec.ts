import { spawn } from 'node:child_process';
import { test as base, expect } from '@playwright/test';
import { ROOT } from '../../src/tools/process.mjs';
import { serve } from '../../src/tools/serve.mjs';

/** `npm start` as a terminal sees it: what it says, and how it ends. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['src/tools/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return { child, ended, said: () => said };
}

const test = base.extend<{ taken: number }>({
  taken: async ({}, use) => {
    const other = await serve({ root: ROOT });
    await use(other.port);
    await other.stop();
  }
});

test('npm start says where the app is, and stops when it is told to', async ({ request }) => {
  const started = start({});
  await expect.poll(started.said).toMatch(/Plateau is at http:\/\/127\.0\.0\.1:\d+\n/);
  const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(started.said())!;
  expect((await request.get(url)).ok()).toBe(true);
  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  await expect(request.get(url)).rejects.toThrow(/ECONNREFUSED/);
});

test('npm start says plainly that the port it was given is taken', async ({ taken }) => {
  const started = start({ PORT: `${taken}` });
  expect(await started.ended).toBe(1);
  expect(started.said()).toContain(`Port ${taken} is taken`);
  expect(started.said()).not.toContain('at Server');
});

test('npm start refuses a port that is none', async () => {
  const started = start({ PORT: 'harbour' });
  expect(await started.ended).toBe(1);
  expect(started.said()).toContain('PORT is harbour, which is no port.');
});
