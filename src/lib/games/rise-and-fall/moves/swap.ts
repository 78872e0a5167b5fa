import { defineMove, refusal, type Move } from '$lib/kernel';
import type * as v from 'valibot';
import { change, tell } from '../draft';
import { swapGuilds, swapTargets } from '../rules/guild-swap';
import type { RafPosition } from '../state';
import { guild, seat as shapeOfSeat, shapeOf } from './shapes';

const swapShape = shapeOf('swap', { other: shapeOfSeat, guild });

/** Doppelgangers: this guild for one that somebody else holds. */
export const swap = defineMove<RafPosition, Move & v.InferOutput<typeof swapShape>>({
  kind: 'swap',
  answers: ['swap'],
  rule: 'RF 11.4',
  shape: swapShape,
  candidates: (position, { seat }) => swapTargets(position, seat).map((target) => ({ kind: 'swap', seat, ...target })),
  check: (position, { seat, other, guild }) =>
    swapTargets(position, seat).some((target) => target.other === other && target.guild === guild)
      ? null
      : refusal('swap.guild', 'RF 11.4', { guild }),
  effect: (position, { seat, other, guild }) => change(position, (d) => swapGuilds(d, seat, other, guild))
});

const skipShape = shapeOf('keepGuild', {});

export const keepGuild = defineMove<RafPosition, Move & v.InferOutput<typeof skipShape>>({
  kind: 'keepGuild',
  answers: ['swap'],
  rule: 'RF 11.4',
  shape: skipShape,
  candidates: (_position, { seat }) => [{ kind: 'keepGuild', seat }],
  check: () => null,
  effect: (position, { seat }) => change(position, (d) => tell(d, 'keepGuild', { seat }))
});
