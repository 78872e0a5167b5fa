import type { Seat } from '$lib/kernel';
import { CHARACTER_IDS, CHARACTERS, type CharacterData } from '../data';
import type { CharacterId, HeliosPosition, SeatState } from '../state';

/** What an active character says about the end of the game, or null. */
export function isActive(position: HeliosPosition, seat: Seat, id: CharacterId): CharacterData['end'] | null {
  const { owner, active } = position.characters[id];
  return owner === seat && active ? CHARACTERS[id].end : null;
}

/** What a character counts; those that change another row of the sheet count nothing here (HE 10). */
const COUNTED: Readonly<Record<string, (me: SeatState, position: HeliosPosition) => number>> = {
  flat: () => 1,
  perHouse: (me) => me.temples + me.buildings.length,
  perBonusToken: (me) => Object.values(me.land).filter(({ kind }) => kind === 'bonus').length,
  perToken: (me) => Object.keys(me.land).length,
  perLandColour: (me) =>
    new Set(Object.values(me.land).flatMap((token) => (token.kind === 'land' ? [token.colour] : []))).size,
  sunTrack: (me, { variant }) => (me.speed === 'inf' ? variant.princessAtInfinity : me.speed)
};

export function pointsOf(position: HeliosPosition, seat: Seat, id: CharacterId): number {
  const end = isActive(position, seat, id);
  if (end === null) return 0;
  return (COUNTED[end.type]?.(position.seats[seat]!, position) ?? 0) * (end.points ?? 0);
}

export const characterPoints = (position: HeliosPosition, seat: Seat): number =>
  CHARACTER_IDS.reduce((sum, id) => sum + pointsOf(position, seat, id), 0);
