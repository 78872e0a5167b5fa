import {
  BONUSES,
  FAVOURS,
  POWER_ACTIONS,
  SCORINGS,
  TOWNS,
  type BonusId,
  type FavourId,
  type PowerActionId,
  type ScoringId,
  type TownId
} from '../../../ids';

/** A tile, card or action that has a section of the rules to its name. */
export type Tile =
  | { readonly kind: 'favour'; readonly id: FavourId }
  | { readonly kind: 'town'; readonly id: TownId }
  | { readonly kind: 'bonus'; readonly id: BonusId }
  | { readonly kind: 'scoring'; readonly id: ScoringId }
  | { readonly kind: 'action'; readonly id: PowerActionId };

const among = <K extends string>(ids: readonly K[], id: string): id is K => (ids as readonly string[]).includes(id);

export function tileOf(section: string): Tile | null {
  if (among(FAVOURS, section)) return { kind: 'favour', id: section };
  if (among(TOWNS, section)) return { kind: 'town', id: section };
  if (among(BONUSES, section)) return { kind: 'bonus', id: section };
  if (among(SCORINGS, section)) return { kind: 'scoring', id: section };
  return among(POWER_ACTIONS, section) ? { kind: 'action', id: section } : null;
}
