import type { Seat } from '$lib/kernel';
import type { GameUi } from '$lib/ui/game-ui';
import { factionOf } from '../factions';
import type { Ground } from '../ids';
import { homeGround } from '../rules/terrain';
import type { SeatState, TmPosition } from '../state';

/** The land whose colour a faction's pieces have; null before it is known. */
export function colourGround(me: SeatState): Exclude<Ground, 'I'> | null {
  if (me.faction === null) return null;
  const land = homeGround(me) ?? me.terrain ?? factionOf(me).home;
  return land === 'I' ? null : land;
}

/** The faction's colour takes the place of the seat's own. */
export function tint(view: TmPosition, seat: Seat): string | null {
  const land = colourGround(view.seats[seat]!);
  return land === null ? null : `var(--f-${land})`;
}

export const paintOf = (view: TmPosition, seat: Seat): string => tint(view, seat) ?? `var(--seat-${seat + 1})`;

export const title: NonNullable<GameUi<TmPosition>['title']> = (view, seat) => {
  const { faction } = view.seats[seat]!;
  return faction === null ? null : { key: `faction.${faction}` };
};
