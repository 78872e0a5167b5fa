import type { Seat } from '$lib/kernel';
import { HIDDEN, type Card, type CivState, type GuildId, type RafPosition } from './state';

const covered = <T extends string>(list: readonly T[]): T[] => list.map(() => HIDDEN as T);

/** Of another's cards one sees how many there are, the top of the discard, and what lies in reserve and decline. */
function fromOutside(civ: CivState): CivState {
  const top = civ.discard.slice(-1);
  return { ...civ, hand: covered<Card>(civ.hand), discard: [...covered<Card>(civ.discard.slice(0, -1)), ...top] };
}

/** What a seat may know (RF 2): guilds lie face down until all have chosen, the unused ones for good. */
export function view(position: RafPosition, seat: Seat | null): RafPosition {
  const { civs, dealt, guildDeck, phase } = position;
  if (phase === 'over') return { ...position, guildDeck: covered<GuildId>(guildDeck) };
  return {
    ...position,
    civs: civs.map((civ, n) => (n === seat ? civ : fromOutside(civ))),
    dealt: dealt.map((guilds, n) => (n === seat ? guilds : covered<GuildId>(guilds))),
    guildDeck: covered<GuildId>(guildDeck)
  };
}
