import { splitPlaces, type Seat } from '$lib/kernel';
import { CULT_POINTS, NETWORK_POINTS } from '../data/tiles';
import { factionOf } from '../factions';
import { CULTS } from '../ids';
import type { Draft } from '../kit';
import type { TmPosition } from '../state';
import { finalTileValue, networkSize } from './network';
import { award } from './points';

/** A category of the final scoring and what it brings to each seat. */
interface FinalRow {
  readonly source: string;
  readonly points: readonly number[];
}

/** Everything counts as coins: pairs of bowl II are burnt, then tokens in III, workers and priests (TM 11.4). */
export function resourcePoints(position: TmPosition, seat: Seat): number {
  const me = position.seats[seat]!;
  if (me.faction === null) return 0;
  const coins = me.coins + me.workers + me.priests + me.power[2] + Math.floor(me.power[1] / 2);
  return Math.floor(coins / factionOf(me).coinsPerVp);
}

/** The final scoring as it would be now (TM 11). */
export function finalRows(position: TmPosition): FinalRow[] {
  const each = (figure: (seat: Seat) => number) => position.seats.map((me, seat) => (me.faction ? figure(seat) : 0));
  const rows: FinalRow[] = CULTS.map((cult) => ({
    source: `cult.${cult}`,
    points: splitPlaces(
      each((seat) => position.seats[seat]!.cults[cult]),
      CULT_POINTS
    )
  }));
  rows.push({
    source: 'network',
    points: splitPlaces(
      each((seat) => networkSize(position, seat)),
      NETWORK_POINTS
    )
  });
  const tile = position.finalTile;
  if (tile !== null) {
    rows.push({
      source: `final.${tile}`,
      points: splitPlaces(
        each((seat) => finalTileValue(position, seat, tile)),
        NETWORK_POINTS
      )
    });
  }
  rows.push({ source: 'resources', points: each((seat) => resourcePoints(position, seat)) });
  return rows;
}

export function scoreFinal(draft: Draft): void {
  for (const { source, points } of finalRows(draft.p)) points.forEach((n, seat) => award(draft, seat, n, source));
}
