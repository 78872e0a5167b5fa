import { defineMove, refusal, type Move } from '$lib/kernel';
import * as v from 'valibot';
import { change } from '../draft';
import { dealOf, takeGuilds } from '../rules/guild-deal';
import type { RafPosition } from '../state';
import { choices } from './cards';
import { guild, shapeOf } from './shapes';

const shape = shapeOf('guilds', { keep: v.pipe(v.array(guild), v.maxLength(3)), pass: v.nullable(guild) });

/** Of the dealt guilds some are kept, one goes face down to the left, the rest back to the box. */
export const pickGuilds = defineMove<RafPosition, Move & v.InferOutput<typeof shape>>({
  kind: 'guilds',
  answers: ['guilds'],
  rule: 'RF 11.3',
  shape,
  *candidates(position, { seat }) {
    const { keep: n, passes } = dealOf(position, seat);
    const dealt = position.dealt[seat]!;
    for (const keep of choices(dealt, n)) {
      if (!passes) yield { kind: 'guilds', seat, keep, pass: null };
      else for (const pass of dealt) if (!keep.includes(pass)) yield { kind: 'guilds', seat, keep, pass };
    }
  },
  check(position, { seat, keep, pass }) {
    const { keep: n, passes } = dealOf(position, seat);
    const dealt = position.dealt[seat]!;
    const wrong = [...keep, ...(pass === null ? [] : [pass])].find((id) => !dealt.includes(id));
    if (wrong !== undefined) return refusal('guilds.dealt', 'RF 11.3', { guild: wrong });
    if (keep.length !== n) return refusal('guilds.keep', 'RF 11.3', { n });
    if ((pass !== null) !== passes) return refusal(passes ? 'guilds.pass' : 'guilds.noPass', 'RF 11.3');
    // Named in the order they were dealt, each once.
    const order = keep.map((id) => dealt.indexOf(id));
    const sorted = order.every((at, i) => i === 0 || at > order[i - 1]!);
    return sorted && (pass === null || !keep.includes(pass)) ? null : refusal('guilds.once', 'RF 11.3');
  },
  effect: (position, { seat, keep, pass }) => change(position, (d) => takeGuilds(d, seat, keep, pass))
});
