import { perform, type Bot, type LegalMove, type Move, type MoveTable } from '$lib/kernel';
import { copyPosition } from '../copy';
import { moves } from '../moves';
import { piecesFor } from '../rules/actors';
import type { Card, RafPosition } from '../state';
import { standing } from './standing';

const kinds: MoveTable<RafPosition> = moves;

/** What a move would lead to, as far as a view can tell. */
const after = (view: RafPosition, move: Move): RafPosition => perform(kinds, view, move)!.position;

/** Long lists are mostly moves of Ships: a good part of them shows as much as all. */
const MOST_LOOKED_AT = 120;

/** How much better things can become for each piece of a card, added up; walking counts a little. */
function promiseOf(view: RafPosition, seat: number, card: Card): number {
  const ready = piecesFor(view, seat, card);
  const decision = { seat, kind: 'act', card };
  const acting = { ...copyPosition(view), owed: [decision], acting: { civ: seat, left: [], ready, robbed: [] } };
  const before = standing(acting, seat);
  const best = new Map<unknown, number>();
  for (const kind of Object.values(kinds)) {
    if (!kind.answers.includes('act') || kind.kind === 'move' || kind.kind === 'endActions') continue;
    for (const move of kind.candidates(acting, decision)) {
      if (kind.check(acting, move, decision) !== null) continue;
      const gain = standing(after(acting, move), seat) - before;
      best.set(move['from'], Math.max(best.get(move['from']) ?? 0, gain));
    }
  }
  return ready.length * 0.4 + [...best.values()].reduce((sum, gain) => sum + gain, 0);
}

/** A card in the decline is missed as much as it promises; what stands in the World counts at the end. */
const loss = (view: RafPosition, seat: number, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + promiseOf(view, seat, card), 0) - standing(declined(view, seat, cards), seat);

const declined = (view: RafPosition, seat: number, cards: readonly Card[]): RafPosition => ({
  ...view,
  civs: view.civs.map((civ, n) =>
    n === seat
      ? {
          ...civ,
          hand: civ.hand.filter((card) => !cards.includes(card)),
          discard: civ.discard.filter((card) => !cards.includes(card)),
          decline: [...civ.decline, ...cards]
        }
      : civ
  )
});

function worthOf(view: RafPosition, move: Move): number {
  const { seat } = move;
  switch (move.kind) {
    case 'card':
      return promiseOf(view, seat, move['card'] as Card);
    case 'decline':
      return -loss(view, seat, move['cards'] as Card[]);
    case 'buyBack':
      return standing(after(view, move), seat) + promiseOf(view, seat, move['card'] as Card);
    case 'endActions':
      // A piece that can do something without harm had better do it.
      return standing(view, seat) - 0.01;
    default:
      return standing(after(view, move), seat);
  }
}

/** Building, dealing and exchanging are left to chance: they are a matter of taste. */
const TASTE: ReadonlySet<string> = new Set(['guilds', 'tile', 'lift', 'swap', 'keepGuild', 'lay', 'keepHouse']);

/** Looks one step ahead and takes what leaves it best placed; equals are left to chance. */
export const steady: Bot<RafPosition> = {
  choose(view, options, dice) {
    if (options.length === 1 || TASTE.has(options[0]!.move.kind)) return dice.pick(options).move;
    const looked: LegalMove[] =
      options.length > MOST_LOOKED_AT
        ? options.filter(({ move }) => move.kind !== 'move' && move.kind !== 'deploy').concat(sample(options, dice))
        : [...options];
    let best = -Infinity;
    let equals: Move[] = [];
    for (const { move } of looked) {
      const worth = worthOf(view, move);
      if (worth > best) [best, equals] = [worth, []];
      if (worth === best) equals.push(move);
    }
    return dice.pick(equals);
  }
};

function sample(options: readonly LegalMove[], dice: Parameters<typeof steady.choose>[2]): LegalMove[] {
  return Array.from({ length: MOST_LOOKED_AT / 2 }, () => dice.pick(options));
}
