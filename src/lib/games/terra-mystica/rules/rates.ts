import { factionOf } from '../factions';
import type { Currency } from '../ids';
import type { SeatState } from '../state';

export interface Rate {
  readonly from: Currency;
  readonly to: Currency;
  readonly pay: number;
  readonly get: number;
}

/** TM 7. */
const RATES: readonly Rate[] = [
  { from: 'power', to: 'priests', pay: 5, get: 1 },
  { from: 'power', to: 'workers', pay: 3, get: 1 },
  { from: 'power', to: 'coins', pay: 1, get: 1 },
  { from: 'priests', to: 'workers', pay: 1, get: 1 },
  { from: 'priests', to: 'coins', pay: 1, get: 1 },
  { from: 'workers', to: 'coins', pay: 1, get: 1 }
];

export const ratesOf = (me: SeatState): readonly Rate[] => {
  const own = factionOf(me).rates;
  return own === undefined ? RATES : [...RATES, ...own];
};

export const rateFor = (me: SeatState, from: Currency, to: Currency): Rate | undefined =>
  ratesOf(me).find((rate) => rate.from === from && rate.to === to);

export function held(me: SeatState, currency: Currency): number {
  return currency === 'power' ? me.power[2] : me[currency];
}
