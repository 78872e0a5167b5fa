/** So long, and no longer than one game where a game is long. */
const WARM_UP_MS = 400;

/**
 * Before anything is timed some games are played unheard: what is timed is a running table, and not how long
 * it takes a machine to learn the rules. Whether one breaks is told when it is played in earnest.
 */
export function warmUp(play: (n: number) => unknown): void {
  const begun = performance.now();
  try {
    for (let n = 0; performance.now() - begun < WARM_UP_MS; n++) play(n);
  } catch {
    return;
  }
}
