import { dice, hash, randomBot, type Game, type LegalMove, type Move, type Position, type Seat } from '$lib/kernel';

/** The rules of every game, each fetched when it is played; a worker needs none of their texts. */
const RULES = import.meta.glob<Game<Position>>('../games/*/index.ts', { import: 'game' });

export const rulesOf = async (game: string): Promise<Game<Position> | undefined> =>
  RULES[`../games/${game}/index.ts`]?.();

/** All that a bot gets to know: what its seat may see, and what it may do. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly view: Position;
  readonly options: readonly LegalMove[];
  readonly dice: number;
}

/** The seed of a bot's own dice: the same game, move and seat give the same choice on every device. */
export const botDice = (seed: number, n: number, seat: Seat): number =>
  Number.parseInt(hash(`bot ${seed} ${n} ${seat}`).slice(0, 8), 16) | 0;

/** The bot's move. A bot that is not known any more is played by chance, so that the game goes on. */
export async function think({ game, bot, view, options, dice: seed }: BotTask): Promise<Move> {
  const rules = await rulesOf(game);
  const mind = rules !== undefined && Object.hasOwn(rules.bots, bot) ? rules.bots[bot]! : randomBot;
  return mind.choose(view, options, dice(seed));
}
