import type { Series } from '$lib/play/game-ui';
import { incomeOf } from '../rules/income';
import type { TmPosition } from '../state';

/** What power pays for each (TM 7): the one measure that all goods share. */
const WORTH = { coins: 1, workers: 3, priests: 5, power: 1 } as const;
const GOODS = ['coins', 'workers', 'priests', 'power'] as const;

/** Curves of the replay besides the points. */
export const series: readonly Series<TmPosition>[] = [
  {
    key: 'series.income',
    of(view, seat) {
      const income = incomeOf(view, seat);
      return GOODS.reduce((sum, good) => sum + WORTH[good] * income[good], 0);
    }
  },
  {
    key: 'series.usable',
    /** Bowl III, and what burning bowl II would add. */
    of(view, seat) {
      const [, two, three] = view.seats[seat]!.power;
      return three + Math.floor(two / 2);
    }
  }
];
