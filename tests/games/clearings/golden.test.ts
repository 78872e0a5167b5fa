import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/clearings';
import { begin, configOf, hashOf, over, type LogHeader } from '$lib/kernel';
import golden from './golden.json';
import { played } from './table';

/** Games as they were played, a line per move: the seat and the move in notation. */
describe('A stored game opens for ever', () => {
  it.each(golden.map((stored) => [stored.header.players, stored] as const))('%i seats', (_players, stored) => {
    let { position } = begin(game, configOf(stored.header as LogHeader));
    for (const line of stored.moves) {
      const [seat, text] = line.split(' ') as [string, string];
      position = played(position, game.notation.read(text, position, Number(seat))!).position;
    }
    expect(over(game, position)).toBe(true);
    expect(game.score(position).totals).toEqual(stored.totals);
    expect(game.score(position).winners).toEqual(stored.winners);
    expect(hashOf(position)).toBe(stored.hash);
  });
});
