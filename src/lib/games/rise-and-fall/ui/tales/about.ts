import { inAll } from '../../rules/board';
import { countOn, strictlyMost, zoneOf } from '../../rules/zones';
import type { Cell, RafPosition, TaleId } from '../../state';
import { level, terrain } from '../../world';
import { ECONOMY, isUnit } from '../../data';
import { tell } from '../texts';
import { cellsWith, floatingCells } from './in-view';
import { outlookOf, recyclersFor } from './outlook';
import { sayTale } from './words';

/** A line of a card: words, and perhaps a number for each civilization. */
export interface Line {
  readonly icon: string;
  readonly text: string;
  readonly counts?: readonly number[];
}

type Names = readonly string[];
/** What a tale says of itself now. */
type Telling = (view: RafPosition, names: Names) => readonly Line[];

const line = (icon: string, text: string, counts?: readonly number[]): Line => ({
  icon,
  text,
  ...(counts === undefined ? {} : { counts })
});
const note = (text: string): Line => line('ui-info', text);

const nameOf = (names: Names, civ: number): string => names[civ] ?? String(civ + 1);

/** Where it is laid, by its name. */
const cells = (view: RafPosition, tale: TaleId): readonly Cell[] => cellsWith(view, tale);

const creatureAt = (view: RafPosition, tale: TaleId): Cell | undefined =>
  view.world.creatures?.find(({ id }) => id === tale)?.cell;

/** What the ground of a special place counts as. */
function land(view: RafPosition, cell: Cell): Line {
  const ground = terrain(view.world, cell)!;
  const points = ECONOMY.territory[ground === 'glacier' ? 'mountain' : (ground as 'plain')];
  const text = sayTale('card.land', { terrain: tell(`terrain.${ground}`), level: level(view.world, cell) });
  return points === undefined ? note(sayTale('card.none')) : line(`r-${ground}`, text);
}

const laid =
  (tale: TaleId, tell: (view: RafPosition, cells: readonly Cell[], names: Names) => readonly Line[]): Telling =>
  (view, names) => {
    const there = cells(view, tale);
    return there.length === 0 ? [note(sayTale('card.absent'))] : tell(view, there, names);
  };

/** Who has most pieces there, and how many everybody has. */
function most(view: RafPosition, tale: TaleId, names: Names): Line {
  const counts = countOn(view, zoneOf(view.world, tale).near);
  const first = strictlyMost(counts);
  const text = first === null ? sayTale('card.even') : sayTale('card.most', { who: nameOf(names, first) });
  return line('vp', text, counts);
}

/** A place that only has its land and its sentence. */
const simple = (tale: TaleId): Telling =>
  laid(tale, (view, [cell]) => [land(view, cell!), line('ui-close', sayTale('card.bare'))]);

const contested = (tale: TaleId, closed = false): Telling =>
  laid(tale, (view, there, names) => [
    most(view, tale, names),
    ...(closed ? [] : [land(view, there[0]!)]),
    line('ui-close', sayTale(closed ? 'card.closed' : 'card.bare'))
  ]);

/** Something that one civilization controls, once it is built. */
const owned =
  (type: 'capital' | 'cathedral'): Telling =>
  (view, names) => {
    const piece = view.pieces.find((each) => each.type === type);
    return [
      note(piece === undefined ? sayTale('card.unbuilt') : sayTale('card.owner', { who: nameOf(names, piece.owner) }))
    ];
  };

const each =
  (type: 'bank' | 'port'): Telling =>
  (view) => [note(sayTale('card.inWorld', { n: inAll(view, type), of: view.players }))];

const creature =
  (tale: TaleId, more: Telling = () => []): Telling =>
  (view, names) => {
    if (creatureAt(view, tale) !== undefined) return more(view, names);
    return [note(sayTale(view.turn === 0 ? 'card.absent' : 'card.gone'))];
  };

