import type { Move } from '$lib/kernel';
import { ACTIONS, ECONOMY, GUILD_FIGURES } from '../../data';
import { actorAt, type Actor } from '../../rules/actors';
import { boardOf } from '../../rules/board';
import { cityTrade, seaTrade, tithe } from '../../rules/income';
import { toll } from '../../rules/piracy';
import { powersOf } from '../../rules/powers';
import { roomFor } from '../../rules/stock';
import type { Card, Cell, RafPosition, Resource } from '../../state';

/** What a piece gets for the asking, by kind of action. */
const GOLD: Readonly<Record<string, (view: RafPosition, actor: Actor) => number>> = {
  tax: (_view, { n, board: { ground } }) => ECONOMY.tax[ground.terrain[n]!] ?? 0,
  trade: (view, actor) => (actor.piece.type === 'ship' ? seaTrade(view, actor) : cityTrade(actor)),
  tithe: (_view, actor) => tithe(actor),
  prospect: () => GUILD_FIGURES.prospect,
  piracy: (view, actor) => toll(view, actor).reduce((sum, { gold }) => sum + gold, 0)
};

/** Gold that the action brings, as far as the bank has it. */
export function goldOf(move: Move, view: RafPosition): number | undefined {
  const card = view.played[move.seat] as Card | null;
  if (card === null || GOLD[move.kind] === undefined) return undefined;
  const actor = actorAt(view, move.seat, card, move['from'] as Cell);
  if ('key' in actor) return undefined;
  const due = GOLD[move.kind]!(view, actor);
  return move.kind === 'piracy' ? due : Math.min(due, view.bank.gold);
}

/** What the ground gives to a piece that may still act. */
export function yieldAt(view: RafPosition, seat: number, cell: Cell): { what: Resource; n: number } | undefined {
  const { ground, byId } = boardOf(view);
  const piece = view.acting.ready.map((id) => byId.get(id)).find((each) => each?.cell === cell);
  const what = piece && ACTIONS.produce[piece.type]?.[ground.terrain[ground.at.get(cell)!]!];
  if (what === undefined) return undefined;
  const due = piece!.type === 'nomad' ? (powersOf(view, seat).yields?.[what] ?? 1) : 1;
  return { what, n: Math.min(due, roomFor(view, seat, what), view.bank[what]) };
}
