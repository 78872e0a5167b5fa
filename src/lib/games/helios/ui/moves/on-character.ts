import type { Move, Seat } from '$lib/kernel';
import type { Place } from '$lib/play/move-ui';
import type { CharacterId } from '../../state';
import { isA, partOf } from '../places';

interface OfCharacter {
  readonly character: CharacterId;
}

/** A move about one character: touched and shown by its card. */
export const onCharacter = (kind: string) => ({
  places: ({ character }: OfCharacter): readonly Place[] => [`who:${character}`],
  picture: ({ character }: OfCharacter): string => `hl-${character}`,
  attempt: (place: Place, seat: Seat): Move | null =>
    isA('who', place) ? { kind, seat, character: partOf(place) } : null
});
