import { GUILDS, type Craft, type Powers } from '../guilds';
import type { GuildId, PieceType, RafPosition, Terrain } from '../state';
import { ACTIONS } from '../data';

const NONE: Powers = {};
const known = new WeakMap<readonly GuildId[], Powers>();

/** All that is special about a civilization. */
export function powersOf({ civs }: RafPosition, civ: number): Powers {
  const { guilds } = civs[civ]!;
  if (guilds.length === 0) return NONE;
  let found = known.get(guilds);
  if (found === undefined) known.set(guilds, (found = guilds.map((id) => GUILDS[id]).reduce(join, NONE)));
  return found;
}

export const hasCraft = (position: RafPosition, civ: number, craft: Craft): boolean =>
  powersOf(position, civ).crafts?.includes(craft) ?? false;

/** Lists and tables add up; of two figures the greater one counts. */
function join(one: Powers, two: Powers): Powers {
  const sum: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(two))
    sum[name] = sum[name] === undefined ? value : joined(sum[name], value);
  return sum as Powers;
}

function joined(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [...(a as unknown[]), ...(b as unknown[])];
  if (typeof a === 'number' && typeof b === 'number') return Math.max(a, b);
  if (typeof a === 'object' && typeof b === 'object') return join(a as Powers, b as Powers);
  return b;
}

/** Whether a piece of this type could be somebody's on such ground (RF 3). */
export const canStand = (position: RafPosition, civ: number, type: PieceType, terrain: Terrain): boolean =>
  ACTIONS.stand[type].includes(terrain) || (powersOf(position, civ).stand?.[type]?.includes(terrain) ?? false);
