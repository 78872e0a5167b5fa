import type { Badge } from '$lib/play/move-ui';
import { actorAt } from '../../rules/actors';
import type { Actor } from '../../rules/board';
import type { RafPosition } from '../../state';
import type { ByPiece } from './by-piece';
import { goldSign } from './signs';

type Gold = (view: RafPosition, actor: Actor) => number;

/** The gold that a piece gets for the asking stands on it. */
export const income = (of: Gold) => ({
  badge({ seat, from }: ByPiece, _change: unknown, view: RafPosition): Badge | undefined {
    const card = view.played[seat] ?? null;
    const actor = card && actorAt(view, seat, card, from);
    const n = actor === null || 'key' in actor ? 0 : of(view, actor);
    return n === 0 ? undefined : goldSign(n);
  }
});

/** The same from the bank, as far as it has any. */
export const bankIncome = (of: Gold) => income((view, actor) => Math.min(of(view, actor), view.bank.gold));
