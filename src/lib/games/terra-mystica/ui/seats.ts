import type { Seat } from '$lib/kernel';
import type { GameUi } from '$lib/play/game-ui';
import { factionOf } from '../factions';
import type { Land } from '../ids';
import { homeGround } from '../rules/terrain';
import type { SeatState, TmPosition } from '../state';
import { title as titleOf } from '../title';

/** The land whose colour a faction's pieces have; null before it is known. */
export const colourGround = (me: SeatState): Land | null =>
  me.faction === null ? null : (homeGround(me) ?? me.terrain ?? factionOf(me).home);

/** The faction's colour takes the place of the seat's own. */
export function tint(view: TmPosition, seat: Seat): string | null {
  const land = colourGround(view.seats[seat]!);
  return land === null ? null : `var(--f-${land})`;
}

export const paintOf = (view: TmPosition, seat: Seat): string => tint(view, seat) ?? `var(--seat-${seat + 1})`;

export const title: NonNullable<GameUi<TmPosition>['title']> = (view, seat) => {
  const key = titleOf(view, seat);
  return key === null ? null : { key };
};
