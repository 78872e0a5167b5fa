/** Runs housekeeping when the page has nothing better to do. What fails is tried again another day. */
export function whenIdle(sequence: () => Promise<unknown>): void {
  const run = () => void sequence().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 30_000 });
  else setTimeout(run, 5_000);
}
