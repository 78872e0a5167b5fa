import type { MoveFrom, Refusal, Warning } from '$lib/kernel';
import { factionOf } from '../factions';
import { kit, type Draft } from '../kit';
import { geometry } from '../map';
import { payCultFor, payTokensFor } from '../rules/payments';
import { cultReachAt, reachAt } from '../rules/reach';
import { grantAgain, offerDwelling, payDig, payJump, spadesUsed, turnGround } from '../rules/spades';
import {
  approach,
  boughtTargets,
  canAffordVolcano,
  freeTargets,
  refuseDig,
  stormTargets,
  volcanoPrice
} from '../rules/targets';
import { homeGround, isTerrain, walksFrom } from '../rules/terrain';
import type { TmPosition } from '../state';
import type { Asked } from '../vocabulary/decisions';
import { count, hex, land } from './fields';
import { emptyLand, mainAction, owedTo } from './kit';

const fields = { hex, to: land, spades: count };
type Transform = MoveFrom<'transform', typeof fields>;
type EarthAsked = Asked<'turn' | 'spades' | 'sandstorm'>;
type Terms = Pick<Asked<'spades'>, 'n' | 'buy' | 'build' | 'spread' | 'done'>;

/** In a turn all spades are bought. */
const BOUGHT: Terms = { n: 0, buy: true, build: true, spread: false, done: [] };

const termsOf = (decision: EarthAsked): Terms => (decision.kind === 'spades' ? decision : BOUGHT);

/**
 * Transforming a hex: all of action 1's earth, whoever pays for it (TM 6.1). Free spades come first, the rest
 * is bought where the decision allows it. Giants always use 2 spades; a sandstorm and the volcano factions
 * use none. Tunnel and carpet are implied by the hex.
 */
export const transform = mainAction('transform', fields, {
  rule: 'TM 6.1',
  answers: ['turn', 'spades', 'sandstorm'],
  candidates(position, decision) {
    const { seat, kind } = decision;
    const targets =
      kind === 'turn'
        ? boughtTargets(position, seat)
        : kind === 'spades'
          ? freeTargets(position, decision)
          : stormTargets(position, seat);
    return targets.map(({ hex, to, spades }) => ({ kind: 'transform', seat, hex, to, spades }));
  },
  check(position, move, decision) {
    const hex = emptyLand(position, move.hex, 'TM 6.1');
    if (typeof hex !== 'number') return hex;
    const ground = position.ground[hex]!;
    if (!isTerrain(ground)) return kit.refuse('ground.fixed', 'TM 6.1', { hex: move.hex, ground });
    if (decision.kind === 'sandstorm') return refuseStorm(position, move, hex);
    const { terraform } = factionOf(position.seats[move.seat]!);
    if (terraform === 'none') return kit.refuse('noSpades', 'TM 12.20');
    const { spread, done } = termsOf(decision);
    if (done.includes(move.hex)) return kit.refuse('hex.done', 'TM 6.1', { hex: move.hex });
    const reach = spread ? cultReachAt(position, move.seat, hex) : reachAt(position, move.seat, hex);
    if (reach === 0) return kit.refuse('reach', 'TM 6.9', { hex: move.hex });
    const how = approach(position, hex, reach);
    if (how === 0) return kit.refuse('jumpedAlready', 'TM 6.1', { hex: move.hex });
    return terraform === 'spades'
      ? refuseWalk(position, move, hex, how, decision)
      : refuseVolcano(position, move, hex, decision);
  },
  effect(draft, move, decision) {
    const hex = geometry(draft.p.map).at.get(move.hex)!;
    if (decision.kind === 'sandstorm') {
      turnGround(draft, move.seat, hex, move.to, 0);
      return offerDwelling(draft, move.seat);
    }
    if (factionOf(draft.p.seats[move.seat]!).terraform === 'spades') dig(draft, move, hex, decision);
    else erupt(draft, move, hex);
  },
  warnings: wasted
});

function refuseStorm(position: TmPosition, move: Transform, hex: number): Refusal | null {
  const home = homeGround(position.seats[move.seat]!);
  if (move.to !== home || move.spades !== 0 || position.ground[hex] === home) {
    return kit.refuse('storm.home', 'TM 12.14', { hex: move.hex });
  }
  const near = geometry(position.map).land[hex]!.some((side) => position.pieces[side]?.seat === move.seat);
  return near ? null : kit.refuse('storm.adjacent', 'TM 12.14', { hex: move.hex });
}

function refuseWalk(
  position: TmPosition,
  move: Transform,
  hex: number,
  how: number,
  decision: EarthAsked
): Refusal | null {
  const walks = walksFrom(position.seats[move.seat]!, position.ground[hex]!);
  if (!walks.some(({ to, spades }) => to === move.to && spades === move.spades)) {
    return kit.refuse('walk', 'TM 6.1', { hex: move.hex, to: move.to, spades: move.spades });
  }
  const { n, buy } = termsOf(decision);
  const bought = Math.max(0, move.spades - n);
  if (bought > 0 && !buy) return kit.refuse('spades.few', 'TM 6.1', { n: bought });
  return refuseDig(position, move.seat, hex, how, bought);
}

function refuseVolcano(position: TmPosition, move: Transform, hex: number, decision: EarthAsked): Refusal | null {
  const ground = position.ground[hex]!;
  if (decision.kind !== 'turn' || move.to !== 'VOLCANO' || move.spades !== 0) {
    return kit.refuse('volcano.only', 'TM 6.1', { hex: move.hex });
  }
  if (canAffordVolcano(position, move.seat, ground)) return null;
  const { terraform } = factionOf(position.seats[move.seat]!);
  const n = volcanoPrice(position, move.seat, ground);
  return kit.refuse(terraform === 'cult' ? 'short.cult' : 'short.tokens', 'TM 6.1', { n });
}

function dig(draft: Draft, move: Transform, hex: number, decision: EarthAsked): void {
  const terms = termsOf(decision);
  const { n, build, spread } = terms;
  const reach = spread ? cultReachAt(draft.p, move.seat, hex) : reachAt(draft.p, move.seat, hex);
  const bought = Math.max(0, move.spades - n);
  payJump(draft, move.seat, hex, reach);
  payDig(draft, move.seat, bought);
  turnGround(draft, move.seat, hex, move.to, move.spades);
  spadesUsed(draft, move.seat, move.spades - bought, bought, !spread);
  const home = move.to === homeGround(draft.p.seats[move.seat]!);
  const left = n - move.spades;
  if (left > 0 && (spread || home)) grantAgain(draft, move.seat, left, terms, move.hex);
  else if (build) offerDwelling(draft, move.seat);
}

function erupt(draft: Draft, move: Transform, hex: number): void {
  const n = volcanoPrice(draft.p, move.seat, draft.p.ground[hex]!);
  turnGround(draft, move.seat, hex, move.to, 0);
  if (factionOf(draft.p.seats[move.seat]!).terraform === 'cult') payCultFor(draft, move.seat, n);
  else payTokensFor(draft, move.seat, n);
  offerDwelling(draft, move.seat);
}

/** Spades that would be lost, because the hex does not become home. */
function wasted(position: TmPosition, move: Transform): Warning[] {
  const spades = owedTo(position, move.seat, 'spades');
  if (spades === undefined || spades.spread) return [];
  const lost = spades.n - move.spades;
  const home = move.to === homeGround(position.seats[move.seat]!);
  return lost > 0 && !home ? [kit.warn('spadesLost', { n: lost })] : [];
}
