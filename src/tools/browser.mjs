import { existsSync } from 'node:fs';

const PLACES = [
  // The same engine without a window: it starts and draws with a fifth less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
];

/** The Chromium that is on this machine, or null. CHROMIUM_PATH has the first word. */
export const systemChromium = () => process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place)) ?? null;

/** Nothing of the browser's own may go to the network or ask for a screen card during a test. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
];

/** How Playwright starts the browser; the sandbox does not work for root or in most containers. */
export function launchOptions() {
  const sandbox = process.getuid?.() !== 0 && !process.env.CI;
  const executablePath = systemChromium();
  return {
    ...(executablePath === null ? {} : { executablePath }),
    chromiumSandbox: sandbox,
    args: sandbox ? QUIET : ['--no-sandbox', ...QUIET]
  };
}
