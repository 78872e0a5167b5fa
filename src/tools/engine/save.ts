import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerFor, type Game, type GameConfig, type Move } from '$lib/kernel';
import { fileOf } from '$lib/store/files/make';
import { plainSeats } from '$lib/store/seats';
import { folderAt } from './arguments';

/** Writes games as the app itself would save them, a file each: `<game>-<players>-<seed>.plateau.json`. */
export function saver(folder: string, bots: readonly string[]) {
  const place = folderAt(folder);
  mkdirSync(place, { recursive: true });
  return (game: Game, config: GameConfig, moves: readonly Move[]): void => {
    const seats = plainSeats(config.players).map((seat, n) => ({
      ...seat,
      name: `${bots[n % bots.length]} ${n + 1}`
    }));
    const name = `${game.meta.id}-${config.players}-${config.seed}.plateau.json`;
    writeFileSync(
      join(place, name),
      fileOf(game, { header: headerFor(game, config), moves, seats }, { now: Date.now() })
    );
  };
}
