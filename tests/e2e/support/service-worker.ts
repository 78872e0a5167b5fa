import { expect, type Page } from '@playwright/test';

/** Waits until everything is on the device: from now on the server is not needed. */
export async function installed(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');
  await expect.poll(state, { timeout: 60_000 }).toBe('activated');
}
