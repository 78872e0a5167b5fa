import type { DecisionOf, Seat } from '$lib/kernel';
import type { Cult, HexId } from '../ids';

type Plain = Record<never, never>;

/** The kinds of decision that can be owed, and what each carries. */
export interface TmDecisions {
  /** Setup. */
  arrange: Plain;
  faction: Plain;
  terrain: Plain;
  bid: { bid: number };
  lot: Plain;
  firstDwelling: Plain;
  firstBonus: Plain;
  /** T0: free moves and one main action; `double` inside the Chaos Magicians' double turn. */
  turn: { double?: boolean };
  /** T4: free moves, then `endTurn`. */
  after: Plain;
  favour: Plain;
  town: Plain;
  /** `n` steps on one track; `spade`: they stand for free spades of the Acolytes, one decision each. */
  cultSteps: { n: number; spade?: boolean };
  /** `cults`: who could enter space 10; `n`: how many may. */
  tenth: { cults: readonly Cult[]; n: number };
  /**
   * `n` free spades; `buy`: more may be bought for the next hex; `build`: a dwelling may follow;
   * `spread`: any hexes, whether or not they become home (cult bonus); `done`: hexes already worked on.
   */
  spades: { n: number; buy: boolean; build: boolean; spread: boolean; done: readonly HexId[]; first: boolean };
  spadeTokens: { n: number };
  sandstorm: Plain;
  /** A dwelling on one of `hexes`. */
  dwelling: { hexes: readonly HexId[] };
  freeDwelling: Plain;
  freeTradingPost: Plain;
  bridge: Plain;
  ordination: Plain;
  unlock: Plain;
  /** Not asked when there is one way to pay only, or with `tokenOrder: auto`. */
  payTokens: { n: number };
  payCult: { n: number };
  token: Plain;
  leech: { event: number; from: Seat; hex: HexId; amount: number; cost: number };
}

export type DecisionKind = keyof TmDecisions;

/** A decision of some kind, or of any. */
export type Asked<K extends DecisionKind = DecisionKind> = DecisionOf<
  { decisions: TmDecisions; facts: object; refusals: object; warnings: object },
  K
>;
