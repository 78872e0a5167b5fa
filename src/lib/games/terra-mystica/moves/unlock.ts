import * as v from 'valibot';
import type { Warning } from '$lib/kernel';
import { CYCLE } from '../ids';
import { kit } from '../kit';
import { priestSupply } from '../rules/goods';
import { takePriest, unlockPrice, unlockTerrain } from '../rules/unlock';
import { terrain } from './fields';
import { settledKit } from './kit';

/** The Riverwalkers receive a priest: take it (null), or free a terrain with it (TM 12.20). */
export const unlock = settledKit.move(
  'unlock',
  { terrain: v.nullable(terrain) },
  {
    rule: 'TM 12.20',
    answers: ['unlock'],
    candidates: (_position, { seat }) => [null, ...CYCLE].map((terrain) => ({ kind: 'unlock', seat, terrain })),
    check(position, { seat, terrain }) {
      if (terrain === null) return null;
      const me = position.seats[seat]!;
      if (me.unlocked.includes(terrain)) return kit.refuse('unlock.done', 'TM 12.20', { terrain });
      const lack = unlockPrice(position, seat, terrain) - me.coins;
      return lack > 0 ? kit.refuse('short.coins', 'TM 12.20', { n: lack }) : null;
    },
    effect(draft, { seat, terrain }) {
      if (terrain === null) takePriest(draft, seat);
      else unlockTerrain(draft, seat, terrain);
    },
    warnings: (position, { seat, terrain }): Warning[] =>
      terrain === null && priestSupply(position, seat) === 0 ? [kit.warn('priestLost')] : []
  }
);
