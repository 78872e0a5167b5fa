import { moveUi } from '$lib/play/move-ui';
import { bazaar as kind } from '../../moves/bazaar';

export const bazaar = moveUi(kind, { icon: 'hl-magic-bazaar', places: ({ mana }) => [`bazaar:${mana}`] });
