import { t } from '$lib/i18n';
import type { Place, Target, Touch } from '$lib/play/game-ui';

/** What can be touched, looked up by place. */
export interface Lit {
  readonly at: ReadonlyMap<Place, Target>;
  readonly selected: Place | null;
  readonly last: ReadonlySet<Place>;
  readonly refused: Place | null;
  readonly onpick?: (place: Place) => void;
}

export const litBy = ({ targets = [], selected = null, last = [], refused = null, onpick }: Touch): Lit => ({
  at: new Map(targets.map((target) => [target.place, target])),
  selected,
  last: new Set(last),
  refused,
  ...(onpick === undefined ? {} : { onpick })
});

/** What a screen reader says of a place: its name, and whether it is chosen or possible. */
export function spoken(name: string, place: Place, { at, selected }: Lit): string {
  const parts = [name];
  const target = at.get(place);
  if (place === selected) parts.push(t('look.chosen'));
  if (target !== undefined) parts.push(target.name ? t('look.legalFor', { what: target.name }) : t('look.legal'));
  return parts.join(', ');
}
