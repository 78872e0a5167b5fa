import { action } from '../moves/action';
import { resource } from '../moves/fields';
import { pay, receive, refusePrice, refuseTaking } from '../rules/stock';
import { RESOURCES, type Resource } from '../state';
import type { Guild } from './types';

const otherThan = (given: Resource): Resource => (given === 'wood' ? 'stone' : 'wood');

/** Alchemists: a Wood for a Stone with the bank, or the reverse. */
export const exchange = action(
  'exchange',
  { give: resource },
  {
    rule: 'RF 11.4',
    by: ['nomad'],
    offered: true,
    candidates: (_position, _actor, { kind, seat, from }) => RESOURCES.map((give) => ({ kind, seat, from, give })),
    refuse: (position, { piece: { owner } }, { give }) =>
      refusePrice(position, owner, { [give]: 1 }, 'RF 11.4') ??
      refuseTaking(position, owner, otherThan(give), 'RF 11.4'),
    effect(draft, { piece: { owner } }, { give }) {
      pay(draft, owner, { [give]: 1 });
      receive(draft, owner, { [otherThan(give)]: 1 });
      draft.tell('exchange', { seat: owner, resource: give, into: otherThan(give) });
    }
  }
);

/** Nomads change a Wood into a Stone, or a Stone into a Wood. */
export const alchemists: Guild = {
  id: 'alchemists',
  actions: [exchange]
};
