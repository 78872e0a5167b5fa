import * as v from 'valibot';
import { kit } from '../kit';
import { choices } from '../rules/choices';
import { dealOf, takeGuilds } from '../rules/guild-deal';
import type { GuildId } from '../state';
import { guild } from './fields';

const maybe = v.nullable(guild);

interface Kept {
  readonly keep: GuildId | null;
  readonly also: GuildId | null;
}

/** What is kept: nothing, one guild, or two for a novice. */
const keptOf = ({ keep, also }: Kept): GuildId[] => [keep, also].filter((id) => id !== null);

/** Of the dealt guilds some are kept, one goes face down to the left, the rest back to the box. */
export const pickGuilds = kit.move(
  'guilds',
  { keep: maybe, also: maybe, pass: maybe },
  {
    rule: 'RF 11.3',
    answers: ['guilds'],
    *candidates(position, { seat }) {
      const { keep: n, passes } = dealOf(position, seat);
      const dealt = position.dealt[seat]!;
      for (const [keep = null, also = null] of choices(dealt, n)) {
        const passable = passes ? dealt.filter((id) => id !== keep && id !== also) : [null];
        for (const pass of passable) yield { kind: 'guilds', seat, keep, also, pass };
      }
    },
    check(position, move) {
      const { seat, pass } = move;
      const { keep: n, passes } = dealOf(position, seat);
      const dealt = position.dealt[seat]!;
      const kept = keptOf(move);
      const wrong = [...kept, ...(pass === null ? [] : [pass])].find((id) => !dealt.includes(id));
      if (wrong !== undefined) return kit.refuse('guilds.dealt', 'RF 11.3', { guild: wrong });
      if (kept.length !== n) return kit.refuse('guilds.keep', 'RF 11.3', { n });
      if (pass === null && passes) return kit.refuse('guilds.pass', 'RF 11.3');
      if (pass !== null && !passes) return kit.refuse('guilds.noPass', 'RF 11.3');
      // Named in the order they were dealt, each once, and the second only after a first.
      const order = kept.map((id) => dealt.indexOf(id));
      const sorted = order.every((at, i) => i === 0 || at > order[i - 1]!) && (move.keep !== null || n === 0);
      return sorted && (pass === null || !kept.includes(pass)) ? null : kit.refuse('guilds.once', 'RF 11.3');
    },
    effect: (draft, move) => takeGuilds(draft, move.seat, keptOf(move), move.pass)
  }
);
