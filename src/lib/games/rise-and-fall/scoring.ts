import type { ScoreRow, ScoreSheet } from '$lib/kernel';
import { ECONOMY } from './data';
import { developmentPoints, trophiesPoints } from './rules/development';
import { territory } from './rules/territory';
import { ownMoments, talesOf } from './moments';
import type { RafPosition } from './state';
import type { RegionType } from './world';

const LANDS: readonly RegionType[] = ['plain', 'sea', 'forest', 'mountain'];

/** What the guilds of a civilization bring by themselves (RF 10.3). */
const guildPoints = (position: RafPosition, civ: number): number =>
  (ownMoments(position, civ).points ?? []).reduce((sum, points) => sum + points(position, civ), 0);

/** The sheet from the box, as if the game ended now; who is extinct does not score (RF 10). */
export function score(position: RafPosition): ScoreSheet {
  const { civs, players, variant } = position;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const row = (key: string, points: (civ: number) => number): ScoreRow => ({
    key,
    points: seats.map((seat) => (civs[seat]!.extinct ? 0 : points(seat)))
  });
  const holdings = territory(position);
  const land = (type: RegionType) => (civ: number) =>
    holdings.reduce(
      (sum, { region, owner, points }) => (region.type === type && owner === civ ? sum + points : sum),
      0
    );
  const rows = [
    row('gold', (civ) => Math.floor(civs[civ]!.stock.gold / ECONOMY.goldPerPoint)),
    row('trophies', (civ) => trophiesPoints(position, civ)),
    ...ECONOMY.scoreOrder.map((card) => row(card, (civ) => developmentPoints(position, civ, card))),
    ...LANDS.map((type) => row(type, land(type))),
    // Without the guilds as a variant somebody may have one from a tale.
    ...(variant.guilds || civs.some(({ guilds }) => guilds.length > 0)
      ? [row('guilds', (civ) => guildPoints(position, civ))]
      : []),
    ...talesOf(position).flatMap(({ id, points }) =>
      points === undefined ? [] : [row(`tale.${id}`, (civ) => points(position, civ))]
    )
  ];
  const totals = seats.map((seat) => rows.reduce((sum, { points }) => sum + points[seat]!, 0));
  const final = position.phase === 'over';
  const living = seats.filter((seat) => !civs[seat]!.extinct);
  const best = Math.max(...living.map((seat) => totals[seat]!));
  return { rows, totals, winners: final ? living.filter((seat) => totals[seat] === best) : [], final };
}
