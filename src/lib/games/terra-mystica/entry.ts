import type { Language, Texts } from '$lib/i18n/format';
import type { Game, Position } from '$lib/kernel';
import type { GameEntry, RuleBook } from '../entry';
import { meta } from './meta';

type Loaded<T> = Promise<{ default: T }>;

const TEXTS: Record<Language, () => Promise<[{ default: object }, { default: object }]>> = {
  fr: () => Promise.all([import('./text/fr.json'), import('./text/names.fr.json')]),
  en: () => Promise.all([import('./text/en.json'), import('./text/names.en.json')])
};

const RULEBOOKS: Record<Language, () => Promise<Awaited<Loaded<RuleBook>>[]>> = {
  fr: () =>
    Promise.all([
      import('./text/rules.fr.json'),
      import('./text/rules.more.fr.json'),
      import('./text/rules.factions.fr.json'),
      import('./text/rules.tiles.fr.json')
    ]),
  en: () =>
    Promise.all([
      import('./text/rules.en.json'),
      import('./text/rules.more.en.json'),
      import('./text/rules.factions.en.json'),
      import('./text/rules.tiles.en.json')
    ])
};

/** The game as home and the lobby know it; rules and texts come when they are wanted. */
export const terraMystica: GameEntry = {
  meta,
  rulePrefix: 'TM',
  load: async () => (await import('./index')).game as unknown as Game<Position>,
  ledger: async () => (await import('./notation')).ledger,
  async texts(language) {
    const [sentences, names] = await TEXTS[language]();
    return { ...sentences.default, ...names.default } as Texts;
  },
  async rulebook(language) {
    const parts = await RULEBOOKS[language]();
    return { chapters: parts.flatMap((part) => part.default.chapters) };
  }
};
