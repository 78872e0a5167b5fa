import { kit } from '../kit';
import { extinguish } from '../rules/extinction';

/** Whoever is asked something during the turns may leave the game instead: extinct at once (RF 9.3, D32). */
export const concede = kit.move(
  'concede',
  {},
  {
    rule: 'RF 9.3',
    answers: ['card', 'act', 'decline', 'buyBack', 'buyBack.forced', 'swap'],
    candidates: () => [],
    effect(draft, { seat }) {
      draft.tell('concede', { seat });
      extinguish(draft, seat);
      if (draft.p.acting.civ === seat) draft.p.acting = { ...draft.p.acting, ready: [] };
    }
  }
);
