import type { Place } from '$lib/play/game-ui';
import { TALE_IDS, type Cell, type RafPosition, type TaleId } from '../../state';
import { isCell } from '../place-names';
import { taleAt } from './in-view';

/** A tale of the list beside the board, told from cells by what stands before. */
const TALE = 'tale:';
export const placeOfTale = (tale: TaleId): Place => TALE + tale;

/** The tale that a place speaks of; null where none does. */
export function taleOf(place: Place, view: RafPosition): TaleId | null {
  if (place.startsWith(TALE)) return place.slice(TALE.length) as TaleId;
  if (!isCell(place)) return null;
  return taleAt(view, place) ?? buildingAt(view, place);
}

const BUILDINGS = { bank: 'banks', port: 'ports', capital: 'capital', cathedral: 'cathedral' } as const;

/** What a tale has built there. */
function buildingAt({ pieces }: RafPosition, cell: Cell): TaleId | null {
  for (const { type, cell: at } of pieces) if (at === cell && type in BUILDINGS) return BUILDINGS[type as 'bank'];
  return null;
}

export const ruleOfTale = (tale: string): string => `RF 17.${TALE_IDS.indexOf(tale as TaleId) + 1}`;
