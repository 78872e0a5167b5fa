import type { Series } from '$lib/play/game-ui';
import { territory } from '../rules/territory';
import type { RafPosition } from '../state';

/** Curves of the replay besides the points. */
export const series: readonly Series<RafPosition>[] = [
  { key: 'series.gold', of: ({ civs }, seat) => civs[seat]!.stock.gold },
  { key: 'series.pieces', of: ({ pieces }, seat) => pieces.filter(({ owner }) => owner === seat).length },
  {
    key: 'series.territory',
    of: (view, seat) => territory(view).reduce((sum, { owner, points }) => (owner === seat ? sum + points : sum), 0)
  }
];
