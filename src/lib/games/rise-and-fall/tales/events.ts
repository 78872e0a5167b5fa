import type { Draft } from '../kit';
import { taleNamed } from '../moments';
import type { Seat } from '$lib/kernel';
import type { Cell, RafPosition, TaleId } from '../state';
import { withCreature } from '../world';

/** The holder of the token leads something somewhere; without a choice nobody is asked (RF 17.0). */
export function lead(draft: Draft, seat: Seat, what: TaleId, how = ''): void {
  const { targets, arrive } = taleNamed(draft.p, what)!.journey!;
  const [only, ...others] = targets(draft.p, how);
  if (only === undefined) draft.tell('stays', { what });
  else if (others.length > 0) draft.ask({ seat, kind: 'send', what, how });
  else {
    draft.tell('sent', { seat, what, cell: only });
    arrive(draft, only, how);
  }
}

/** Where a creature stands; undefined if it is not in the World. */
export const creatureCell = ({ world }: RafPosition, id: TaleId): Cell | undefined =>
  world.creatures?.find((creature) => creature.id === id)?.cell;

export function putCreature(draft: Draft, id: TaleId, cell: Cell | null, floods = false): void {
  const at = cell === null ? null : floods ? { cell, floods } : { cell };
  draft.p.world = withCreature(draft.p.world, id, at);
}

/** What a tale keeps, by its name. */
export function keep<T extends NonNullable<RafPosition['tales']>[string]>(draft: Draft, id: TaleId, value: T): void {
  draft.p.tales = { ...draft.p.tales, [id]: value };
}

/** A trophy more lies beside the six. */
export function offerTrophy(draft: Draft, trophy: RafPosition['trophies'][number]): void {
  draft.p.trophies = [...draft.p.trophies, trophy];
}

/** A trophy that nobody can win any more. */
export function withdrawTrophy(draft: Draft, trophy: RafPosition['trophies'][number]): void {
  draft.p.trophies = draft.p.trophies.filter((open) => open !== trophy);
}
