import type { Language, Texts } from '$lib/i18n/format';
import type { Game, Position } from '$lib/kernel';
import type { GameEntry, RuleBook } from '../entry';
import { meta } from './meta';

const TEXTS: Record<Language, () => Promise<{ default: object }>> = {
  fr: () => import('./text/fr.json'),
  en: () => import('./text/en.json')
};

const RULEBOOKS: Record<Language, () => Promise<{ default: RuleBook }>> = {
  fr: () => import('./text/rules.fr.json'),
  en: () => import('./text/rules.en.json')
};

/** The game as home and the lobby know it; rules and texts come when they are wanted. */
export const helios: GameEntry = {
  meta,
  rulePrefix: 'HE',
  load: async () => (await import('./index')).game as unknown as Game<Position>,
  texts: async (language) => (await TEXTS[language]()).default as Texts,
  rulebook: async (language) => (await RULEBOOKS[language]()).default
};
