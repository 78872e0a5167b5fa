import type { Novelty } from '$lib/play/game-ui';
import type { RafPosition } from '../../state';
import { tell } from '../texts';
import { ruleOfTale } from './places';
import { sayTale } from './words';

/** The tales of this game, each in two sentences for those who meet it for the first time. */
export const novelties = ({ variant }: RafPosition): readonly Novelty[] =>
  (variant.tales ?? []).map((tale) => ({
    name: tale,
    text: sayTale('first', { tale: tell(`tale.${tale}`), says: sayTale(`says.${tale}`) }),
    rule: ruleOfTale(tale)
  }));
