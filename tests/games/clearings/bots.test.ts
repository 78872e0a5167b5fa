import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/clearings';
import { after, config, hut, playOut, scene, tower } from './table';
import { dice, options, viewOf, type Move } from '$lib/kernel';

const seeds = Array.from({ length: 12 }, (_, n) => n + 1);

/** How many of the games are won by the only steady seat, and by how much on average. */
function against(players: number): { won: number; lead: number } {
  let [won, lead] = [0, 0];
  for (const seed of seeds) {
    const steady = seed % players;
    const bots = Array.from({ length: players }, (_, seat) => (seat === steady ? 'steady' : 'random'));
    const { totals, winners } = game.score(playOut(config(players, seed), bots).position);
    if (winners.includes(steady)) won++;
    lead += totals[steady]! - Math.max(...totals.filter((_, seat) => seat !== steady));
  }
  return { won, lead: lead / seeds.length };
}

const choice = (position: ReturnType<typeof scene>, seat = 0): Move =>
  game.bots['steady']!.choose(viewOf(game, position, seat), options(game, position, seat), dice(1));

describe('Steady', () => {
  it.each([2, 3, 4])('beats the random bots clearly (%i seats)', { timeout: 120_000 }, (players) => {
    const { won, lead } = against(players);
    expect(won).toBeGreaterThanOrEqual(11);
    expect(lead).toBeGreaterThan(5);
  });

  it.each([2, 3, 4])('finishes games against its like (%i seats)', { timeout: 120_000 }, (players) => {
    const { position } = playOut(config(players, 21), Array<string>(players).fill('steady'));
    expect(position.phase).toBe('over');
    expect(Math.min(...game.score(position).totals)).toBeGreaterThan(5);
  });

  it('plays the same game from the same seed', { timeout: 120_000 }, () => {
    const play = () => playOut(config(2, 4), ['steady', 'steady']).moves;
    expect(play()).toEqual(play());
  });

  it('builds where it takes a majority', () => {
    const position = scene({
      land: { '1,0': 'hill' },
      pieces: { '0,0': hut(0), '-2,0': hut(1) },
      goods: [{ wood: 2, stone: 2 }]
    });
    expect(choice(position)).toEqual({ kind: 'build', seat: 0, place: '1,0' });
  });

  it('barters when that pays for something', () => {
    const pieces = { '0,0': hut(0), '-2,0': tower(1) };
    expect(choice(scene({ pieces, goods: [{ stone: 4 }] }))).toEqual({ kind: 'barter', seat: 0, give: 'stone' });
  });

  it('ends its turn rather than barter for nothing', () => {
    const position = after(scene({ pieces: { '0,0': hut(0) }, goods: [{ wood: 4 }] }), { kind: 'pass', seat: 0 });
    expect(choice(position)).toEqual({ kind: 'end', seat: 0 });
  });

  it('welcomes when points are worth more than wood', () => {
    const owed = [{ seat: 0, kind: 'welcome', optional: true, newcomer: 1, place: '1,0' }];
    expect(choice(scene({ goods: [{ wood: 3 }], change: { owed } })).kind).toBe('welcome');
  });

  it('goes for the wood when it has stone only, and the other way round', () => {
    const owed = [0, 1].map((seat) => ({ seat, kind: 'task', group: 'tasks', secret: true }));
    const pieces = { '0,0': hut(0), '-2,0': hut(1) };
    const land = Object.fromEntries(
      ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map((place) => [place, 'hill' as const])
    );
    const asked = (goods: object) => scene({ land, pieces, goods: [goods], change: { owed, phase: 'round.tasks' } });
    expect(choice(asked({ wood: 4 }))['task']).not.toBe('forest');
    expect(choice(asked({ stone: 6 }))['task']).not.toBe('quarry');
  });
});
