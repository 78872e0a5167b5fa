import { shuffle } from '$lib/kernel';
import { GUILD_FIGURES } from '../data';
import { putCiv, type Asked, type Draft } from '../kit';
import type { GuildId, RafPosition } from '../state';

const leftOf = ({ players }: RafPosition, seat: number): number => (seat + 1) % players;

/** How many of the dealt guilds a seat keeps, and whether it passes one on (RF 11.5). */
export function dealOf(position: RafPosition, seat: number): { readonly keep: number; readonly passes: boolean } {
  const { handicaps } = position.variant;
  const { handicap } = GUILD_FIGURES;
  return { keep: handicap[handicaps[seat]!].keeps, passes: handicap[handicaps[leftOf(position, seat)]!].receives };
}

/** Everybody at once, under cover; who keeps and passes nothing has nothing to choose. */
export function askGuilds(draft: Draft): void {
  if (!draft.p.variant.guilds) return;
  const decisions: Asked<'guilds'>[] = [];
  for (let seat = 0; seat < draft.p.players; seat++) {
    const { keep, passes } = dealOf(draft.p, seat);
    if (keep > 0 || passes) decisions.push({ seat, kind: 'guilds', keep, passes, group: 'guilds', secret: true });
  }
  draft.ask(...decisions);
}

export function takeGuilds(draft: Draft, seat: number, keep: readonly GuildId[], pass: GuildId | null): void {
  putCiv(draft, seat, { guilds: [...draft.p.civs[seat]!.guilds, ...keep] });
  for (const guild of keep) draft.tell('guild.kept', { seat, guild });
  if (pass !== null) {
    const other = leftOf(draft.p, seat);
    putCiv(draft, other, { guilds: [...draft.p.civs[other]!.guilds, pass] });
    draft.tell('guild.passed', { seat: other, other: seat, guild: pass });
  }
  draft.p.dealt = draft.p.dealt.map((guilds, n) =>
    n === seat ? guilds.filter((id) => id !== pass && !keep.includes(id)) : guilds
  );
}

/** What nobody took joins the guilds that were not dealt, face down. */
export function returnGuilds(draft: Draft): void {
  if (!draft.p.variant.guilds) return;
  const [deck, random] = shuffle(draft.p.random, [...draft.p.guildDeck, ...draft.p.dealt.flat()]);
  draft.p.guildDeck = deck;
  draft.p.random = random;
  draft.p.dealt = draft.p.dealt.map(() => []);
}
