import type { Place } from '$lib/play/game-ui';
import type { Cult, Currency, HexId } from '../ids';

/**
 * The names of everything that can be touched. A hex has its printed name; all else says what it is before
 * the colon.
 */
export const bridgeAt = (a: HexId, b: HexId): Place => `bridge:${a}:${b}`;
export const orderSpace = (cult: Cult, value: number): Place => `order:${cult}:${value}`;
export const cultTrack = (cult: Cult): Place => `cult:${cult}`;
export const powerAction = (id: string): Place => `power:${id}`;
export const special = (id: string): Place => `special:${id}`;
export const bonusCard = (id: string): Place => `bonus:${id}`;
export const favourTile = (id: string): Place => `favour:${id}`;
export const scoringTile = (id: string): Place => `score:${id}`;
export const townTile = (id: string): Place => `town:${id}`;
export const terrainOf = (terrain: string): Place => `terrain:${terrain}`;
export const SHIPPING: Place = 'track:shipping';
export const DIGGING: Place = 'track:dig';
/** The priest that the Riverwalkers keep. */
export const PRIEST: Place = 'hand:priest';

/** One at a tap; several by sliding on. */
export const conversion = (from: Currency, to: Currency, n = 1): Place =>
  n === 1 ? `convert:${from}:${to}` : `convert:${from}:${to}:${n}`;
export const burning = (n = 1): Place => (n === 1 ? 'burn' : `burn:${n}`);

/** What kind of thing a place is, and what else its name says. */
export function parts(place: Place): { readonly what: string; readonly rest: readonly string[] } {
  const [what, ...rest] = place.split(':');
  return rest.length === 0 && what !== 'burn' ? { what: 'hex', rest: [place] } : { what: what!, rest };
}

/** On the seat's own board: goods that change hands at a tap are never waited for. */
const OWN = new Set(['track', 'special', 'terrain', 'hand']);
const ROUNDS = new Set(['power', 'bonus', 'score']);
const CULTS = new Set(['cult', 'order', 'favour', 'town']);

export const onOwn = (place: Place): boolean => OWN.has(parts(place).what);
export const onRounds = (place: Place): boolean => ROUNDS.has(parts(place).what);
export const onCults = (place: Place): boolean => CULTS.has(parts(place).what);

/** Tiles and cards that the rules call by their own name. */
const TOLD = /^(ACT[1-6]|BON\d+|FAV\d+|SCORE\d|TW\d)$/;

/** Where the rules speak of the tile or card that lies there. */
export function ruleAt(place: Place): string | null {
  const id = parts(place).rest[0] ?? '';
  return TOLD.test(id) ? `TM ${id}` : null;
}
