import type { Seat } from '$lib/kernel';
import { NETWORK_POINTS } from '../data/tiles';
import { factionOf } from '../factions';
import { geometry } from '../map';
import { finalTileValue, networkSize } from '../rules/network';
import { holdings } from '../rules/adjacency';
import { JUMP, reachWith } from '../rules/reach';
import { buildable, homeGround, isTerrain, walksFrom } from '../rules/terrain';
import { groupOf } from '../rules/towns';
import type { TmPosition } from '../state';
import { networkPromise, promise, type Outlook } from './outlook';
import { TOWN } from './worth';

/** How much a free site calls, by the spades it takes. */
const SITE = [1.1, 0.7, 0.35, 0.12];
/** Only so many sites will ever be built on. */
const SITES = 3;

/** Spades until a hex is home; 9 when it never will be. */
function spadesTo(position: TmPosition, seat: Seat, hex: number): number {
  if (buildable(position, seat, hex)) return 0;
  const me = position.seats[seat]!;
  const ground = position.ground[hex]!;
  const { terraform } = factionOf(me);
  if (terraform === 'cult' || terraform === 'tokens') return isTerrain(ground) ? 1.5 : 9;
  const home = homeGround(me);
  for (const { to, spades } of walksFrom(me, ground)) if (to === home) return spades;
  return 9;
}

const siteWorth = (spades: number): number => (spades > 3 ? 0 : spades === 1.5 ? 0.5 : SITE[spades]!);

/** Room to grow: free sites in reach, the best of them first. */
function room(position: TmPosition, { seat, left, weights }: Outlook): number {
  if (left === 0) return 0;
  const me = position.seats[seat]!;
  const reach = reachWith(position, seat, me.shipping, true);
  let sum = 0;
  for (const hex of geometry(position.map).landHexes) {
    if (reach[hex] === 0 || position.pieces[hex] !== null) continue;
    const worth = siteWorth(spadesTo(position, seat, hex));
    sum += reach[hex] === JUMP ? worth * 0.5 : worth;
  }
  // The first sites matter most.
  return (left / 5) * ((SITES * sum) / (SITES + sum)) * 2.8 * weights.room;
}

/** Groups on the way to a town (TM 10), the nearer the better. */
function townHopes(position: TmPosition, { seat, left, weights }: Outlook): number {
  const me = position.seats[seat]!;
  const { buildings } = factionOf(me);
  const need = me.favours.includes('FAV5') ? 6 : 7;
  const seen = new Set<number>();
  const hopes: number[] = [];
  for (const hex of holdings(position, seat)) {
    if (seen.has(hex) || position.pieces[hex]!.town) continue;
    let [power, least] = [0, 4];
    const group = groupOf(position, seat, hex);
    for (const one of group) {
      seen.add(one);
      const { kind } = position.pieces[one]!;
      power += buildings[kind].value;
      if (kind === 'SA') least = 3;
    }
    const near = Math.min(1, power / need) * Math.min(1, group.length / least);
    hopes.push(near);
  }
  hopes.sort((a, b) => b - a);
  const hope = (hopes[0] ?? 0) + 0.6 * (hopes[1] ?? 0) + 0.3 * (hopes[2] ?? 0);
  return weights.towns * hope * TOWN * 0.5 * Math.min(1, (left + 0.3) / 3);
}

/** What each further structure adds: who has few is soon walled in. */
const FOOTING = [0, 1, 1.9, 2.7, 3.4, 4, 4.5, 4.9, 5.2];

function footing(position: TmPosition, { seat, left, weights }: Outlook): number {
  const { D, TP, TE, SH, SA } = position.seats[seat]!.built;
  const n = D + TP + TE + SH + SA;
  return weights.footing * 0.35 * left * (n < FOOTING.length ? FOOTING[n]! : 5.2 + 0.25 * (n - FOOTING.length + 1));
}

/** What the map promises: the largest network, towns, and room to grow. */
export function landWorth(position: TmPosition, outlook: Outlook): number {
  const { seat, left, finals, weights } = outlook;
  const { finalTile } = position;
  const size = networkSize(position, seat);
  const places = networkPromise(size, outlook.networks, left) * (1 - 0.1 * left) * (left === 0 ? 1 : weights.network);
  let sum = places + 0.5 * weights.networkSize * size + footing(position, outlook);
  if (finalTile !== null) {
    const figure = finalTileValue(position, seat, finalTile);
    sum += promise(figure, finals, NETWORK_POINTS, 0.8 * left) * (1 - 0.14 * left);
  }
  return sum + townHopes(position, outlook) + room(position, outlook);
}
