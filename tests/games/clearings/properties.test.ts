import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/clearings';
import { inReach } from '$lib/games/clearings/rules/building';
import { piecesOf, steps } from '$lib/games/clearings/rules/places';
import { largestGroup, weights } from '$lib/games/clearings/scoring';
import { LANDS, type ClearingsPosition } from '$lib/games/clearings/state';
import { anyOptions, freeze } from '$lib/kernel/conformance';
import { apply, chain, dice, difference, hashOf, headerFor, options, replay, viewOf, type Game } from '$lib/kernel';
import { played, playOut } from './table';

const configs = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer() }).map(({ players, seed }) => ({
  players,
  seed,
  options: anyOptions(game.meta, players, dice(seed))
}));

const random = (players: number) => Array<string>(players).fill('random');

/** Any position that random play comes to. */
const positions = fc.tuple(configs, fc.double({ min: 0, max: 1, noNaN: true })).map(([config, part]) => {
  const met: ClearingsPosition[] = [];
  playOut(config, random(config.players), (position) => met.push(position));
  return freeze(met[Math.floor(part * (met.length - 1))]!);
});

describe('At every position of every game', () => {
  it('all conservation laws hold, and the game ends', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(configs, (config) => {
        const { position } = playOut(config, random(config.players), (then) => {
          for (const [name, law] of Object.entries(game.invariants)) expect([name, law(then)]).toEqual([name, null]);
        });
        expect(position.phase).toBe('over');
        expect(game.score(position).winners.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 }
    );
  });

  it('a replay of the moves comes to the same position', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(configs, (config) => {
        const header = headerFor(game as unknown as Game, config);
        const { position, moves } = playOut(config, random(config.players));
        const rows = chain(header, JSON.parse(JSON.stringify(moves)));
        const again = replay(
          game,
          header,
          rows.map((row) => row.move)
        );
        expect(again.ok && hashOf(again.position)).toBe(hashOf(position));
      }),
      { numRuns: 20 }
    );
  });

  it('exactly the listed huts can be built, wherever one taps', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(positions, (position) => {
        const seat = position.owed[0]?.seat ?? 0;
        for (const kind of ['settle', 'build', 'raise']) {
          const listed = options(game, position, seat).filter(({ move }) => move.kind === kind);
          const accepted = Object.keys(position.land).filter(
            (place) => apply(game, position, { kind, seat, place }).ok
          );
          expect(listed.map(({ move }) => move['place']).sort()).toEqual(accepted.sort());
        }
      }),
      { numRuns: 40 }
    );
  });

  it('a seat never has more points than it can account for', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(positions, (position) => {
        position.seats.forEach((_, seat) => {
          const pieces = piecesOf(position, seat);
          expect(largestGroup(position, seat)).toBeLessThanOrEqual(pieces.length);
          const weight = LANDS.reduce((sum, land) => sum + weights(position, land)[seat]!, 0);
          const towers = pieces.filter((place) => position.pieces[place]!.kind === 'tower').length;
          expect(weight).toBe(pieces.length + towers);
        });
      }),
      { numRuns: 40 }
    );
  });

  it('reach is one step from a hut and two from a tower', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(positions, (position) => {
        position.seats.forEach((_, seat) => {
          for (const place of Object.keys(position.land)) {
            const near = piecesOf(position, seat).some((own) => {
              const away = steps(own, place);
              return away > 0 && away <= (position.pieces[own]!.kind === 'tower' ? 2 : 1);
            });
            // A tower's own place is two steps away from itself, there and back; it is taken in any case.
            if (position.pieces[place] === undefined) expect(inReach(position, seat, place)).toBe(near);
          }
        });
      }),
      { numRuns: 20 }
    );
  });

  it('the bag is never read from a view, and every move can be tried on one', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(positions, (position) => {
        const seat = position.owed[0]?.seat ?? 0;
        const turned = { ...position, bag: [...position.bag].reverse() };
        const view = viewOf(game, position, seat);
        expect(viewOf(game, turned, seat)).toEqual(view);
        for (const { move } of options(game, view, seat)) expect(apply(game, view, move).ok).toBe(true);
      }),
      { numRuns: 40 }
    );
  });

  it('a barter always costs one good on balance', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(positions, (position) => {
        for (const { move } of options(game, position).filter((each) => each.move.kind === 'barter')) {
          const { goods } = position.seats[move.seat]!;
          const then = played(position, move).position.seats[move.seat]!.goods;
          const change = difference(goods, then);
          expect(Object.values(change).sort()).toEqual([-2, 1]);
        }
      }),
      { numRuns: 40 }
    );
  });
});
