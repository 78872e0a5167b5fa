import { kit } from '../kit';
import { taleNamed, type Journey } from '../moments';
import type { RafPosition, TaleId } from '../state';
import { cell } from './fields';

const journeyOf = (position: RafPosition, what: TaleId): Journey => taleNamed(position, what)!.journey!;

/** An event leads a creature or the Typhoon somewhere. */
export const send = kit.move(
  'send',
  { to: cell },
  {
    rule: 'RF 17.0',
    answers: ['send'],
    candidates: (position, { seat, what, how }) =>
      journeyOf(position, what)
        .targets(position, how)
        .map((to) => ({ kind: 'send', seat, to })),
    check: (position, { to }, { what, how }) =>
      journeyOf(position, what).targets(position, how).includes(to)
        ? null
        : kit.refuse('send.cell', 'RF 17.0', { what, cell: to }),
    effect(draft, { seat, to }, { what, how }) {
      draft.tell('sent', { seat, what, cell: to });
      journeyOf(draft.p, what).arrive(draft, to, how);
    }
  }
);
