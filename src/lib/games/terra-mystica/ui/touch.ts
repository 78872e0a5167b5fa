import type { Place, Touch } from '$lib/play/game-ui';

/** What can be touched, ready to be asked by name. */
export interface Touching {
  readonly lit: ReadonlySet<Place>;
  readonly selected: Place | null;
  readonly last: ReadonlySet<Place>;
  readonly refused: Place | null;
  readonly onpick?: (place: Place) => void;
}

export const touching = ({ targets = [], selected = null, last = [], refused = null, onpick }: Touch): Touching => ({
  lit: new Set(targets.map(({ place }) => place)),
  selected,
  last: new Set(last),
  refused,
  ...(onpick ? { onpick } : {})
});
