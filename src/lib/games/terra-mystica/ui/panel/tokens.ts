import type { Bowls } from '../../state';

/** A token that can be followed with the eye: it keeps its number while it goes from bowl to bowl. */
export interface Token {
  readonly id: number;
  readonly bowl: number;
  /** How many others set off before it. */
  readonly wait: number;
}

/**
 * Tokens as they lie now, after they lay like this before. As few as possible move; what is missing leaves,
 * what is new comes.
 */
export function flow(before: readonly Token[], bowls: Bowls): Token[] {
  const room = [...bowls];
  const stays: Token[] = [];
  const moves: Token[] = [];
  for (const token of before) {
    if (room[token.bowl]! > 0) {
      room[token.bowl]!--;
      stays.push({ ...token, wait: 0 });
    } else moves.push(token);
  }
  let fresh = before.reduce((most, { id }) => Math.max(most, id), -1) + 1;
  const tokens = [...stays];
  let wait = 0;
  // The fullest way is the way on: into the next bowl first, round to the first again.
  for (const bowl of [2, 1, 0]) {
    while (room[bowl]! > 0) {
      room[bowl]!--;
      const from = moves.shift();
      tokens.push({ id: from?.id ?? fresh++, bowl, wait: wait++ });
    }
  }
  return tokens.sort((a, b) => a.id - b.id);
}

const SPOTS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [-0.5, -0.87],
  [0.5, -0.87],
  [-0.5, 0.87],
  [0.5, 0.87],
  [0, -1.74],
  [0, 1.74],
  [-1.5, -0.87],
  [1.5, -0.87],
  [-1.5, 0.87],
  [1.5, 0.87]
];

/** Where the i-th of n tokens lies in a bowl of this radius, and how large it is. */
export function spotIn(radius: number, i: number, n: number): { x: number; y: number; size: number } {
  if (n > SPOTS.length) {
    // Too many for rings: they lie like the seeds of a sunflower.
    const far = radius * 0.72 * Math.sqrt((i + 0.5) / n);
    const turn = i * 2.4;
    return { x: far * Math.cos(turn), y: far * Math.sin(turn), size: radius * 0.36 };
  }
  const unit = radius * (n > 7 ? 0.3 : 0.37);
  const [x, y] = SPOTS[i]!;
  return { x: (x + (n === 2 ? 0.5 : 0)) * unit * 1.28, y: y * unit * 1.28, size: unit * 1.36 };
}
