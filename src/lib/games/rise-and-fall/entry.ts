import type { Language, Texts } from '$lib/i18n/format';
import type { Game, Position } from '$lib/kernel';
import type { GameEntry, RuleBook } from '../entry';
import { meta } from './meta';

const TEXTS: Record<Language, () => Promise<[{ default: object }, { default: object }]>> = {
  fr: () => Promise.all([import('./text/fr.json'), import('./text/names.fr.json')]),
  en: () => Promise.all([import('./text/en.json'), import('./text/names.en.json')])
};

const RULEBOOKS: Record<Language, () => Promise<{ default: RuleBook }>> = {
  fr: () => import('./text/rules.fr.json'),
  en: () => import('./text/rules.en.json')
};

/** The game as home and the lobby know it; rules and texts come when they are wanted. */
export const riseAndFall: GameEntry = {
  meta,
  rulePrefix: 'RF',
  load: async () => (await import('./index')).game as unknown as Game<Position>,
  async texts(language) {
    const [sentences, names] = await TEXTS[language]();
    return { ...sentences.default, ...names.default } as Texts;
  },
  rulebook: async (language) => (await RULEBOOKS[language]()).default
};
