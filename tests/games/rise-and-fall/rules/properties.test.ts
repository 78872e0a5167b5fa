import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import type { Actor } from '$lib/games/rise-and-fall/rules/board';
import { boardOf } from '$lib/games/rise-and-fall/rules/board';
import { titheOf, tradeOf } from '$lib/games/rise-and-fall/rules/income';
import { territory } from '$lib/games/rise-and-fall/rules/territory';
import type { Piece, RafPosition } from '$lib/games/rise-and-fall/state';
import { neighbours, regions, seasBeside, regionOf } from '$lib/games/rise-and-fall/world';
import { dice, options, preview } from '$lib/kernel';
import { somewhere } from './somewhere';

const chance = dice(5);
const positions = Array.from({ length: 15 }, (_, seed) => somewhere(seed, chance));

const actor = (position: RafPosition, piece: Piece): Actor => {
  const board = boardOf(position);
  return { piece, board, n: board.ground.at.get(piece.cell)! };
};

/** Incomes counted piece by piece. */
function duePlainly({ world, pieces }: RafPosition, { type, owner, cell }: Piece): number {
  const beside = neighbours(world, cell);
  const cities = pieces.filter((other) => other.type === 'city');
  if (type === 'ship') {
    return 3 * cities.filter((city) => seasBeside(world, city.cell).includes(regionOf(world, cell)!)).length;
  }
  if (type === 'temple') {
    return (
      2 *
      pieces.filter((other) => other.owner === owner && other.type !== 'temple' && beside.includes(other.cell)).length
    );
  }
  const near = cities.filter((city) => city.cell === cell || beside.includes(city.cell));
  return near.reduce((sum, city) => sum + (city.owner === owner ? 3 : 5), 0);
}

describe('At any position', () => {
  it('trade and tithe bring what the pieces on the map say', () => {
    let seen = 0;
    for (const position of positions) {
      for (const piece of position.pieces) {
        const due = {
          ship: () => tradeOf(position, actor(position, piece)),
          merchant: () => tradeOf(position, actor(position, piece)),
          temple: () => titheOf(position, actor(position, piece))
        };
        if (!(piece.type in due)) continue;
        expect([piece.id, due[piece.type as keyof typeof due]()]).toEqual([piece.id, duePlainly(position, piece)]);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(40);
  });

  it('the territory map adds up to the rows of the sheet, and every piece is counted once', () => {
    for (const position of positions) {
      const holdings = territory(position);
      expect(holdings.map(({ region }) => region)).toEqual(regions(position.world));
      const counted = holdings.flatMap(({ pieces }) => pieces).reduce((sum, n) => sum + n, 0);
      expect(counted).toBe(position.pieces.length);
      const { rows } = game.score(position);
      for (const seat of position.civs.keys()) {
        const held = holdings.filter(({ owner }) => owner === seat).reduce((sum, { points }) => sum + points, 0);
        const scored = rows
          .filter(({ key }) => ['plain', 'sea', 'forest', 'mountain'].includes(key))
          .reduce((sum, { points }) => sum + points[seat]!, 0);
        expect(scored).toBe(held);
      }
    }
  });

  it('quick scoring comes to the same: half the gold goes back, the rest is points', () => {
    for (const position of positions) {
      const [gold] = game.score(position).rows;
      for (const [seat, { stock, extinct }] of position.civs.entries()) {
        if (!extinct) expect(gold!.points[seat]).toBe(stock.gold - Math.ceil(stock.gold / 2));
      }
    }
  });

  it('the price that is shown is the price that is paid, and only the mover pays it', () => {
    let seen = 0;
    for (const position of positions) {
      for (const { move } of options(game, position).filter((_, n) => n % 9 === 0)) {
        const { price, gain, others } = preview(game, position, position.players, move);
        if (move.kind === 'move') expect([price, gain, others]).toEqual([{}, {}, []]);
        if (move.kind === 'buildTemple') expect(price).toMatchObject({ stone: 2 });
        if (move.kind === 'buildTemple') expect(gain).toMatchObject({ temple: 1 });
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });
});
