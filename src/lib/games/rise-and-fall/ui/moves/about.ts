import { refusal, type Refusal, type Seat } from '$lib/kernel';
import type { Place } from '$lib/play/game-ui';
import type { RafPosition } from '../../state';
import { cardAt } from './places';

/** What is decided in the meantime, and where; whatever else is asked has nothing to do with the map. */
const MEANWHILE: ReadonlySet<string> = new Set(['tile', 'lift', 'deploy', 'act']);

/** A card that cannot be touched now says when it can. */
export function about(place: Place, seat: Seat, { owed }: RafPosition): Refusal | null {
  const card = cardAt(place);
  if (card === null) return null;
  const kind = owed.find((decision) => decision.seat === seat)?.kind ?? '';
  return refusal(`card.later.${MEANWHILE.has(kind) ? kind : 'else'}`, 'RF 7.2', { card });
}
