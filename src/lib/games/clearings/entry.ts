import { gameEntry } from '../entry';
import { meta } from './meta';

/** The game as home and the lobby know it. */
export const clearings = gameEntry({
  meta,
  rulePrefix: 'CL',
  teaches: true,
  load: () => import('./index'),
  texts: {
    fr: () => [import('./text/fr.json')],
    en: () => [import('./text/en.json')]
  },
  rulebook: {
    fr: () => [import('./text/rules.fr.json')],
    en: () => [import('./text/rules.en.json')]
  }
});
