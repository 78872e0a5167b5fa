import { defineMove, refusal } from '$lib/kernel';
import { hasDuties, deferred } from '../rules/queue';
import { allPassed, askTurn } from '../rules/turns';
import type { TmPosition } from '../state';
import { effectOf, shapeOf } from './kit';
import type { EndTurn } from './types';

/** Ends the turn (TM 5.2, T4). */
export const endTurn = defineMove<TmPosition, EndTurn>({
  kind: 'endTurn',
  answers: ['after', 'turn'],
  rule: 'TM 5.2',
  shape: shapeOf('endTurn', {}),
  candidates: ({ rules }, { seat, kind }) => (kind === 'turn' && !rules.looseDouble ? [] : [{ kind: 'endTurn', seat }]),
  check(position, { seat }, decision) {
    const skips = position.rules.looseDouble && decision.double === true;
    if (decision.kind === 'turn' && !skips) return refusal('turn.action', 'TM 5.2');
    if (hasDuties(position, seat)) return refusal('turn.duties', 'TM 5.4');
    // Tokens that left the game with a payment were used, too.
    const burnt = Math.min(position.deed.burnt, position.seats[seat]!.power[2]);
    return burnt > 0 && position.rules.strictBurn ? refusal('burn.unspent', 'TM 7', { n: burnt }) : null;
  },
  effect: effectOf((d) => {
    // With deferred leech the queue is never empty, so the next turn cannot wait for the phases.
    if (deferred(d.p) && !allPassed(d.p)) askTurn(d);
  })
});
