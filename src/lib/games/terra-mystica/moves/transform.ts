import { defineMove, refusal, type Decision, type Refusal, type Warning } from '$lib/kernel';
import type { Draft } from '../draft';
import { factionOf } from '../factions';
import { geometry } from '../map';
import { payCultFor, payTokensFor } from '../rules/payments';
import { cultReachAt, reachAt } from '../rules/reach';
import { grantedAgain } from '../rules/spend';
import { offerDwelling, payDig, payJump, spadesUsed, turnGround } from '../rules/spades';
import {
  approach,
  boughtTargets,
  canAffordVolcano,
  freeTargets,
  shortForDig,
  stormTargets,
  volcanoPrice
} from '../rules/targets';
import { homeGround, isTerrain, walksFrom } from '../rules/terrain';
import type { TmPosition } from '../state';
import { actionOf, emptyLand, shapeOf, shapes } from './kit';
import type { Transform } from './types';

interface Spades {
  readonly n: number;
  readonly buy: boolean;
  readonly build: boolean;
  readonly spread: boolean;
  readonly done: readonly string[];
}

const terms = (decision: Decision): Spades =>
  decision.kind === 'spades'
    ? (decision as unknown as Spades)
    : { n: 0, buy: true, build: true, spread: false, done: [] };

/** Transforming a hex: all of action 1's earth, whoever pays for it (TM 6.1). */
export const transform = defineMove<TmPosition, Transform>({
  kind: 'transform',
  answers: ['turn', 'spades', 'sandstorm'],
  rule: 'TM 6.1',
  shape: shapeOf('transform', { hex: shapes.hex, to: shapes.ground, spades: shapes.count }),
  candidates(position, decision) {
    const { seat, kind } = decision;
    const targets =
      kind === 'turn'
        ? boughtTargets(position, seat)
        : kind === 'spades'
          ? freeTargets(position, decision)
          : stormTargets(position, seat);
    return targets.map(({ hex, to, spades }) => ({ kind: 'transform' as const, seat, hex, to, spades }));
  },
  check(position, move, decision) {
    const hex = emptyLand(position, move.hex, 'TM 6.1');
    if (typeof hex !== 'number') return hex;
    const ground = position.ground[hex]!;
    if (!isTerrain(ground)) return refusal('ground.fixed', 'TM 6.1', { hex: move.hex, ground });
    if (decision.kind === 'sandstorm') return refuseStorm(position, move, hex);
    const { terraform } = factionOf(position.seats[move.seat]!);
    if (terraform === 'none') return refusal('noSpades', 'TM 12.20');
    const { spread, done } = terms(decision);
    if (done.includes(move.hex)) return refusal('hex.done', 'TM 6.1', { hex: move.hex });
    const reach = spread ? cultReachAt(position, move.seat, hex) : reachAt(position, move.seat, hex);
    if (reach === 0) return refusal('reach', 'TM 6.9', { hex: move.hex });
    const how = approach(position, hex, reach);
    if (how === 0) return refusal('jumpedAlready', 'TM 6.1', { hex: move.hex });
    return terraform === 'spades'
      ? refuseWalk(position, move, hex, how, decision)
      : refuseVolcano(position, move, hex, decision);
  },
  effect: actionOf((d, move, decision) => {
    const hex = geometry(d.p.map).at.get(move.hex)!;
    if (decision.kind === 'sandstorm') {
      turnGround(d, move.seat, hex, move.to, 0);
      return offerDwelling(d, move.seat);
    }
    if (factionOf(d.p.seats[move.seat]!).terraform === 'spades') dig(d, move, hex, decision);
    else erupt(d, move, hex);
  }),
  warnings: (position, move) => wasted(position, move)
});

function refuseStorm(position: TmPosition, move: Transform, hex: number): Refusal | null {
  const home = homeGround(position.seats[move.seat]!);
  if (move.to !== home || move.spades !== 0 || position.ground[hex] === home) {
    return refusal('storm.home', 'TM 12.14', { hex: move.hex });
  }
  const near = geometry(position.map).land[hex]!.some((side) => position.pieces[side]?.seat === move.seat);
  return near ? null : refusal('storm.adjacent', 'TM 12.14', { hex: move.hex });
}

function refuseWalk(
  position: TmPosition,
  move: Transform,
  hex: number,
  how: number,
  decision: Decision
): Refusal | null {
  const walks = walksFrom(position.seats[move.seat]!, position.ground[hex]!);
  if (!walks.some(({ to, spades }) => to === move.to && spades === move.spades)) {
    return refusal('walk', 'TM 6.1', { hex: move.hex, to: move.to, spades: move.spades });
  }
  const { n, buy } = terms(decision);
  const bought = Math.max(0, move.spades - n);
  if (bought > 0 && !buy) return refusal('spades.few', 'TM 6.1', { n: bought });
  return shortForDig(position, move.seat, hex, how, bought);
}

function refuseVolcano(position: TmPosition, move: Transform, hex: number, decision: Decision): Refusal | null {
  const ground = position.ground[hex]!;
  if (decision.kind !== 'turn' || move.to !== 'VOLCANO' || move.spades !== 0) {
    return refusal('volcano.only', 'TM 6.1', { hex: move.hex });
  }
  if (canAffordVolcano(position, move.seat, ground)) return null;
  const { terraform } = factionOf(position.seats[move.seat]!);
  const n = volcanoPrice(position, move.seat, ground);
  return refusal(terraform === 'cult' ? 'short.cult' : 'short.tokens', 'TM 6.1', { n });
}

function dig(d: Draft, move: Transform, hex: number, decision: Decision): void {
  const { n, build, spread } = terms(decision);
  const reach = spread ? cultReachAt(d.p, move.seat, hex) : reachAt(d.p, move.seat, hex);
  const bought = Math.max(0, move.spades - n);
  payJump(d, move.seat, hex, reach);
  payDig(d, move.seat, bought);
  turnGround(d, move.seat, hex, move.to, move.spades);
  spadesUsed(d, move.seat, move.spades - bought, bought, !spread);
  const home = move.to === homeGround(d.p.seats[move.seat]!);
  const left = n - move.spades;
  if (left > 0 && (spread || home)) grantedAgain(d, move.seat, left, decision, move.hex);
  else if (build) offerDwelling(d, move.seat);
}

function erupt(d: Draft, move: Transform, hex: number): void {
  const n = volcanoPrice(d.p, move.seat, d.p.ground[hex]!);
  turnGround(d, move.seat, hex, move.to, 0);
  if (factionOf(d.p.seats[move.seat]!).terraform === 'cult') payCultFor(d, move.seat, n);
  else payTokensFor(d, move.seat, n);
  offerDwelling(d, move.seat);
}

/** Spades that would be lost, because the hex does not become home. */
function wasted(position: TmPosition, move: Transform): Warning[] {
  const spades = position.owed.find(({ seat, kind }) => seat === move.seat && kind === 'spades');
  if (spades === undefined || spades.spread === true) return [];
  const lost = Number(spades.n) - move.spades;
  const home = move.to === homeGround(position.seats[move.seat]!);
  return lost > 0 && !home ? [{ key: 'spadesLost', params: { n: lost } }] : [];
}
