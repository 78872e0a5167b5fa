import { ON_PASSING } from '../abilities/passing';
import { FAV12_POINTS, SCORING_TILES, type Goods } from '../data/tiles';
import { factionOf } from '../factions';
import { BUILDINGS, CULTS } from '../ids';
import { cultBonusOf, priestsSent } from '../rules/income';
import { passPoints } from '../rules/passing';
import { capacity } from '../rules/power';
import { canDigDeeper } from '../rules/tracks';
import type { SeatState, TmPosition } from '../state';
import { cardWorth } from './cards';
import { landWorth } from './lands';
import { cultPromise, type Outlook } from './outlook';
import { CARD_ACTION, everyRound, FAVOUR_WORTH, inHand, POWER, received, STRONGHOLD, worthOf } from './worth';

/** How well a seat stands, in points: what it has, and what that promises until the end. */
export function standing(position: TmPosition, outlook: Outlook): number {
  const me = position.seats[outlook.seat]!;
  return (
    me.vp +
    goodsWorth(me, outlook) +
    incomeWorth(me, outlook) +
    cultWorth(position, me, outlook) +
    tileWorth(position, me, outlook) +
    buildingWorth(position, me, outlook) +
    landWorth(position, outlook)
  );
}

/** Of more than one can use in a while the rest is worth less. */
const useful = (n: number, enough: number): number => (n <= enough ? n : enough + 0.45 * (n - enough));

function goodsWorth({ coins, workers, priests, power }: SeatState, { left, weights: w }: Outlook): number {
  const each = inHand(left);
  // At the very end the rules say what goods are worth.
  if (left === 0) {
    return (
      coins * each.coins +
      workers * each.workers +
      priests * each.priests +
      power[1] * each.bowls[1] +
      power[2] * each.bowls[2]
    );
  }
  return (
    useful(coins, 12) * each.coins * w.coins +
    useful(workers, 7) * each.workers * w.workers +
    useful(priests, 4) * each.priests * w.priests +
    power[0] * each.bowls[0] * w.bowlOne +
    power[1] * each.bowls[1] * w.bowlTwo +
    power[2] * each.bowls[2] * w.bowlThree
  );
}

/** Income of structures and favours in all rounds to come; the card's is counted with the card. */
function incomeWorth(me: SeatState, { left, weights: w }: Outlook): number {
  if (left === 0) return 0;
  const { buildings } = factionOf(me);
  const sum = { coins: 0, workers: 0, power: 0, priests: 0 };
  for (const kind of BUILDINGS) {
    const { income } = buildings[kind];
    const at = me.built[kind];
    sum.coins += income.coins?.[at] ?? 0;
    sum.workers += income.workers?.[at] ?? 0;
    sum.power += income.power?.[at] ?? 0;
    sum.priests += income.priests?.[at] ?? 0;
  }
  if (me.favours.includes('FAV7')) [sum.workers, sum.power] = [sum.workers + 1, sum.power + 1];
  if (me.favours.includes('FAV8')) sum.power += 4;
  if (me.favours.includes('FAV9')) sum.coins += 3;
  // Bowls that cannot take the income waste it.
  const lost = Math.max(0, sum.power - capacity(me));
  const weighed = {
    coins: sum.coins * w.coinIncome,
    workers: sum.workers * w.workerIncome,
    priests: sum.priests * w.priestIncome,
    power: sum.power * w.powerIncome
  };
  return everyRound(weighed, left) - lost * POWER;
}

