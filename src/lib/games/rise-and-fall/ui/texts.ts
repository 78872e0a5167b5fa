import { gameTexts, type GameTexts, type Params } from '$lib/i18n';
import { riseAndFall } from '../entry';

let texts: GameTexts | null = null;

/** Before the first picture is drawn. */
export const loadTexts = async (): Promise<void> => {
  texts = await gameTexts(riseAndFall);
};

/** A sentence that the game's own texts have: names of pieces, lands and guilds. */
export const tell = (key: string, params?: Params): string => texts?.say(key, params) ?? key;
