import { gameEntry } from '../entry';
import { meta } from './meta';

/** The game as home and the lobby know it. */
export const riseAndFall = gameEntry({
  meta,
  rulePrefix: 'RF',
  load: () => import('./index'),
  texts: {
    fr: () => [import('./text/fr.json'), import('./text/names.fr.json')],
    en: () => [import('./text/en.json'), import('./text/names.en.json')]
  },
  rulebook: {
    fr: () => [import('./text/rules.fr.json'), import('./text/rules.tales.fr.json')],
    en: () => [import('./text/rules.en.json'), import('./text/rules.tales.en.json')]
  }
});
