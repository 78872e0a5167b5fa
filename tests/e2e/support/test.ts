import { test as base, type BrowserContext } from '@playwright/test';
import { BUILD } from '../../../src/tools/build.mjs';
import { serve } from '../../../src/tools/serve.mjs';

/** The app's server, which a test may stop and start again at the same address. */
export interface House {
  readonly url: string;
  stop(): Promise<void>;
  start(root?: string): Promise<void>;
}

async function openHouse(): Promise<House> {
  let server = await serve({ root: BUILD });
  const { port, url } = server;
  return {
    url,
    stop: () => server.stop(),
    start: async (root = BUILD) => {
      server = await serve({ root, port });
    }
  };
}

/** What must never happen, whatever a test is about. */
export interface Offences {
  /** Requests to anywhere but the app's own address. */
  readonly strangers: string[];
  /** Errors nobody caught, and complaints of the content security policy. */
  readonly errors: string[];
}

export function watch(context: BrowserContext, origin: string): Offences {
  const offences: Offences = { strangers: [], errors: [] };
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && protocol !== 'data:' && protocol !== 'blob:') offences.strangers.push(request.url());
  });
  context.on('weberror', (error) => offences.errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    // With the server stopped the browser itself notes every address it could not reach.
    if (/Failed to load resource|ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/.test(message.text())) return;
    offences.errors.push(message.text());
  });
  return offences;
}

export const test = base.extend<{ house: House; offences: Offences }>({
  house: async ({}, use) => {
    const house = await openHouse();
    await use(house);
    await house.stop();
  },
  baseURL: async ({ house }, use) => use(house.url),
  // Watches every test that opens a page, whether it asks for it or not.
  offences: [
    async ({ context, house }, use) => {
      const offences = watch(context, house.url);
      await use(offences);
      expect(offences).toEqual({ strangers: [], errors: [] });
    },
    { auto: true }
  ]
});

export const expect = test.expect;
