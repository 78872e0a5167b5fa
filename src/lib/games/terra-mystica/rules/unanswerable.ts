import { factionOf } from '../factions';
import { FAVOURS } from '../ids';
import type { TmPosition } from '../state';
import type { Asked } from '../vocabulary/decisions';
import { bridgeSites } from './bridges';
import { freeKeys, topTaken, TOP } from './cults';
import { canPay, priestSupply } from './goods';
import { PIECES } from './structures';
import { freeTargets } from './targets';

/** A decision that nothing can answer any more falls away (TM 5.4, D26). */
export function isUnanswerable(position: TmPosition, decision: Asked): boolean {
  const me = position.seats[decision.seat]!;
  switch (decision.kind) {
    case 'favour':
      return FAVOURS.every((favour) => position.favours[favour] === 0 || me.favours.includes(favour));
    case 'bridge':
      return decision.optional === true && bridgeSites(position, decision.seat).length === 0;
    case 'tenth':
      return (
        freeKeys(me) < 1 ||
        decision.cults.every((cult) => me.cults[cult] === TOP || topTaken(position, decision.seat, cult))
      );
    case 'token':
      return me.vp < 1;
    case 'dwelling':
      return (
        me.built.D >= PIECES.D ||
        (alone(position, decision) && !position.rules.midAction && !canPay(me, factionOf(me).buildings.D.cost))
      );
    case 'ordination':
      return (
        alone(position, decision) &&
        !position.rules.midAction &&
        Math.min(me.workers, priestSupply(position, decision.seat)) === 0
      );
    case 'spades':
      // A ledger says itself that spades are lost (TM 15, S15).
      return decision.optional === true && !position.rules.allowDrop && freeTargets(position, decision).length === 0;
    default:
      return false;
  }
}

/** Nothing else that this seat could do first would change what it has. */
const alone = (position: TmPosition, decision: Asked): boolean =>
  position.owed.every(
    (other) => other === decision || other.seat !== decision.seat || other.kind === 'after' || other.kind === 'turn'
  );
