import type { Dice, Move } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import { FACTION } from '$lib/games/terra-mystica/factions';
import type { FactionId } from '$lib/games/terra-mystica/ids';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import { HERO } from './abilities';

/** How eagerly whoever is watched makes each kind of move. */
const EAGER: Readonly<Record<string, number>> = {
  upgrade: 14,
  build: 8,
  transform: 8,
  specialAction: 14,
  shapeshift: 14,
  powerAction: 6,
  advanceShipping: 1,
  advanceDig: 2,
  sendPriest: 2,
  convert: 1,
  burn: 1,
  pass: 3,
  skip: 1
};

/** What is free and no mere change of goods is hardly ever possible: it is not let by. The rest counts 4. */
const eager = (kind: string): number => EAGER[kind] ?? (game.moves[kind]!.free ? 40 : 4);

/** The neighbour does little: it passes, or builds so that there is power to take. */
const CALM: Readonly<Record<string, number>> = {
  pass: 20,
  upgrade: 6,
  build: 6,
  transform: 1,
  leech: 6,
  declineLeech: 6
};

/** Some move, or null when there is none that leads anywhere. */
export function choose(list: readonly Move[], position: TmPosition, faction: FactionId, chance: Dice): Move | null {
  const sensible = list.filter((move) => fits(move, position, faction));
  if (sensible.length === 0) return null;
  // The rest of a turn offers nothing that its beginning did not.
  const ending = sensible.find(({ kind }) => kind === 'endTurn');
  if (ending !== undefined && sensible.every(({ kind }) => kind === 'endTurn' || kind === 'convert' || kind === 'burn'))
    return ending;
  const kinds = [...new Set(sensible.map(({ kind }) => kind))];
  const { seat } = sensible[0]!;
  const weigh = (kind: string) => 10 * (seat === HERO ? eager(kind) : (CALM[kind] ?? 0));
  const sum = kinds.reduce((total, kind) => total + weigh(kind), 0);
  let at = chance.int(0, sum);
  const kind = kinds.find((one) => (at -= weigh(one)) <= 0) ?? kinds[0]!;
  return chance.pick(sensible.filter((move) => move.kind === kind));
}

/** The factions that are meant, goods one by one, and a neighbour from the base box. */
function fits(move: Move, { seats }: TmPosition, faction: FactionId): boolean {
  if (move.kind === 'convert' || move.kind === 'burn') return move.n === 1;
  if (move.kind !== 'pickFaction') return true;
  if (move.seat === HERO) return move.faction === faction;
  const { board, set } = FACTION[move.faction as FactionId];
  const meets = FACTION[faction].board === board || seats[HERO]!.terrain === FACTION[move.faction as FactionId].home;
  return set === 'base' && !meets && !PLAIN.has(move.faction as FactionId);
}

/** Neighbours whose own ways would only lengthen the journey. */
const PLAIN: ReadonlySet<FactionId> = new Set<FactionId>(['cultists', 'chaos-magicians', 'nomads']);
