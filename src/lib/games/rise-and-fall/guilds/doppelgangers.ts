import { kit, putCiv, type Draft } from '../kit';
import { talesOf } from '../moments';
import { guild, seat as otherSeat } from '../moves/fields';
import { afterLoss } from '../rules/guild-loss';
import { pay } from '../rules/stock';
import type { GuildId, RafPosition } from '../state';
import type { Guild } from './types';

/** Gold for the exchange. */
const PRICE = 10;
const THIS: GuildId = 'doppelgangers';

/** What the others hold. */
const targetsOf = ({ civs }: RafPosition, civ: number): { other: number; guild: GuildId }[] =>
  civs.flatMap(({ guilds }, other) => (other === civ ? [] : guilds.map((guild) => ({ other, guild }))));

function exchangeGuilds(draft: Draft, civ: number, other: number, guild: GuildId): void {
  pay(draft, civ, { gold: PRICE });
  const exchanged = (at: number, out: GuildId, into: GuildId) =>
    draft.p.civs[at]!.guilds.map((id) => (id === out ? into : id));
  putCiv(draft, civ, { guilds: exchanged(civ, THIS, guild) });
  putCiv(draft, other, { guilds: exchanged(other, guild, THIS) });
  draft.p.recycling = { ...draft.p.recycling, swapped: true };
  for (const tale of talesOf(draft.p)) {
    tale.guildLeft?.(draft, civ, THIS);
    tale.guildLeft?.(draft, other, guild);
  }
  draft.tell('swap', { seat: civ, other, guild });
  for (const loser of [civ, other]) afterLoss(draft, loser);
}

/** This guild for one that somebody else holds. */
export const swap = kit.move(
  'swap',
  { other: otherSeat, guild },
  {
    rule: 'RF 11.4',
    answers: ['swap'],
    candidates: (position, { seat }) => targetsOf(position, seat).map((target) => ({ kind: 'swap', seat, ...target })),
    check: (position, { seat, other, guild }) =>
      targetsOf(position, seat).some((target) => target.other === other && target.guild === guild)
        ? null
        : kit.refuse('swap.guild', 'RF 11.4', { guild }),
    effect: (draft, { seat, other, guild }) => exchangeGuilds(draft, seat, other, guild)
  }
);

/** They stay what they are. */
export const keepGuild = kit.move(
  'keepGuild',
  {},
  { rule: 'RF 11.4', answers: ['swap'], effect: (draft, { seat }) => draft.tell('keepGuild', { seat }) }
);

/** When cards are recycled, this guild may be exchanged for somebody else's. */
export const doppelgangers: Guild = {
  id: THIS,
  versusOnly: true,
  beforeRecycling(draft, seat) {
    const able = draft.p.civs[seat]!.stock.gold >= PRICE && targetsOf(draft.p, seat).length > 0;
    if (able) draft.ask({ seat, kind: 'swap', price: PRICE, optional: true });
  }
};