const TELLINGS: Readonly<Record<TaleId, Telling>> = {
  dragon: creature('dragon'),
  leviathan: creature('leviathan'),
  waterElemental: creature('waterElemental', (view) =>
    view.world.creatures?.some(({ id, floods }) => id === 'waterElemental' && floods)
      ? [line('r-sea', sayTale('card.flooded'))]
      : []
  ),
  capital: owned('capital'),
  majesticBridge: (view) =>
    view.world.bridge === undefined
      ? [note(sayTale('card.unbuilt'))]
      : [note(sayTale('card.stands')), line('rf-majesticBridge', sayTale('card.bridge'))],
  banks: each('bank'),
  ports: each('port'),
  cathedral: owned('cathedral'),
  floatingCities: (view) => {
    const tiles = floatingCells(view);
    const cities = view.civs.map(
      (_, civ) => view.pieces.filter((p) => p.type === 'city' && p.owner === civ && tiles.includes(p.cell)).length
    );
    return [
      line('r-floatingCities', sayTale('card.left', { n: tiles.length, of: view.players + 1 })),
      line('rf-city', sayTale('card.cities'), cities)
    ];
  },
  dolmens: contested('dolmens', true),
  stormPeak: laid('stormPeak', () => [note(sayTale('card.lies')), line('ui-close', sayTale('card.closed'))]),
  sunkenCity: contested('sunkenCity'),
  orbs: simple('orbs'),
  giganticCavern: simple('giganticCavern'),
  swamp: laid('swamp', () => [note(sayTale('card.none')), line('ui-close', sayTale('card.bare'))]),
  psyMonastery: simple('psyMonastery'),
  doppelgangerHouse: simple('doppelgangerHouse'),
  thievesLair: contested('thievesLair'),
  typhoon: laid('typhoon', () => [note(sayTale('card.none')), line('ui-close', sayTale('card.closed'))]),
  waterfall: (view) => {
    const both = [...cellsWith(view, 'waterfall.top'), ...cellsWith(view, 'waterfall.bottom')];
    if (both.length === 0) return [note(sayTale('card.absent'))];
    const held = view.civs.map(
      (_, civ) =>
        both.filter((cell) => view.pieces.some((p) => p.owner === civ && isUnit(p.type) && p.cell === cell)).length
    );
    return [line('vp', sayTale('card.holders'), held), line('ui-close', sayTale('card.bare'))];
  },
  alchemistsTower: simple('alchemistsTower'),
  caravansary: contested('caravansary'),
  volcano: contested('volcano', true)
};

/** What it is now. */
export const linesOf = (view: RafPosition, tale: TaleId, names: Names): readonly Line[] => TELLINGS[tale](view, names);

/** What it would do at the next event, in a sentence; null for a tale that has none, or that is not there. */
export function nextOf(view: RafPosition, tale: TaleId): string | null {
  const outlook = outlookOf(view, tale);
  if (outlook === null) return null;
  const { lost, fallen, choices, facts } = outlook;
  const said = (kind: string) => facts.some((fact) => fact.kind === kind);
  const n = tale === 'typhoon' ? fallen.length : tale === 'leviathan' ? swallowed(view, choices) : lost.length;
  if (tale === 'banks') return sayTale(said('crash') ? 'next.banks' : 'next.banks.none');
  if (!said('event') && !said('erupts')) return null;
  if (tale === 'volcano' && !said('erupts')) return sayTale('next.volcano.asleep');
  return sayTale(n > 0 ? `next.${tale as Hits}` : `next.${tale as Hits}.none`, { n });
}

type Hits = 'dragon' | 'leviathan' | 'waterElemental' | 'typhoon' | 'volcano';

/** Ships that it could swallow; the only one of a sea is no choice. */
const swallowed = (view: RafPosition, choices: readonly Cell[]): number =>
  view.pieces.filter(({ type, cell }) => type === 'ship' && choices.includes(cell)).length;

export const whenNext = (view: RafPosition): string => sayTale('next.when', { n: recyclersFor(view) });
