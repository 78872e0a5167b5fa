import { hexOf, turn } from '$lib/kernel';
import { language } from '$lib/i18n';
import { boundsOf, spotsOf } from '$lib/ui/board/geometry';
import type { BoardCell } from '$lib/ui/board/model';
import { survey, type Terrain, type World } from '../world';
import type { Cell } from '../state';
import { coveredBy, NOTHING, type Things } from './tales/things';
import { tell } from './texts';
import { say } from './words';

type Turned = 0 | 1 | 2;

/** Cells that stay what they are stay the same value, so that only what changed is drawn anew. */
const known = new Map<string, BoardCell>();

function cellOf(place: Cell, terrain: Terrain, level: number, turned: Turned, bare: boolean, tale = ''): BoardCell {
  const key = `${place} ${terrain} ${turned} ${bare} ${tale} ${language.current}`;
  let cell = known.get(key);
  if (cell === undefined) {
    cell = {
      place,
      ...turn(hexOf(place), turned),
      terrain: `r-${terrain}`,
      level,
      ...(level === 0 || bare ? {} : { letter: say(`letter.${terrain}` as 'letter.plain') }),
      mark: place,
      name:
        (tale === '' ? '' : `${tell(`tale.${tale}`)}, `) +
        say('cell', { terrain: tell(`terrain.${terrain}`), level, at: place })
    };
    known.set(key, cell);
  }
  return cell;
}

/**
 * The World as the board wants it, turned by sixths so that its long side lies along the table. Where a tale has laid
 * something there are no letters: its card names the land.
 */
export function cellsOf(world: World, turned: Turned, things: Things = NOTHING): BoardCell[] {
  const { cells, terrain, level } = survey(world);
  const bare = coveredBy(things);
  return cells.map((place, n) =>
    cellOf(place, terrain[n]!, level[n]!, turned, bare.has(place), things.names.get(place))
  );
}

/** Places beside the World, for tiles that are still to be laid. */
export const openCells = (places: readonly Cell[], turned: Turned): BoardCell[] =>
  places.map((place) => ({
    place,
    ...turn(hexOf(place), turned),
    terrain: 'r-sea',
    open: true,
    name: say('off', { at: place })
  }));

const turns = new WeakMap<World, Map<boolean, Turned>>();

/** The turn in which the World comes out largest on a lying or on a standing screen. */
export function turnFor(world: World, portrait: boolean): Turned {
  const found = turns.get(world)?.get(portrait);
  if (found !== undefined) return found;
  const room = portrait ? { width: 4, height: 5 } : { width: 3, height: 2 };
  const hexes = survey(world).cells.map(hexOf);
  const scales = ([0, 1, 2] as const).map((turned) => {
    const cells = hexes.map((hex) => ({ ...turn(hex, turned), place: '', terrain: '', name: '' }));
    const box = boundsOf(spotsOf(cells));
    return Math.min(room.width / box.width, room.height / box.height);
  });
  // A little better is not worth the turning.
  const best = ([0, 1, 2] as const).reduce<Turned>((top, n) => (scales[n]! > scales[top]! * 1.03 ? n : top), 0);
  turns.set(world, (turns.get(world) ?? new Map<boolean, Turned>()).set(portrait, best));
  return best;
}
