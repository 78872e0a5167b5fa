/** Runs housekeeping when the page has nothing better to do. What fails is tried again another day. */
export function whenIdle(deed: () => Promise<unknown>): void {
  const run = () => void deed().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 30_000 });
  else setTimeout(run, 5_000);
}
