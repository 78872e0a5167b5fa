import { refusal } from '$lib/kernel';
import { CARDS, GUILD_FIGURES } from '../data';
import { tell } from '../draft';
import type { Actor } from '../rules/actors';
import { inReserve, pieceOn, piecesOn } from '../rules/board';
import { shortBank } from '../rules/income';
import { removePiece, replacePiece } from '../rules/pieces';
import { ships, toll } from '../rules/piracy';
import { canStand } from '../rules/powers';
import { cannotPay, cannotTake, earn, hand, pay, receive, roomFor } from '../rules/stock';
import { beside, noCliff, noneLeft } from '../rules/targets';
import { RESOURCES, type Resource } from '../state';
import { action } from './action';
import { cell, piece as shapeOfPiece, resource } from './shapes';

const otherThan = (given: Resource): Resource => (given === 'wood' ? 'stone' : 'wood');

/** Alchemists: a Wood for a Stone with the bank, or the reverse. */
export const exchange = action({
  kind: 'exchange',
  rule: 'RF 11.4',
  by: ['nomad'],
  craft: 'exchange',
  fields: { give: resource },
  ways: () => RESOURCES.map((give) => ({ give })),
  refuse: (position, { piece: { owner } }, { give }) =>
    cannotPay(position, owner, { [give]: 1 }, 'RF 11.4') ?? cannotTake(position, owner, otherThan(give), 'RF 11.4'),
  perform(d, { piece: { owner } }, { give }) {
    pay(d, owner, { [give]: 1 });
    receive(d, owner, { [otherThan(give)]: 1 });
    tell(d, 'exchange', { seat: owner, resource: give, into: otherThan(give) });
  }
});

/** Master Jewelers: gold from a mountain; a glacier is none. */
export const prospect = action({
  kind: 'prospect',
  rule: 'RF 11.4',
  by: ['nomad', 'mountaineer'],
  craft: 'prospect',
  fields: {},
  ways: () => [{}],
  refuse(_position, { board: { ground }, n }) {
    const terrain = ground.terrain[n]!;
    return terrain === 'mountain' ? null : refusal('prospect.ground', 'RF 11.4', { terrain });
  },
  perform(d, { piece: { owner, cell } }) {
    tell(d, 'prospect', { seat: owner, cell, n: earn(d, owner, GUILD_FIGURES.prospect) });
  },
  warnings: (position) => shortBank(position, GUILD_FIGURES.prospect)
});

/** Corsairs: every opponent pays for the Ships it has in this sea, as far as its gold goes. */
export const piracy = action({
  kind: 'piracy',
  rule: 'RF 11.4',
  by: ['ship'],
  craft: 'piracy',
  fields: {},
  ways: () => [{}],
  refuse: (position, actor) =>
    toll(position, actor).length > 0
      ? null
      : refusal(ships(position, actor) > 0 ? 'piracy.poor' : 'piracy.none', 'RF 11.4'),
  perform(d, actor) {
    const { owner, cell } = actor.piece;
    for (const { civ, gold } of toll(d.p, actor)) {
      hand(d, civ, owner, { gold });
      tell(d, 'piracy', { seat: owner, other: civ, n: gold, cell });
    }
  }
});

/** Mercenaries: an opposing unit beside the Nomad is driven out. */
export const attack = action({
  kind: 'attack',
  rule: 'RF 11.4',
  by: ['nomad'],
  craft: 'attack',
  fields: { to: cell, target: shapeOfPiece },
  *ways(_position, { piece, board, n }) {
    for (const at of board.ground.sides[n]!) {
      for (const { owner, type } of piecesOn(board, at)) {
        if (owner !== piece.owner) yield { to: board.ground.cells[at]!, target: type };
      }
    }
  },
  refuse(position, actor, { to, target }) {
    const n = beside(actor, to, 'RF 11.4');
    if (typeof n !== 'number') return n;
    const victim = pieceOn(actor.board, n, target);
    if (victim === undefined || victim.owner === actor.piece.owner) {
      return refusal('attack.none', 'RF 11.4', { piece: target, cell: to });
    }
    if (!CARDS[target].unit) return refusal('attack.type', 'RF 11.4', { piece: target });
    return cannotPay(position, actor.piece.owner, { gold: GUILD_FIGURES.attack }, 'RF 11.4');
  },
  perform(d, { piece: { owner }, board }, { to, target }) {
    const victim = pieceOn(board, board.ground.at.get(to)!, target)!;
    pay(d, owner, { gold: GUILD_FIGURES.attack });
    removePiece(d, victim);
    tell(d, 'attack', { seat: owner, other: victim.owner, piece: target, cell: to });
  }
});

/** Thieves' Guild: a resource from the owner of a City beside the Nomad, once for each City. */
export const steal = action({
  kind: 'steal',
  rule: 'RF 11.4',
  by: ['nomad'],
  craft: 'steal',
  fields: { to: cell, take: resource },
  *ways(_position, { piece, board, n }) {
    for (const at of board.ground.sides[n]!) {
      const city = pieceOn(board, at, 'city');
      if (city === undefined || city.owner === piece.owner) continue;
      for (const take of RESOURCES) yield { to: city.cell, take };
    }
  },
  refuse(position, actor, { to, take }) {
    const { owner } = actor.piece;
    const n = beside(actor, to, 'RF 11.4');
    if (typeof n !== 'number') return n;
    const city = pieceOn(actor.board, n, 'city');
    if (city === undefined || city.owner === owner) return refusal('steal.city', 'RF 11.4', { cell: to });
    const cliff = noCliff(actor, n, 'RF 11.4');
    if (cliff !== null) return cliff;
    if (position.acting.robbed.includes(to)) return refusal('steal.twice', 'RF 11.4', { cell: to });
    if (position.civs[city.owner]!.stock[take] < 1) {
      return refusal('steal.nothing', 'RF 11.4', { other: city.owner, resource: take });
    }
    return roomFor(position, owner, take) < 1 ? refusal('steal.full', 'RF 11.4', { resource: take }) : null;
  },
  perform(d, { piece: { owner }, board }, { to, take }) {
    const city = pieceOn(board, board.ground.at.get(to)!, 'city')!;
    hand(d, city.owner, owner, { [take]: 1 });
    d.p.acting = { ...d.p.acting, robbed: [...d.p.acting.robbed, to] };
    tell(d, 'steal', { seat: owner, other: city.owner, resource: take, cell: to });
  }
});

const blocked = ({ board: { merchant }, n }: Actor): boolean => merchant[n] !== undefined;

/** Travelers: a City or a Temple is left, and a Nomad goes from there. */
export const abandon = action({
  kind: 'abandon',
  rule: 'RF 11.4',
  by: ['city', 'temple'],
  craft: 'abandon',
  fields: {},
  ways: () => [{}],
  refuse(position, actor) {
    const { piece, board, n } = actor;
    if (blocked(actor)) return refusal('abandon.merchant', 'RF 11.4', { cell: piece.cell });
    const terrain = board.ground.terrain[n]!;
    if (!canStand(position, piece.owner, 'nomad', terrain)) return refusal('abandon.stand', 'RF 11.4', { terrain });
    return noneLeft(position, piece.owner, 'nomad', 'RF 11.4');
  },
  perform(d, { piece }) {
    replacePiece(d, piece, 'nomad');
    tell(d, 'abandon', { seat: piece.owner, piece: piece.type, cell: piece.cell });
  },
  warnings: (position, { piece: { owner, type } }) =>
    inReserve(position, owner, type) === CARDS[type].supply - 1
      ? [{ key: 'abandon.last', params: { piece: type } }]
      : []
});
