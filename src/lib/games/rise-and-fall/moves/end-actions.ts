import { kit } from '../kit';

/** Pieces may be left idle at any time. */
export const endActions = kit.move(
  'endActions',
  {},
  {
    rule: 'RF 7.3',
    answers: ['act'],
    effect(draft, { seat }) {
      const n = draft.p.acting.ready.length;
      draft.p.acting = { ...draft.p.acting, ready: [] };
      draft.tell('endActions', { seat, n });
    },
    warnings: ({ acting }) => (acting.ready.length > 0 ? [kit.warn('idle', { n: acting.ready.length })] : [])
  }
);
