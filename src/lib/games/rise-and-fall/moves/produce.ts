import { refusal } from '$lib/kernel';
import { ACTIONS } from '../data';
import { tell } from '../draft';
import type { Actor } from '../rules/actors';
import { powersOf } from '../rules/powers';
import { cannotTake, receive, roomFor } from '../rules/stock';
import type { RafPosition, Resource } from '../state';
import { action } from './action';

const resourceOf = ({ piece, n, board }: Actor): Resource | undefined =>
  ACTIONS.produce[piece.type]?.[board.ground.terrain[n]!];

/** What the ground gives, as much as fits and the bank has. */
function amountOf(position: RafPosition, { piece: { type, owner } }: Actor, resource: Resource): number {
  const due = type === 'nomad' ? (powersOf(position, owner).yields?.[resource] ?? 1) : 1;
  return Math.min(due, roomFor(position, owner, resource), position.bank[resource]);
}

/** Wood from a forest, Stone from a mountain; Mountaineers find Stone on glaciers too. */
export const produce = action({
  kind: 'produce',
  rule: 'RF 8',
  by: ['nomad', 'mountaineer'],
  fields: {},
  ways: (_position, actor) => (resourceOf(actor) === undefined ? [] : [{}]),
  refuse(position, actor) {
    const resource = resourceOf(actor);
    const terrain = actor.board.ground.terrain[actor.n]!;
    if (resource === undefined) return refusal('produce.ground', 'RF 8', { terrain, piece: actor.piece.type });
    return cannotTake(position, actor.piece.owner, resource, 'RF 8');
  },
  perform(d, actor) {
    const resource = resourceOf(actor)!;
    const { owner, type, cell } = actor.piece;
    const n = amountOf(d.p, actor, resource);
    receive(d, owner, { [resource]: n });
    tell(d, 'produce', { seat: owner, piece: type, resource, n, cell });
  },
  warnings(position, actor) {
    const resource = resourceOf(actor)!;
    const due = powersOf(position, actor.piece.owner).yields?.[resource] ?? 1;
    const short = actor.piece.type === 'nomad' && amountOf(position, actor, resource) < due;
    return short ? [{ key: 'produce.less', params: { resource } }] : [];
  }
});
