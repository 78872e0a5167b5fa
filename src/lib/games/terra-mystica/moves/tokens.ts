import { kit } from '../kit';
import { award } from '../rules/points';
import { addTokens } from '../rules/power';
import { spadeBonus } from '../rules/spades';
import { settledKit } from './kit';

/** The Shapeshifters pay a point for a token in bowl III (TM 8.4). */
export const takeToken = settledKit.move(
  'takeToken',
  {},
  {
    rule: 'TM 8.4',
    answers: ['token'],
    check: (position, { seat }) => (position.seats[seat]!.vp < 1 ? kit.refuse('short.vp', 'TM 8.4', { n: 1 }) : null),
    effect(draft, { seat }) {
      award(draft, seat, -1, 'faction');
      addTokens(draft, seat, 2, 1);
      draft.tell('tokenTaken', { seat });
    }
  }
);

/** The Dragonlords turn free spades into tokens in bowl I (TM 6.1). */
export const takeSpadeTokens = settledKit.move(
  'takeSpadeTokens',
  {},
  {
    rule: 'TM 6.1',
    answers: ['spadeTokens'],
    effect(draft, { seat }, { n }) {
      addTokens(draft, seat, 0, n);
      draft.tell('spadeTokens', { seat, n });
      if (draft.p.rules.spadeBonus === 'use') spadeBonus(draft, seat, n, draft.p.phase === 'round.actions');
    }
  }
);