/** Places at the end, power on the way, and the bonuses of this round and those to come. */
function cultWorth(position: TmPosition, me: SeatState, { seat, left, cults, weights: w }: Outlook): number {
  let sum = 0;
  for (const cult of CULTS) {
    const at = me.cults[cult];
    sum +=
      cultPromise(at, cults[cult], left) * (1 - 0.06 * left) * (left === 0 ? 1 : w.cultPlaces) +
      at * 0.12 * Math.min(3, left) * w.cultSteps;
  }
  sum += Math.min(me.keys, 2) * 0.4 * w.keys;
  if (position.round > 0) sum += w.bonusNow * worthOf(cultBonusOf(position, seat), received(Math.max(0, left - 1)));
  for (let round = position.round; round < 5; round++) {
    const { cult, per, gain } = SCORING_TILES[position.scoring[round]!];
    const base = cult === null ? priestsSent(position, seat) : me.cults[cult];
    // Later bonuses can still be prepared, so a part of a step counts as such.
    sum += 0.75 * w.bonusLater * (base / per) * worthOf(gain as Goods, received(Math.max(0, 4 - round)));
  }
  return sum;
}

/** Favours that reward building are of little use to who has nothing to build on. */
const BUILDERS: ReadonlySet<string> = new Set(['FAV10', 'FAV11', 'FAV12']);

const NO_WORTH: readonly [number, number] = [0, 0];

/** Bonus card and favours. */
function tileWorth(position: TmPosition, me: SeatState, { seat, left, card, weights: w }: Outlook): number {
  let sum = 0;
  const passes = left + (me.passed ? 0 : 1);
  if (me.passed) {
    if (me.bonus !== null && left > 0) sum += w.card * cardWorth(position, seat, me.bonus, left);
  } else {
    for (const { source, n } of passPoints(position, seat)) if (source === me.bonus) sum += n;
    sum += w.card * card;
    if (me.bonus !== null && !me.used.includes(me.bonus as 'BON1'))
      sum += 0.6 * w.unusedCard * (CARD_ACTION[me.bonus] ?? 0);
  }
  sum += (ON_PASSING[me.faction!]?.(position, seat) ?? 0) * passes;
  const { D, TP, TE, SH, SA } = me.built;
  const busy = Math.min(1, (D + TP + TE + SH + SA) / 5);
  for (const favour of me.favours) {
    const [each, now] = FAVOUR_WORTH[favour] ?? NO_WORTH;
    sum +=
      each * left * (BUILDERS.has(favour) ? busy * w.buildingFavours : w.otherFavours) +
      (me.passed || me.used.includes(favour as 'FAV6') ? 0 : now);
  }
  if (me.favours.includes('FAV12') && !me.passed) sum += FAV12_POINTS[me.built.TP] ?? 0;
  return sum;
}

/** What structures and tracks make possible. */
function buildingWorth(position: TmPosition, me: SeatState, { left, weights: w }: Outlook): number {
  const faction = factionOf(me);
  let sum = 0;
  if (me.built.SH > 0) {
    const [once, each] = STRONGHOLD[faction.id];
    const unused = faction.action !== undefined && !me.passed && !me.used.includes(faction.action);
    sum += w.strongholdOnce * once * Math.min(1, left / 3) + w.strongholdEach * each * (left + (unused ? 0.6 : 0));
  }
  // Trading posts become temples, strongholds and sanctuaries.
  const open = (me.built.SH > 0 ? 0 : 1) + (3 - me.built.TE) * 0.7;
  sum += Math.min(me.built.TP, open, 2) * 0.85 * w.openPosts * Math.min(left, 3);
  if (me.built.SA === 0) sum += Math.min(me.built.TE, 1) * 0.5 * w.openTemples * Math.min(left, 2);
  if (canDigDeeper(me)) sum -= 0.9 * w.dig * left * (faction.dig!.cost.length - 1 - me.dig);
  if (me.built.SH === 0 || me.built.SA === 0) sum += w.laterStrongholds * laterStrongholds(position, me);
  return sum;
}

/** A stronghold or sanctuary that a later round rewards can wait for it. */
function laterStrongholds(position: TmPosition, me: SeatState): number {
  let best = 0;
  for (let round = position.round; round < 6; round++) {
    const { on, vp } = SCORING_TILES[position.scoring[round]!];
    if (on.includes('SH')) best = Math.max(best, vp * (round === position.round ? 0.5 : 0.3));
  }
  return best * ((me.built.SH === 0 ? 1 : 0) + (me.built.SA === 0 ? 0.4 : 0));
}
