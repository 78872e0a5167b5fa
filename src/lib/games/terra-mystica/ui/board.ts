import { centre } from '$lib/kernel';
import type { BoardCell, BoardPiece } from '$lib/ui/board/model';
import type { Place, Target } from '$lib/play/game-ui';
import { language } from '$lib/i18n';
import type { Building, Ground } from '../ids';
import { geometry, type Geometry } from '../map';
import { beside } from '../rules/adjacency';
import { leechAmount } from '../rules/leech';
import type { Bridge, Piece, TmPosition } from '../state';
import { BUILDING } from './icons';
import { bridgeAt, parts } from './places';
import { paintOf } from './seats';
import { tell } from './texts';
import { say, type WordKey } from './words';

const known = new Map<string, BoardCell>();

/** A hex that shows the same ground is the same cell, so that only changed land is drawn anew. */
function cellOf(map: string, place: Geometry, n: number, ground: Ground): BoardCell {
  const key = `${language.current} ${map} ${n} ${ground}`;
  let cell = known.get(key);
  if (cell === undefined) {
    const id = place.ids[n]!;
    const name = say('hex', { terrain: tell(`terrain.${ground}`), at: id });
    const { q, r } = place.cells[n]!;
    cell =
      ground === 'I'
        ? { place: id, q, r, terrain: 't-I', name, open: true }
        : { place: id, q, r, terrain: `t-${ground}`, letter: say(`letter.${ground}` as WordKey), name, mark: id };
    known.set(key, cell);
  }
  return cell;
}

export function cellsOf(map: string, ground: TmPosition['ground']): BoardCell[] {
  const place = geometry(map);
  return ground.map((each, n) => cellOf(map, place, n, each));
}

const SIZES: Readonly<Record<Building, number>> = { D: 0.98, TP: 1.12, TE: 1.14, SH: 1.26, SA: 1.26 };

/** Names of the people or factions, by seat. */
const who = (view: TmPosition, seat: number): string => {
  const { faction } = view.seats[seat]!;
  return faction === null ? `${seat + 1}` : tell(`faction.${faction}`);
};

export function piecesOn(view: TmPosition, colours: readonly number[]): BoardPiece[] {
  const place = geometry(view.map);
  const paint = (seat: number) => `var(--seat-${colours[seat] ?? seat + 1})`;
  const built = view.pieces.flatMap((piece, n) =>
    piece ? standing(view, place.ids[n]!, piece, paint(piece.seat)) : []
  );
  const bridges = view.bridges.map((bridge) => bridgeOn(view, place, bridge, paint(bridge.seat)));
  const towns = view.riverTowns.map(({ seat, hex }) => ({
    key: `${hex} town`,
    place: hex,
    sprite: 'tm-town',
    colour: paint(seat),
    name: say('town.river', { who: who(view, seat) }),
    size: 0.9
  }));
  return [...bridges, ...built, ...towns];
}

function standing(view: TmPosition, place: Place, { seat, kind, town }: Piece, colour: string): BoardPiece[] {
  const what = tell(`building.${kind}`);
  const piece: BoardPiece = {
    key: `${place} ${kind}`,
    place,
    sprite: BUILDING[kind],
    colour,
    name: say(town ? 'piece.town' : 'piece', { what, who: who(view, seat) }),
    size: SIZES[kind]
  };
  if (!town) return [piece];
  const mark = {
    key: `${place} town`,
    place,
    sprite: 'tm-town',
    colour,
    name: '',
    size: 0.5,
    dx: 0.52,
    dy: -0.4,
    flat: true
  };
  return [piece, mark];
}

/** Between two hexes, along the line from one to the other. */
function between(place: Geometry, from: string, to: string) {
  const [a, b] = [centre(place.cells[place.at.get(from)!]!), centre(place.cells[place.at.get(to)!]!)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return { dx: (b.x - a.x) / 2, dy: (b.y - a.y) / 2, turn };
}

const bridgeOn = (view: TmPosition, place: Geometry, { seat, a, b }: Bridge, colour: string): BoardPiece => ({
  key: bridgeAt(a, b),
  place: a,
  sprite: 'tm-bridge',
  colour,
  name: say('bridge', { a, b, who: who(view, seat) }),
  size: 1.1,
  flat: true,
  ...between(place, a, b)
});

/** Sites that are lit at this moment (their names in one string), with a bridge that could stand there. */
export function sitesOf(view: TmPosition, lit: string, seat: number) {
  const place = geometry(view.map);
  const sites: BoardCell[] = [];
  const ghosts: BoardPiece[] = [];
  for (const name of lit === '' ? [] : lit.split(' ')) {
    const { rest } = parts(name);
    const [a, b] = rest as [string, string];
    const [from, to] = [place.cells[place.at.get(a)!]!, place.cells[place.at.get(b)!]!];
    const [q, r] = [(from.q + to.q) / 2, (from.r + to.r) / 2];
    sites.push({ place: name, q, r, terrain: 't-I', name: say('site', { a, b }), open: true, scale: 0.56 });
    const { turn } = between(place, a, b);
    const colour = paintOf(view, seat);
    ghosts.push({
      key: `${name} site`,
      place: name,
      sprite: 'tm-bridge',
      colour,
      name: '',
      size: 0.8,
      turn,
      flat: true,
      faint: true
    });
  }
  return { sites, ghosts };
}

/** The power that a new structure would offer, on the neighbours' structures that it comes from. */
export function offersOn(before: TmPosition, after: TmPosition): Target[] {
  const place = geometry(after.map);
  const known = new Set(before.events.map(({ id }) => id));
  const fresh = after.events.filter(({ id }) => !known.has(id));
  return fresh.flatMap(({ hex, waiting }) => {
    const around = beside(after, place.at.get(hex)!);
    return waiting.flatMap(({ seat, offer }) => {
      const n = leechAmount(after.seats[seat]!, offer);
      // One sign for each neighbour: on the first of the structures that earn it.
      const on = around.find((each) => after.pieces[each]?.seat === seat);
      return n === 0 || on === undefined
        ? []
        : [{ place: place.ids[on]!, badge: { icon: 'tm-power', text: String(n) } }];
    });
  });
}
