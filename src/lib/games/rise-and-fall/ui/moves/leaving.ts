import { answerable, type Move, type Seat } from '$lib/kernel';
import { moveUi } from '$lib/play/move-ui';
import { concede as conceding } from '../../moves/concede';
import { hurry as hurrying } from '../../moves/hurry';
import type { RafPosition } from '../../state';

/** Neither stands on a chip: the one comes with the clock, the other from the menu. */
export const hurry = moveUi(hurrying, { icon: 'rf-card', chip: null });
export const concede = moveUi(conceding, { icon: 'ui-left', chip: null });

/** So many must have chosen before the others can be hurried, up to so many players (RF 7.2). */
const ENOUGH = [
  { players: 6, chosen: 3 },
  { players: 8, chosen: 4 }
] as const;
const SMALL_TABLE = 4;

/** What the count of three leads to: a drawn card for each who is late; null while nobody can be hurried. */
export function hurried(position: RafPosition): Move[] | null {
  const { variant, players, sealed } = position;
  const asked = answerable(position).filter(({ kind }) => kind === 'card');
  if (!variant.hurry || asked.length < 2) return null;
  const late = asked.filter(({ seat }) => !(seat in sealed));
  const chosen = asked.length - late.length;
  const enough =
    players <= SMALL_TABLE ? late.length === 1 : chosen >= ENOUGH.find((each) => players <= each.players)!.chosen;
  return enough && late.length > 0 ? late.map(({ seat }) => ({ kind: 'hurry', seat })) : null;
}

/** Leaving the game, for who is asked something. */
export function conceded(position: RafPosition, seat: Seat): Move | null {
  const asked = answerable(position).some(
    (decision) => decision.seat === seat && conceding.answers.includes(decision.kind)
  );
  return asked ? { kind: 'concede', seat } : null;
}
