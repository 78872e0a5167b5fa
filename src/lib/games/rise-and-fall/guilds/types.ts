import type { Card, GuildId, PieceType, Price, Resource, Terrain } from '../state';
import type { RegionType } from '../world';

/** A way for Nomads to move besides the ordinary one; a move uses one way from beginning to end. */
export type Walk = 'travel' | 'swim' | 'fly';

/** An action that only some civilizations have. */
export type Craft = 'exchange' | 'prospect' | 'piracy' | 'attack' | 'steal' | 'abandon';

/** Everything that can be special about a civilization. Guilds, and later other things, give parts of it. */
export interface Powers {
  /** Ground on which pieces may stand besides the usual. */
  readonly stand?: Readonly<Partial<Record<PieceType, readonly Terrain[]>>>;
  readonly walks?: readonly Walk[];
  /** Ground that Nomads may walk besides the usual. */
  readonly roam?: readonly Terrain[];
  /** Ships go to any sea cell of the World. */
  readonly airships?: boolean;
  /** How much of a resource a Nomad produces. */
  readonly yields?: Readonly<Partial<Record<Resource, number>>>;
  readonly builds?: readonly {
    readonly by: PieceType;
    readonly what: PieceType;
    readonly on: Terrain;
    readonly cost: Price;
  }[];
  readonly crafts?: readonly Craft[];
  readonly convertRange?: number;
  /** Gold to convert a City. */
  readonly convertCity?: number;
  readonly unconvertible?: boolean;
  readonly educationRange?: number;
  /** Others may not move onto or across this civilization's pieces. */
  readonly blocks?: boolean;
  /** How much of each resource may be held. */
  readonly cap?: number;
  /** A declined card costs half, rounded up. */
  readonly halfPrice?: boolean;
  /** May be exchanged for a guild of another civilization, for this much gold. */
  readonly swapPrice?: number;
  /** Points at the end. */
  readonly perCell?: Readonly<Partial<Record<RegionType, number>>>;
  readonly doubleRegions?: readonly RegionType[];
  readonly doubleCards?: readonly Card[];
  /** Only the better one of these counts double. */
  readonly doubleBestCard?: readonly Card[];
  readonly doubleBestTrophy?: boolean;
  readonly perResource?: number;
  readonly mostGold?: number;
}

export interface Guild extends Powers {
  readonly id: GuildId;
  /** Made for a table of opponents: not dealt in solo and cooperative games. */
  readonly versusOnly?: boolean;
}
