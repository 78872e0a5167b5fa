import { inAll } from '../../rules/board';
import { countOn, strictlyMost, zoneOf } from '../../rules/zones';
import type { RafPosition, TaleId } from '../../state';
import { cellsWith, floatingCells } from './in-view';
import { outlookOf } from './outlook';
import { sayTale } from './words';

/** One line on a tale in the list beside the board, and how many pieces are in danger. */
interface State {
  readonly text: string;
  readonly danger: number;
}

const CONTESTED: ReadonlySet<TaleId> = new Set<TaleId>([
  'dolmens',
  'sunkenCity',
  'thievesLair',
  'caravansary',
  'volcano'
]);

/** How a tale stands. */
export function stateOf(view: RafPosition, tale: TaleId, names: readonly string[]): State {
  const outlook = outlookOf(view, tale);
  const danger = outlook === null ? 0 : outlook.lost.length + outlook.fallen.length;
  return { text: textOf(view, tale, names), danger };
}

function textOf(view: RafPosition, tale: TaleId, names: readonly string[]): string {
  const { creatures = [], bridge } = view.world;
  const who = (civ: number) => names[civ] ?? String(civ + 1);
  const builder = (type: string) => view.pieces.find((piece) => piece.type === type)?.owner;
  switch (tale) {
    case 'dragon':
    case 'leviathan':
    case 'waterElemental': {
      const there = creatures.some(({ id }) => id === tale);
      return sayTale(there ? 'state.roams' : view.turn === 0 ? 'state.comes' : 'state.gone');
    }
    case 'capital':
    case 'cathedral': {
      const owner = builder(tale);
      return owner === undefined ? sayTale('state.unbuilt') : sayTale('state.of', { who: who(owner) });
    }
    case 'majesticBridge':
      return sayTale(bridge === undefined ? 'state.unbuilt' : 'state.stands');
    case 'banks':
      return sayTale('state.world', { n: inAll(view, 'bank') });
    case 'ports':
      return sayTale('state.world', { n: inAll(view, 'port') });
    case 'floatingCities':
      return sayTale('state.laid', { n: floatingCells(view).length, of: view.players + 1 });
    default:
      return placeState(view, tale, who);
  }
}

/** Where a special place is laid, and who has most pieces there. */
function placeState(view: RafPosition, tale: TaleId, who: (civ: number) => string): string {
  const cells = cellsWith(view, tale === 'waterfall' ? 'waterfall.top' : tale);
  if (cells.length === 0) return sayTale('state.comes');
  if (!CONTESTED.has(tale)) return sayTale('state.there');
  const first = strictlyMost(countOn(view, zoneOf(view.world, tale).near));
  return first === null ? sayTale('state.even') : sayTale('state.most', { who: who(first) });
}
