import type { Guild } from './types';

const POINTS = 25;

/** Points for the greatest fortune, if nobody equals it. */
export const capitalists: Guild = {
  id: 'capitalists',
  points({ civs }, civ) {
    const { gold } = civs[civ]!.stock;
    return civs.every(({ stock }, other) => other === civ || stock.gold < gold) ? POINTS : 0;
  }
};
