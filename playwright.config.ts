import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/tools/browser.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEYS ?? 'test-results/journeys.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Slow machines are not wrong; only what never comes is.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure'
  }
});
