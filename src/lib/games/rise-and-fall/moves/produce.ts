import { kit } from '../kit';
import { productionOf, resourceOf } from '../rules/production';
import { receive, refuseTaking } from '../rules/stock';
import { action, once } from './action';

/** Wood from a forest, Stone from a mountain; Mountaineers find Stone on glaciers too. */
export const produce = action(
  'produce',
  {},
  {
    rule: 'RF 8',
    by: ['nomad', 'mountaineer'],
    candidates: (position, actor, begun) => (resourceOf(actor) === undefined ? [] : once(position, actor, begun)),
    refuse(position, actor) {
      const resource = resourceOf(actor);
      const terrain = actor.board.ground.terrain[actor.n]!;
      if (resource === undefined) return kit.refuse('produce.ground', 'RF 8', { terrain, piece: actor.piece.type });
      return refuseTaking(position, actor.piece.owner, resource, 'RF 8');
    },
    effect(draft, actor) {
      const { resource, n } = productionOf(draft.p, actor)!;
      const { owner, type, cell } = actor.piece;
      receive(draft, owner, { [resource]: n });
      draft.tell('produce', { seat: owner, piece: type, resource, n, cell });
    },
    warnings(position, actor) {
      const made = productionOf(position, actor);
      return made !== undefined && made.n < made.due ? [kit.warn('produce.less', { resource: made.resource })] : [];
    }
  }
);
