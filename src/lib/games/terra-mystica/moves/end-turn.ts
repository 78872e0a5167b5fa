import { kit } from '../kit';
import { hasDuties, deferred } from '../rules/queue';
import { allPassed, askTurn } from '../rules/turns';
import { settledKit } from './kit';

/** Ends the turn (TM 5.2, T4). */
export const endTurn = settledKit.move(
  'endTurn',
  {},
  {
    rule: 'TM 5.2',
    answers: ['after', 'turn'],
    candidates: ({ rules }, { seat, kind }) =>
      kind === 'turn' && !rules.looseDouble ? [] : [{ kind: 'endTurn', seat }],
    check(position, { seat }, decision) {
      if (decision.kind === 'turn' && !(position.rules.looseDouble && decision.double))
        return kit.refuse('turn.action', 'TM 5.2');
      if (hasDuties(position, seat)) return kit.refuse('turn.duties', 'TM 5.4');
      // Tokens that left the game with a payment were used, too.
      const burnt = Math.min(position.deed.burnt, position.seats[seat]!.power[2]);
      return burnt > 0 && position.rules.strictBurn ? kit.refuse('burn.unspent', 'TM 7', { n: burnt }) : null;
    },
    effect(draft) {
      // With deferred leech the queue is never empty, so the next turn cannot wait for the phases.
      if (deferred(draft.p) && !allPassed(draft.p)) askTurn(draft);
    }
  }
);
