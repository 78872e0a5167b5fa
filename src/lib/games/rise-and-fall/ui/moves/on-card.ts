import type { Place } from '$lib/play/move-ui';
import type { Card } from '../../state';
import { placeOfCard } from './places';

/** Whether cards lie in sight, as the page says. On a phone they are folded away, and chosen by their words. */
export const panel = { inSight: () => true };

/** A card is touched where it lies, if it is in sight. */
export const onCard = (card: Card): readonly Place[] => (panel.inSight() ? [placeOfCard(card)] : []);
