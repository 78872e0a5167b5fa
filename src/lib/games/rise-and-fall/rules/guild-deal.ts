import { shuffle, type Decision } from '$lib/kernel';
import { GUILD_FIGURES } from '../data';
import { ask, putCiv, tell, type Draft } from '../draft';
import type { GuildId, RafPosition } from '../state';

const leftOf = ({ players }: RafPosition, seat: number): number => (seat + 1) % players;

/** How many of the dealt guilds a seat keeps, and whether it passes one on (RF 11.5). */
export function dealOf(position: RafPosition, seat: number): { readonly keep: number; readonly passes: boolean } {
  const { handicaps } = position.variant;
  const { handicap } = GUILD_FIGURES;
  return { keep: handicap[handicaps[seat]!].keeps, passes: handicap[handicaps[leftOf(position, seat)]!].receives };
}

/** Everybody at once, under cover; who keeps and passes nothing has nothing to choose. */
export function askGuilds(d: Draft): void {
  if (!d.p.variant.guilds) return;
  const decisions: Decision[] = [];
  for (let seat = 0; seat < d.p.players; seat++) {
    const { keep, passes } = dealOf(d.p, seat);
    if (keep > 0 || passes) decisions.push({ seat, kind: 'guilds', keep, passes, group: 'guilds', secret: true });
  }
  ask(d, ...decisions);
}

export function takeGuilds(d: Draft, seat: number, keep: readonly GuildId[], pass: GuildId | null): void {
  putCiv(d, seat, { guilds: [...d.p.civs[seat]!.guilds, ...keep] });
  for (const guild of keep) tell(d, 'guild.kept', { seat, guild });
  if (pass !== null) {
    const other = leftOf(d.p, seat);
    putCiv(d, other, { guilds: [...d.p.civs[other]!.guilds, pass] });
    tell(d, 'guild.passed', { seat: other, other: seat, guild: pass });
  }
  d.p.dealt = d.p.dealt.map((guilds, n) =>
    n === seat ? guilds.filter((id) => id !== pass && !keep.includes(id)) : guilds
  );
}

/** What nobody took joins the guilds that were not dealt, face down. */
export function returnGuilds(d: Draft): void {
  if (!d.p.variant.guilds) return;
  const [deck, random] = shuffle(d.p.random, [...d.p.guildDeck, ...d.p.dealt.flat()]);
  d.p.guildDeck = deck;
  d.p.random = random;
  d.p.dealt = d.p.dealt.map(() => []);
}
