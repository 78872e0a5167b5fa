import type { Piece, RafPosition } from '../state';
import { firstEnds } from './springs';

/** World, pieces, guilds and tales decide where pieces can go, and nothing else does. */
interface Known {
  readonly world: RafPosition['world'];
  readonly guilds: readonly RafPosition['civs'][number]['guilds'][];
  readonly variant: RafPosition['variant'];
  readonly tales: RafPosition['tales'];
  readonly found: Map<string, ReadonlySet<number>>;
}
const known = new WeakMap<readonly Piece[], Known>();

const isValid = (cache: Known, { world, civs, variant, tales }: RafPosition): boolean =>
  cache.world === world &&
  cache.variant === variant &&
  cache.tales === tales &&
  civs.every(({ guilds }, civ) => guilds === cache.guilds[civ]);

/** Every cell that a piece can move to. */
export function destinations(position: RafPosition, piece: Piece): ReadonlySet<number> {
  let cache = known.get(position.pieces);
  if (cache === undefined || !isValid(cache, position)) {
    const { world, civs, variant, tales } = position;
    cache = { world, guilds: civs.map(({ guilds }) => guilds), variant, tales, found: new Map() };
    known.set(position.pieces, cache);
  }
  let found = cache.found.get(piece.id);
  if (found === undefined) cache.found.set(piece.id, (found = firstEnds(position, piece)));
  return found;
}
