import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../src/tools/browser.mjs';

/** A browser with a profile on disk that can be killed with everything that belongs to it. */
export interface MortalBrowser {
  readonly page: Page;
  /** SIGKILL to all of its processes at once: nothing is flushed, nothing is said goodbye to. */
  kill(): Promise<void>;
}

async function portOf(profile: string): Promise<number> {
  for (let n = 0; n < 600; n++) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(text.split('\n')[0]);
    if (port > 0) return port;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The browser did not start');
}

export async function startBrowser(profile: string): Promise<MortalBrowser> {
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
  const { executablePath = chromium.executablePath(), args } = launchOptions();
  const own = ['--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'];
  // A group of its own, so that the kill reaches every process of this browser and no other.
  const child = spawn(executablePath, [...args, ...own], { detached: true, stdio: 'ignore' });
  const dead = new Promise((done) => child.once('exit', done));
  const end = () => process.kill(-child.pid!, 'SIGKILL');
  // It does not outlive a run that is broken off.
  process.once('exit', end);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(profile)}`);
  const context = browser.contexts()[0]!;
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    kill: async () => {
      process.off('exit', end);
      end();
      await dead;
    }
  };
}
