import { defineMove, refusal } from '$lib/kernel';
import { tell } from '../draft';
import { award } from '../rules/points';
import { addTokens } from '../rules/power';
import { spadeBonus } from '../rules/spades';
import type { TmPosition } from '../state';
import { effectOf, shapeOf } from './kit';
import type { TakeSpadeTokens, TakeToken } from './types';

/** The Shapeshifters pay a point for a token in bowl III (TM 8.4). */
export const takeToken = defineMove<TmPosition, TakeToken>({
  kind: 'takeToken',
  answers: ['token'],
  rule: 'TM 8.4',
  shape: shapeOf('takeToken', {}),
  candidates: (_position, { seat }) => [{ kind: 'takeToken', seat }],
  check: (position, { seat }) => (position.seats[seat]!.vp < 1 ? refusal('short.vp', 'TM 8.4', { n: 1 }) : null),
  effect: effectOf((d, { seat }) => {
    award(d, seat, -1, 'faction');
    addTokens(d, seat, 2, 1);
    tell(d, { kind: 'tokenTaken', seat });
  })
});

/** The Dragonlords turn free spades into tokens in bowl I (TM 6.1). */
export const takeSpadeTokens = defineMove<TmPosition, TakeSpadeTokens>({
  kind: 'takeSpadeTokens',
  answers: ['spadeTokens'],
  rule: 'TM 6.1',
  shape: shapeOf('takeSpadeTokens', {}),
  candidates: (_position, { seat }) => [{ kind: 'takeSpadeTokens', seat }],
  check: () => null,
  effect: effectOf((d, { seat }, decision) => {
    const n = Number(decision.n);
    addTokens(d, seat, 0, n);
    tell(d, { kind: 'spadeTokens', seat, n });
    if (d.p.rules.spadeBonus === 'use') spadeBonus(d, seat, n, d.p.phase === 'round.actions');
  })
});
