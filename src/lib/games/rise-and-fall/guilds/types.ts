import type { Power } from '../moments';
import type { GuildId } from '../state';

export interface Guild extends Power {
  readonly id: GuildId;
  /** Made for a table of opponents: not dealt in solo and cooperative games. */
  readonly versusOnly?: boolean;
}
