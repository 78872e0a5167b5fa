import { describe, expect, it } from 'vitest';
import type { Game } from '$lib/kernel';
import { anyOptions, conform } from '$lib/kernel/conformance';
import { dice } from '$lib/kernel';
import { toy, toyConfig, type Toy } from './toy';

const run = (game: Game<Toy>, seed = 1, players = 2) =>
  conform(game, { config: toyConfig(players, 20, seed), missingText: () => null, heavyEvery: 1 });

describe('the conformance suite', () => {
  it('finds nothing wrong with a game that keeps the promises', () => {
    for (let seed = 1; seed <= 20; seed++) {
      for (const players of [2, 3, 4]) expect(run(toy, seed, players).problems).toEqual([]);
    }
  });

  it('lets a kind list one of several moves that come to the same', () => {
    const alike = withMove('take', (take) => ({
      partial: true,
      candidates: (toy, decision) => [...take.candidates(toy, decision)].slice(0, 1),
      effect: (toy, move, decision) => take.effect(toy, { ...move, n: 1 }, decision)
    }));
    expect(run(alike).problems).toEqual([]);
  });

  it('reports what it came across', () => {
    const { seen, moves } = run(toy);
    expect(moves).toBeGreaterThan(5);
    expect([...seen.fact]).toEqual(expect.arrayContaining(['bid', 'take', 'first', 'kernel.sealed']));
    expect([...seen.refusal]).toContain('kernel.malformed');
    expect([...seen.phase]).toEqual(['round.bidding', 'round.turns', 'over']);
  });

  /** Each of these games breaks one promise; the suite must notice every one of them. */
  const broken: Record<string, { game: Game<Toy>; complaint: RegExp }> = {
    'lists what it refuses': {
      game: withMove('take', (take) => ({
        candidates: (toy, decision) => [...take.candidates(toy, decision)],
        check: (toy, move, decision) => (toy.owed.length === 1 ? null : take.check(toy, move, decision))
      })),
      complaint: /accepted but not listed|listed/
    },
    'accepts what it does not list': {
      game: withMove('take', (take) => ({
        candidates: (toy, decision) => [...take.candidates(toy, decision)].slice(0, 1)
      })),
      complaint: /accepted but not listed/
    },
    'lists some of many moves that do not come to the same': {
      game: withMove('take', (take) => ({
        partial: true,
        candidates: (toy, decision) => [...take.candidates(toy, decision)].slice(0, 1)
      })),
      complaint: /accepted but not listed/
    },
    'changes its input': {
      game: withMove('take', (take) => ({
        effect: (toy, move, decision) => {
          (toy.hands as number[])[0]! += 0;
          return take.effect(toy, move, decision);
        }
      })),
      complaint: /read only/
    },
    'breaks an invariant': {
      game: { ...toy, invariants: { pebbles: (position) => (position.heap < 20 ? 'a pebble is gone' : null) } },
      complaint: /pebbles is broken: a pebble is gone/
    },
    'writes notation it cannot read': {
      game: { ...toy, notation: { ...toy.notation, read: () => null } },
      complaint: /notation/
    },
    'adds up wrongly': {
      game: { ...toy, score: (position) => ({ ...toy.score(position), totals: position.hands.map(() => 7) }) },
      complaint: /add up/
    },
    'lets a bot cheat': {
      game: { ...toy, bots: { cheat: { choose: (view) => ({ kind: 'take', seat: view.owed[0]!.seat, n: 4 }) } } },
      complaint: /bot cheat/
    },
    'depends on what is hidden': {
      game: { ...toy, view: (position, seat) => (seat === 1 ? { ...position, heap: 0 } : position) },
      complaint: /something it does not see/
    },
    'never ends': {
      game: withMove('take', () => ({
        effect: (toy) => ({ position: { ...toy, owed: [...toy.owed] }, facts: [] })
      })),
      complaint: /does not end/
    }
  };

  for (const [fault, { game, complaint }] of Object.entries(broken)) {
    it(`notices a game that ${fault}`, () => {
      const complaints: string[] = [];
      for (let seed = 1; seed <= 10; seed++) {
        try {
          const { problems } = conform(game, {
            config: toyConfig(2, 20, seed),
            missingText: () => null,
            heavyEvery: 1,
            most: 300
          });
          complaints.push(...problems);
        } catch (thrown) {
          complaints.push(String(thrown));
        }
      }
      expect(complaints.join('\n')).toMatch(complaint);
    });
  }

  it('makes any legal set of options', () => {
    for (let seed = 0; seed < 50; seed++) {
      const options = anyOptions(toy.meta, 2, dice(seed));
      expect(Object.keys(options)).toEqual(['heap', 'dice', 'side']);
      if (options.dice === false) expect(options.side).toBe('a');
    }
  });
});

function withMove(
  kind: string,
  change: (of: Game<Toy>['moves'][string]) => Partial<Game<Toy>['moves'][string]>
): Game<Toy> {
  const move = toy.moves[kind]!;
  return { ...toy, moves: { ...toy.moves, [kind]: { ...move, ...change(move) } } };
}
