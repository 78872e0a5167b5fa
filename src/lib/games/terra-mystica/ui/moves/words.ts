import type { Move } from '$lib/kernel';
import type { GameUi } from '$lib/ui/game-ui';
import type { TmMove } from '../../moves/types';
import type { TmPosition } from '../../state';

/** A move in words. A few say more than their fields, or less. */
export const describe: GameUi<TmPosition>['describe'] = (given: Move) => {
  const move = given as TmMove;
  const { kind } = move;
  if (kind === 'payTokens') {
    const [one, two, three] = move.bowls;
    return { key: 'move.payTokens.each', params: { one, two, three } };
  }
  if (kind === 'transform' && move.spades === 0) return { key: 'move.transform.bare' };
  if (kind === 'pass' && move.bonus === null) return { key: 'move.pass.last' };
  if (kind === 'sendPriest' && move.value === 1) return { key: 'move.sendPriest.back' };
  if (kind === 'ordain' && move.n === 0) return { key: 'move.ordain.none' };
  if (kind === 'unlock' && move.terrain === null) return { key: 'move.unlock.none' };
  return { key: `move.${kind}.this` };
};
