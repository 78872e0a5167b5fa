import type { Goods } from '../../data/tiles';
import { counted } from '../names';

const ORDER = ['coins', 'workers', 'priests', 'power', 'spades'] as const;
export type Good = (typeof ORDER)[number];

/** What there is of each, without what there is not. */
export const amountsOf = (goods: Goods): [Good, number][] =>
  ORDER.flatMap((good): [Good, number][] => (goods[good] ? [[good, goods[good]]] : []));

/** The same in words. */
export const spokenGoods = (goods: Goods): string =>
  amountsOf(goods)
    .map(([good, n]) => counted(good, n))
    .join(', ');
