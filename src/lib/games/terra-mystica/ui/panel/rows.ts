import type { Goods } from '../../data/tiles';
import type { Faction } from '../../factions';
import type { BuildingData } from '../../factions/faction';
import type { Building } from '../../ids';
import { PIECES } from '../../rules/structures';
import type { SeatState } from '../../state';

const GOODS = ['coins', 'workers', 'priests', 'power'] as const;

/** A place of a building on the faction board: covered by its piece, or open with the income it brings. */
export interface Slot {
  readonly open: boolean;
  readonly brings: Goods;
}

export interface Row {
  readonly kind: Building;
  readonly data: BuildingData;
  /** What comes without any piece on the map. */
  readonly base: Goods;
  readonly slots: readonly Slot[];
}

/** What the n-th piece adds to the income. */
function added({ income }: BuildingData, n: number): Goods {
  const goods: Record<string, number> = {};
  for (const good of GOODS) {
    const list = income[good];
    if (list !== undefined) goods[good] = (list[n] ?? 0) - (n === 0 ? 0 : (list[n - 1] ?? 0));
  }
  return goods;
}

export function rowOf(faction: Faction, me: SeatState, kind: Building): Row {
  const data = faction.buildings[kind];
  return {
    kind,
    data,
    base: added(data, 0),
    slots: Array.from({ length: PIECES[kind] }, (_, i) => ({ open: i < me.built[kind], brings: added(data, i + 1) }))
  };
}
