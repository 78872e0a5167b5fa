import { describe, expect, it } from 'vitest';
import { awaited, begin, headerFor, options, refuse, Session, viewOf } from '$lib/kernel';
import { entryOf, GAMES } from '$lib/games';
import { botDice, rulesOf, think } from '$lib/workers/think';

const game = await entryOf('clearings')!.load();
const config = { players: 3, options: {}, seed: 5 };
const start = begin(game, { ...config, options: Object.fromEntries(game.meta.options.map((o) => [o.key, o.default])) });

describe('bots', () => {
  it('give the same answer for the same game, move and seat', () => {
    expect(botDice(5, 3, 1)).toBe(botDice(5, 3, 1));
    const seeds = [botDice(5, 3, 1), botDice(5, 4, 1), botDice(5, 3, 2), botDice(6, 3, 1)];
    expect(new Set(seeds).size).toBe(4);
  });

  it('play a whole game by what their seat may see, with every bot the game has', async () => {
    for (const { id: bot } of game.meta.bots) {
      const header = headerFor(game, { ...config, options: optionsOf() });
      const played: string[] = [];
      for (let run = 0; run < 2; run++) {
        const session = Session.start(game, header);
        while (!session.over) {
          const { position, length } = session;
          const seat = awaited(position)[0]!;
          const view = viewOf(game, position, seat);
          const task = { game: 'clearings', bot, view, options: options(game, position, seat) };
          const move = await think({ ...task, dice: botDice(header.seed, length, seat) });
          expect(refuse(game, position, move)).toBeNull();
          session.play(move);
        }
        played.push(session.rows.at(-1)!.hash);
      }
      expect(played[0]).toBe(played[1]);
    }
  });

  it('that are not known any more play by chance', async () => {
    const seat = awaited(start.position)[0]!;
    const legal = options(game, start.position, seat);
    const move = await think({ game: 'no such game', bot: 'gone', view: start.position, options: legal, dice: 1 });
    expect(refuse(game, start.position, move)).toBeNull();
  });

  it('find the rules of every game in the house', async () => {
    for (const { meta } of GAMES) {
      expect((await rulesOf(meta.id))?.meta.id).toBe(meta.id);
    }
  });
});

function optionsOf() {
  return Object.fromEntries(game.meta.options.map((option) => [option.key, option.default]));
}
