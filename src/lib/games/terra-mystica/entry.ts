import { gameEntry } from '../entry';
import { meta } from './meta';

/** The game as home and the lobby know it. */
export const terraMystica = gameEntry({
  meta,
  rulePrefix: 'TM',
  ledger: async () => (await import('./ledger')).ledger,
  load: () => import('./index'),
  texts: {
    fr: () => [import('./text/fr.json'), import('./text/names.fr.json')],
    en: () => [import('./text/en.json'), import('./text/names.en.json')]
  },
  rulebook: {
    fr: () => [
      import('./text/rules.fr.json'),
      import('./text/rules.more.fr.json'),
      import('./text/rules.factions.fr.json'),
      import('./text/rules.tiles.fr.json')
    ],
    en: () => [
      import('./text/rules.en.json'),
      import('./text/rules.more.en.json'),
      import('./text/rules.factions.en.json'),
      import('./text/rules.tiles.en.json')
    ]
  }
});
