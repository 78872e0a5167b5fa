import { kit } from '../kit';
import { boardOf } from '../rules/board';
import type { Guild } from './types';

/** Nobody else moves onto or across these pieces. */
export const sentinels: Guild = {
  id: 'sentinels',
  bars(position, holder, { owner }) {
    if (owner === holder) return null;
    const { base, merchant, ports, ground } = boardOf(position);
    const stands = (n: number) => base[n]?.owner === holder || merchant[n]?.owner === holder;
    // Under a bridge and through a Port everything that swims may go.
    const isOpen = (n: number) => ground.bridge?.n === n || ports.has(n);
    return {
      closes: (n, what) => (what === 'enter' && stands(n)) || (what === 'sail' && stands(n) && !isOpen(n)),
      refuse: (n) => kit.refuse('move.guarded', 'RF 11.4', { cell: ground.cells[n]! })
    };
  }
};
