import { kit } from '../kit';
import { action, once } from '../moves/action';
import { warnShortBank } from '../rules/income';
import { earn } from '../rules/stock';
import type { Guild } from './types';

/** Gold for each time. */
export const FIND = 3;

/** Master Jewelers: gold from a mountain; a glacier is none. */
export const prospect = action(
  'prospect',
  {},
  {
    rule: 'RF 11.4',
    by: ['nomad', 'mountaineer'],
    offered: true,
    candidates: once,
    refuse(_position, { board: { ground }, n }) {
      const terrain = ground.terrain[n]!;
      return terrain === 'mountain' ? null : kit.refuse('prospect.ground', 'RF 11.4', { terrain });
    },
    effect(draft, { piece: { owner, cell } }) {
      draft.tell('prospect', { seat: owner, cell, n: earn(draft, owner, FIND) });
    },
    warnings: (position) => warnShortBank(position, FIND)
  }
);

/** Nomads and Mountaineers find gold in mountains, not in glaciers. */
export const masterJewelers: Guild = {
  id: 'masterJewelers',
  actions: [prospect]
};
