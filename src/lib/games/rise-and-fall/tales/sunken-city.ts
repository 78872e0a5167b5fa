import * as v from 'valibot';
import { TALE_FIGURES } from '../data/tales';
import { kit } from '../kit';
import { action } from '../moves/action';
import { warnShortBank } from '../rules/income';
import { setUpOf } from '../rules/laying';
import { earn, receive, refuseTaking } from '../rules/stock';
import { countOn, strictlyMost, zoneOf } from '../rules/zones';
import { enclosed, fits, neighbours, override, terrain, withHole } from '../world';
import { onOneCell } from './places';
import type { Tale } from './types';

const ID = 'sunkenCity';
const RULE = 'RF 17.12';
const { gold: GOLD, points: POINTS } = TALE_FIGURES.sunkenCity;
const ALL_ROUND = 6;

/** A Ship on it or beside it brings something up. */
export const treasure = action(
  'treasure',
  { take: v.picklist(['gold', 'wood', 'stone']) },
  {
    rule: RULE,
    by: ['ship'],
    offered: 'tale',
    candidates: (_position, _actor, { kind, seat, from }) =>
      (['gold', 'wood', 'stone'] as const).map((take) => ({ kind, seat, from, take })),
    refuse(position, { piece, n }, { take }) {
      if (!zoneOf(position.world, ID).near.has(n)) return kit.refuse('treasure.far', RULE);
      return take === 'gold' ? null : refuseTaking(position, piece.owner, take, RULE);
    },
    effect(draft, { piece: { owner, cell } }, { take }) {
      if (take === 'gold') {
        draft.tell('treasure.gold', { seat: owner, cell, n: earn(draft, owner, GOLD) });
        return;
      }
      receive(draft, owner, { [take]: 1 });
      draft.tell('treasure.found', { seat: owner, cell, resource: take });
    },
    warnings: (position, _actor, { take }) => (take === 'gold' ? warnShortBank(position, GOLD) : [])
  }
);

/** It fills the one cell that the sea tiles leave open; if they leave none it is laid on the open sea. */
export const sunkenCity: Tale = {
  id: ID,
  actions: [treasure],
  fewer: { plain: 1 },
  prepare(draft) {
    draft.p.world = withHole(draft.p.world, 'may');
  },
  beforeTile(draft, tier, left) {
    if (tier !== 'sea' || left > 1 || draft.p.world.hole === undefined) return;
    const must = withHole(draft.p.world, 'must');
    if (fits(must, 'sea')) draft.p.world = must;
  },
  tileLaid(draft, seat) {
    const { world } = draft.p;
    const [hole] = world.hole === undefined ? [] : enclosed(world);
    if (hole === undefined) return;
    draft.p.world = override(withHole(world, null), hole, { terrain: 'sea', special: ID });
    draft.tell('laid', { seat, what: ID, cell: hole });
  },
  setUp: [
    {
      after: 'sea',
      ask(draft, seat) {
        if (draft.p.world.hole === undefined) return false;
        draft.p.world = withHole(draft.p.world, null);
        return setUpOf(ID, 'sea').ask(draft, seat);
      }
    }
  ],
  place: onOneCell(ID, RULE, ['sea'], { terrain: 'sea' }, ({ world }, to) => {
    const seas = neighbours(world, to).filter((beside) => terrain(world, beside) === 'sea');
    return seas.length === ALL_ROUND ? null : kit.refuse('lay.beside', RULE, { what: ID, cell: to });
  }),
  points: (position, civ) => (strictlyMost(countOn(position, zoneOf(position.world, ID).near)) === civ ? POINTS : 0)
};
