import { gameTexts, type GameTexts } from '$lib/i18n';
import type { Params } from '$lib/i18n/format';
import { helios } from '../entry';

let texts: GameTexts | null = null;

/** Before the first picture is drawn. */
export const loadTexts = async (): Promise<void> => {
  texts = await gameTexts(helios);
};

/** A sentence that the game's own texts have: names of buildings, characters, tokens. */
export const tell = (key: string, params?: Params): string => texts?.say(key, params) ?? key;
