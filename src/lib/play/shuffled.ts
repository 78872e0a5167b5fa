/** The list in an order that nobody can foresee. It lies on the screen only; no game depends on it. */
export function shuffled<T>(list: readonly T[], below: (n: number) => number = random): T[] {
  const dealt = [...list];
  for (let i = dealt.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [dealt[i], dealt[j]] = [dealt[j]!, dealt[i]!];
  }
  return dealt;
}

const random = (n: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % n;
