import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, CELLS, LAYOUT, NONE, numberOf } from '$lib/games/helios/data/board';
import { coastOf, contourOf, shoreMoves, sunMoves, sunCandidates, walk } from '$lib/games/helios/rules/sun';
import type { Sun } from '$lib/games/helios/state';
import { scenes, speeds, type Scene } from './lands';

const deadEnd = ({ land }: Scene, cell: string): boolean => coastOf(land).wayOut[numberOf(cell)] !== NONE;

describe('On any land the sun', { timeout: 120_000 }, () => {
  it('has a move, never enters a dead end, and never ends where it began', () => {
    fc.assert(
      fc.property(scenes, speeds, (scene, speed) => {
        const moves = sunMoves(scene.land, scene.sun, speed, true);
        expect(moves.length).toBeGreaterThan(0);
        for (const { path, sun } of moves) {
          expect(sun.cell).not.toBe(scene.sun.cell);
          expect(scene.land[sun.cell]).toBeUndefined();
          expect(around(sun.cell)).toContain(sun.hug);
          expect(scene.land[sun.hug]).toBeDefined();
          let inside = deadEnd(scene, scene.sun.cell);
          for (const cell of path) {
            if (!inside) expect(deadEnd(scene, cell)).toBe(false);
            inside &&= deadEnd(scene, cell);
          }
        }
      }),
      { numRuns: 400 }
    );
  });

  it('goes where a walk says it goes, by the shortest of the ways to one end', () => {
    fc.assert(
      fc.property(scenes, speeds, (scene, speed) => {
        const moves = sunMoves(scene.land, scene.sun, speed, true);
        for (const { path, sun, revolution } of moves) {
          expect(walk(scene.land, scene.sun, speed, path)).toEqual({ sun, revolution });
        }
        const ends = moves.map(({ sun, revolution }) => `${sun.cell} ${sun.hug} ${String(revolution)}`);
        expect(new Set(ends).size).toBe(ends.length);
      }),
      { numRuns: 150 }
    );
  });

  it('may keep to the shore, to the same ends by ways that are never shorter', () => {
    fc.assert(
      fc.property(scenes, speeds, (scene, speed) => {
        const name = (sun: Sun, revolution: boolean) => `${sun.cell} ${sun.hug} ${String(revolution)}`;
        const shortest = new Map(
          sunMoves(scene.land, scene.sun, speed, true).map((move) => [
            name(move.sun, move.revolution),
            move.path.length
          ])
        );
        for (const { path, sun, revolution } of shoreMoves(scene.land, scene.sun, speed, true)) {
          expect(walk(scene.land, scene.sun, speed, path)).toEqual({ sun, revolution });
          expect(shortest.get(name(sun, revolution))).toBeLessThanOrEqual(path.length);
        }
      }),
      { numRuns: 150 }
    );
  });

  it('gets to no end that is not offered, whatever walk it takes', () => {
    fc.assert(
      fc.property(scenes, speeds, fc.array(fc.nat(5), { minLength: 1, maxLength: 20 }), (scene, speed, turns) => {
        // Without a limit there is the Power plant, and then revolutions count for nothing.
        const counts = speed !== 'inf';
        const offered = sunCandidates(scene.land, scene.sun, speed, counts);
        let at = scene.sun;
        const path = turns.map((turn) => {
          const steps = sunMoves(scene.land, at, 1, true);
          at = steps[turn % steps.length]!.sun;
          return at.cell;
        });
        const walked = walk(scene.land, scene.sun, speed, path);
        if ('key' in walked) return;
        const { sun, revolution } = walked;
        expect(offered).toContainEqual(expect.objectContaining({ sun, revolution: counts && revolution }));
      }),
      { numRuns: 400 }
    );
  });

  it('is offered no way twice, and no longer way that does not keep to the shore', () => {
    fc.assert(
      fc.property(scenes, speeds, ({ land, sun }, speed) => {
        const shortest = sunMoves(land, sun, speed, true);
        const offered = sunCandidates(land, sun, speed, true);
        expect(offered.slice(0, shortest.length)).toEqual(shortest);
        const paths = offered.map(({ path }) => path.join(' '));
        expect(new Set(paths).size).toBe(paths.length);
        const shore = new Set(shoreMoves(land, sun, speed, true).map(({ path }) => path.join(' ')));
        for (const path of paths.slice(shortest.length)) expect(shore).toContain(path);
      }),
      { numRuns: 150 }
    );
  });

  it('follows a coast that closes after one lap and passes every outer shore cell', () => {
    fc.assert(
      fc.property(scenes, ({ land, sun }) => {
        const coast = coastOf(land);
        const contour = contourOf(coast, sun);
        const shore = CELLS.filter((_, n) => coast.exterior[n] === 1 && coast.shore[n] === 1);
        expect(new Set(contour.cell.map((n) => CELLS[n]))).toEqual(new Set(shore));
        const yellow = contour.cell.some((n) => LAYOUT.yellow.includes(CELLS[n]!));
        expect(yellow).toBe(true);
      }),
      { numRuns: 300 }
    );
  });

  it('crosses the yellow cells on every lap, one step at a time', () => {
    fc.assert(
      fc.property(scenes, fc.integer({ min: 0, max: 99 }), (scene, taste) => {
        let { sun } = scene;
        const lap = contourOf(coastOf(scene.land), sun).length;
        let revolutions = 0;
        for (let n = 0; n < 2 * lap + 4 && revolutions === 0; n++) {
          const moves = sunMoves(scene.land, sun, 1, true);
          const move = moves[(taste + n) % moves.length]!;
          sun = move.sun;
          if (move.revolution) revolutions++;
        }
        expect(revolutions).toBe(1);
      }),
      { numRuns: 300 }
    );
  });

  it('reaches every open shore cell without a limit', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const coast = coastOf(scene.land);
        const open = CELLS.filter(
          (cell, n) =>
            coast.exterior[n] === 1 && coast.shore[n] === 1 && coast.wayOut[n] === NONE && cell !== scene.sun.cell
        );
        const reached = new Set(sunMoves(scene.land, scene.sun, 'inf', false).map(({ sun }) => sun.cell));
        for (const cell of open) expect(reached).toContain(cell);
      }),
      { numRuns: 200 }
    );
  });
});
