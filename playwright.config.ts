import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/tools/browser.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEYS ?? 'test-results/journeys.json' }]],
  fullyParallel: true,
  workers: 2,
  // On a machine that others use, a journey that fails is walked once more; the last lines name it all the same.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Slow machines are not wrong; only what never comes is.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    // Only what is about being without a server needs the whole app on the device.
    serviceWorkers: 'block',
    // What moves is drawn again and again; a test that is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure'
  }
});
