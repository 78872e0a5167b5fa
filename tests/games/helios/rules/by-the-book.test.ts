import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, NONE } from '$lib/games/helios/data/board';
import { openCells } from '$lib/games/helios/rules/land';
import { coastOf, contourOf, sunMoves } from '$lib/games/helios/rules/sun';
import type { SeatState } from '$lib/games/helios/state';
import { contour, deadEnds, exterior, outcomes, placements } from './by-the-book';
import { scenes, speeds } from './lands';

const sorted = (cells: Iterable<string>): string[] => [...cells].sort();

describe('On any land the rules agree with the book', { timeout: 120_000 }, () => {
  it('on what is outside, on dead ends and the way out of them (HE 8.1)', () => {
    fc.assert(
      fc.property(scenes, ({ land }) => {
        const coast = coastOf(land);
        expect(sorted(CELLS.filter((_, n) => coast.exterior[n] === 1))).toEqual(sorted(exterior(land)));
        const ours = CELLS.flatMap((cell, n) =>
          coast.wayOut[n] === NONE ? [] : [`${cell} ${CELLS[coast.wayOut[n]!]!}`]
        );
        expect(sorted(ours)).toEqual(sorted([...deadEnds(land)].map(([cell, out]) => `${cell} ${out}`)));
      }),
      { numRuns: 300 }
    );
  });

  it('on the coast, edge by edge (HE 8.2, 8.3)', () => {
    fc.assert(
      fc.property(scenes, ({ land, sun }) => {
        const { token, cell, sheet } = contourOf(coastOf(land), sun);
        const ours = token.map((n, k) => ({ token: CELLS[n], cell: CELLS[cell[k]!], sheet: sheet[k] }));
        expect(ours).toEqual(contour(land, sun));
      }),
      { numRuns: 300 }
    );
  });

  it('on every end of every move of the sun, its bank, its revolution and its steps (HE 8.4, 8.5)', () => {
    fc.assert(
      fc.property(scenes, speeds, ({ land, sun }, speed) => {
        const ours = sunMoves(land, sun, speed, true).map((move): [string, number] => [
          `${move.sun.cell} ${move.sun.hug} ${String(move.revolution)}`,
          move.path.length
        ]);
        expect(new Map(ours)).toEqual(outcomes(land, sun, speed));
      }),
      { numRuns: 400 }
    );
  });

  it('on where a token may be laid (HE 7.1)', () => {
    fc.assert(
      fc.property(scenes, ({ land, sun }) => {
        expect(sorted(openCells({ land, sun } as SeatState))).toEqual(sorted(placements(land, sun)));
      }),
      { numRuns: 300 }
    );
  });
});
