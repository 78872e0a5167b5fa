import { defineMove, refusal, type Decision, type Move } from '$lib/kernel';
import * as v from 'valibot';
import { change } from '../draft';
import { dealOf, takeGuilds } from '../rules/guild-deal';
import type { GuildId, RafPosition } from '../state';
import { choices } from './cards';
import { guild, shapeOf } from './shapes';

const maybe = v.nullable(guild);
const shape = shapeOf('guilds', { keep: maybe, also: maybe, pass: maybe });
type Pick = Move & v.InferOutput<typeof shape>;

/** What is kept: nothing, one guild, or two for a novice. */
const keptOf = ({ keep, also }: Pick): GuildId[] => [keep, also].filter((id) => id !== null);

const pickOf = ({ seat }: Decision, [keep = null, also = null]: (GuildId | null)[], pass: GuildId | null): Pick => ({
  kind: 'guilds',
  seat,
  keep,
  also,
  pass
});

/** Of the dealt guilds some are kept, one goes face down to the left, the rest back to the box. */
export const pickGuilds = defineMove<RafPosition, Pick>({
  kind: 'guilds',
  answers: ['guilds'],
  rule: 'RF 11.3',
  shape,
  *candidates(position, decision) {
    const { keep: n, passes } = dealOf(position, decision.seat);
    const dealt = position.dealt[decision.seat]!;
    for (const keep of choices(dealt, n)) {
      if (!passes) yield pickOf(decision, keep, null);
      else for (const pass of dealt) if (!keep.includes(pass)) yield pickOf(decision, keep, pass);
    }
  },
  check(position, move) {
    const { seat, pass } = move;
    const { keep: n, passes } = dealOf(position, seat);
    const dealt = position.dealt[seat]!;
    const kept = keptOf(move);
    const wrong = [...kept, ...(pass === null ? [] : [pass])].find((id) => !dealt.includes(id));
    if (wrong !== undefined) return refusal('guilds.dealt', 'RF 11.3', { guild: wrong });
    if (kept.length !== n) return refusal('guilds.keep', 'RF 11.3', { n });
    if (pass === null && passes) return refusal('guilds.pass', 'RF 11.3');
    if (pass !== null && !passes) return refusal('guilds.noPass', 'RF 11.3');
    // Named in the order they were dealt, each once, and the second only after a first.
    const order = kept.map((id) => dealt.indexOf(id));
    const sorted = order.every((at, i) => i === 0 || at > order[i - 1]!) && (move.keep !== null || n === 0);
    return sorted && (pass === null || !kept.includes(pass)) ? null : refusal('guilds.once', 'RF 11.3');
  },
  effect: (position, move) => change(position, (d) => takeGuilds(d, move.seat, keptOf(move), move.pass))
});
