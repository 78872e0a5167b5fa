import { gameTexts, type GameTexts, type Params } from '$lib/i18n';
import { terraMystica } from '../entry';

let texts: GameTexts | null = null;

/** Before the first picture is drawn. */
export const loadTexts = async (): Promise<void> => {
  texts = await gameTexts(terraMystica);
};

/** A sentence that the game's own texts have: names of lands, tiles, factions and score rows. */
export const tell = (key: string, params?: Params): string => texts?.say(key, params) ?? key;
