import {
  apply,
  awaited,
  begin,
  dice,
  options,
  over,
  readOptions,
  type Dice,
  type GameConfig,
  type Move
} from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';

/** How many games are tried, and how long the one that is taken may be. */
const GAMES = 400;
const LONGEST = 190;

export const INTRODUCTORY: GameConfig = {
  players: 2,
  options: readOptions(game.meta, { setup: 'introductory' }, 2),
  seed: 1
};

/** How eagerly each kind of move is made; the rest counts 4. */
const EAGER: Readonly<Record<string, number>> = {
  upgrade: 12,
  build: 12,
  transform: 8,
  specialAction: 12,
  leech: 12,
  sendPriest: 3,
  convert: 0.3,
  burn: 0.3,
  pass: 0.3,
  skip: 0.6
};

/** A whole introductory game for two in which as many kinds of things as possible happen, and points are made. */
export function introductoryGame(): readonly Move[] {
  let best: { moves: readonly Move[]; worth: number } | null = null;
  for (let n = 1; n <= GAMES; n++) {
    const played = playOut(dice(n));
    if (played !== null && played.worth > (best?.worth ?? 0)) best = played;
  }
  if (best === null) throw new Error('No introductory game is short enough');
  return best.moves;
}

function playOut(chance: Dice): { moves: readonly Move[]; worth: number } | null {
  const moves: Move[] = [];
  const kinds = new Set<string>();
  let { position } = begin(game, INTRODUCTORY);
  while (!over(game, position)) {
    if (moves.length === LONGEST) return null;
    const list = options(game, position, awaited(position)[0]!).map(({ move }) => move);
    const move = choose(list, chance);
    const played = apply(game, position, move);
    if (!played.ok) throw new Error(played.refusal.key);
    moves.push(move);
    position = played.position;
    for (const { kind } of played.facts) kinds.add(kind);
  }
  const points = game.score(position).totals.reduce((sum, n) => sum + n, 0);
  return { moves, worth: 10 * kinds.size + points };
}

function choose(list: readonly Move[], chance: Dice): Move {
  const ending = list.find(({ kind }) => kind === 'endTurn');
  if (ending !== undefined && chance.int(1, 30) > 1) return ending;
  const single = list.filter(({ kind, n }) => (kind !== 'convert' && kind !== 'burn') || n === 1);
  const kinds = [...new Set(single.map(({ kind }) => kind))];
  const weigh = (kind: string) => Math.round(10 * (EAGER[kind] ?? 4));
  let at = chance.int(
    0,
    kinds.reduce((sum, kind) => sum + weigh(kind), 0)
  );
  const kind = kinds.find((one) => (at -= weigh(one)) <= 0) ?? kinds[0]!;
  return chance.pick(single.filter((move) => move.kind === kind));
}
