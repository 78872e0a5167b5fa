import type { Ledger } from '$lib/games';
import { FileService } from '$lib/store/file-service';
import type { Ledgers } from '$lib/store/read-text';
import { GameStorage } from '$lib/store/storage';
import { rulesOf } from './think';

/** The notations of the games, where they have one that others use as well. */
const LEDGERS = import.meta.glob<Ledger | undefined>('../games/*/ledger/index.ts', { import: 'ledger' });

export const ledgers: Ledgers = async () => {
  const all = Object.entries(LEDGERS).map(async ([path, load]) => ({
    game: path.split('/')[2]!,
    ledger: await load()
  }));
  return (await Promise.all(all)).flatMap(({ game, ledger }) => (ledger === undefined ? [] : [{ game, ledger }]));
};

/** The service inside a worker: it has its own connection to the disk, and the rules without their texts. */
export const serviceFor = (build: string): FileService =>
  new FileService(
    new GameStorage({
      build,
      catalogue: async (id) => {
        const game = await rulesOf(id);
        return game && { meta: game.meta, load: async () => game };
      }
    }),
    ledgers
  );
