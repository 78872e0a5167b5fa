import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/clearings';
import { after, config, first, hut, playOut, scene } from './table';

describe('CL 7.1 Rounds', () => {
  it.each([3, 5, 7])('a game of %i rounds asks for that many tasks', (rounds) => {
    const { position, moves } = playOut(config(2, 3, { rounds }), ['random', 'random']);
    expect(position.round).toBe(rounds);
    expect(moves.filter((move) => move.kind === 'task')).toHaveLength(2 * rounds);
  });
});

describe('CL 7.2 Without ruins', () => {
  it('there are no ruins and no bag', () => {
    const { ruins, bag } = first(3, 1, { ruins: false });
    expect(ruins).toEqual([]);
    expect(bag).toEqual([]);
  });

  it('nobody finds anything', () => {
    const { position } = playOut(config(4, 5, { ruins: false }), Array<string>(4).fill('random'));
    expect(position.seats.flatMap((seat) => seat.finds)).toEqual([]);
  });
});

describe('CL 7.3 Without welcome', () => {
  it('no neighbour is asked', () => {
    const table = { pieces: { '0,0': hut(0), '2,0': hut(1) }, goods: [{ wood: 2 }, { wood: 2 }] };
    const build = { kind: 'build', seat: 0, place: '1,0' };
    expect(after(scene(table), build).owed[0]?.kind).toBe('welcome');
    expect(after(scene({ ...table, change: { welcome: false } }), build).owed[0]?.kind).toBe('finish');
    expect(first(2, 1, { welcome: false }).welcome).toBe(false);
  });
});

describe('The lobby', () => {
  it('offers every bot the game has', () => {
    expect(game.meta.bots.map((bot) => bot.id).sort()).toEqual(Object.keys(game.bots).sort());
  });
});
