import { gameTexts, type GameTexts } from '$lib/i18n';
import { clearings } from '../entry';

let texts: GameTexts | null = null;

/** Before the first picture is drawn. */
export const loadTexts = async (): Promise<void> => {
  texts = await gameTexts(clearings);
};

/** A sentence that the game's own texts have: names of lands, tasks and score rows. */
export const tell = (key: string): string => texts?.say(key) ?? key;
