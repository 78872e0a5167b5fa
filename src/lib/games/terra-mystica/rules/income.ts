import type { Seat } from '$lib/kernel';
import { BONUS_CARDS, FAVOUR_TILES, goods, NO_GOODS, SCORING_TILES, type Goods } from '../data/tiles';
import { factionOf } from '../factions';
import { BUILDINGS, CULTS } from '../ids';
import type { TmPosition } from '../state';

/** One source of income: a kind of structure, a favour or the bonus card. */
interface IncomeSource {
  readonly source: string;
  readonly goods: Goods;
}

/** Income by source (TM 5.1): the index is pieces on the map, so upgrades lower it. */
function incomeSources(position: TmPosition, seat: Seat): IncomeSource[] {
  const me = position.seats[seat]!;
  if (me.faction === null) return [];
  const { buildings } = factionOf(me);
  const sources: IncomeSource[] = BUILDINGS.map((kind) => {
    const { income } = buildings[kind];
    const at = me.built[kind];
    return {
      source: kind,
      goods: goods({
        coins: income.coins?.[at],
        workers: income.workers?.[at],
        power: income.power?.[at],
        priests: income.priests?.[at]
      })
    };
  });
  for (const favour of me.favours) {
    const { income } = FAVOUR_TILES[favour];
    if (income) sources.push({ source: favour, goods: income });
  }
  if (me.bonus !== null) sources.push({ source: me.bonus, goods: BONUS_CARDS[me.bonus].income });
  return sources;
}

/** All income of a seat together: what the next income phase would bring if nothing changed. */
export function incomeOf(position: TmPosition, seat: Seat): Required<Omit<Goods, 'spades'>> {
  const sum = { coins: 0, workers: 0, power: 0, priests: 0 };
  for (const { goods: each } of incomeSources(position, seat)) {
    sum.coins += each.coins ?? 0;
    sum.workers += each.workers ?? 0;
    sum.power += each.power ?? 0;
    sum.priests += each.priests ?? 0;
  }
  return sum;
}

/** The cult bonus of this round's scoring tile (TM 5.5); nothing in round 6. */
export function cultBonusOf(position: TmPosition, seat: Seat): Goods {
  const id = position.scoring[position.round - 1];
  const me = position.seats[seat]!;
  if (id === undefined || position.round >= 6) return NO_GOODS;
  const { cult, per, gain } = SCORING_TILES[id];
  const base = cult === null ? priestsSent(position, seat) : me.cults[cult];
  const n = Math.floor(base / per);
  const { coins = 0, workers = 0, priests = 0, power = 0, spades = 0 } = gain;
  return goods({ coins: coins * n, workers: workers * n, priests: priests * n, power: power * n, spades: spades * n });
}

export const priestsSent = (position: TmPosition, seat: Seat): number =>
  CULTS.reduce((sum, cult) => sum + position.orders[cult].filter((owner) => owner === seat).length, 0);
