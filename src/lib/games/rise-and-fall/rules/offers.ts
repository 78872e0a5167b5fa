import { momentsOf, type Heard, type Offer } from '../moments';
import type { RafPosition } from '../state';
import type { Actor } from './board';

const NONE: readonly Offer[] = [];

const known = new WeakMap<Heard, Map<string, readonly Offer[]>>();

/** What offers an action that is not everybody's to a civilization. */
export function offersOf(position: RafPosition, civ: number, kind: string): readonly Offer[] {
  const heard = momentsOf(position, civ);
  if (heard.actions === undefined) return NONE;
  let kinds = known.get(heard);
  if (kinds === undefined) known.set(heard, (kinds = new Map()));
  let offers = kinds.get(kind);
  if (offers === undefined) kinds.set(kind, (offers = heard.actions.flat().filter((offer) => offer.kind === kind)));
  return offers;
}

/** Whether one of them holds for this piece, which is of the usual kind for the action or not. */
export const isOffered = (offers: readonly Offer[], position: RafPosition, actor: Actor, usual: boolean): boolean =>
  offers.some(
    ({ by, when }) => (by?.includes(actor.piece.type) ?? usual) && (when === undefined || when(position, actor))
  );
