import type { Described, Place } from '$lib/play/move-ui';
import { spotOf } from '../../rules/places';
import type { ClearingsPosition } from '../../state';

/** A move on one cell: touched there, and told with the name and the land of the cell. */
export const onCell = {
  places: ({ place }: { readonly place: Place }): readonly Place[] => [place],
  describe: (
    { kind, place }: { readonly kind: string; readonly place: Place },
    view: ClearingsPosition
  ): Described => ({
    key: `move.${kind}.this`,
    params: { at: spotOf(view, place), terrain: view.land[place] }
  })
};
