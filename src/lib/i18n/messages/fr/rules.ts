import type { Same } from '../same';
import type { rules as en } from '../en/rules';

export const rules: Same<typeof en> = {
  'rules.title': 'Règles',
  'rules.of': 'Règles de {game}',
  'rules.which': 'Quel jeu ?',
  'rules.search': 'Chercher dans les règles',
  'rules.backToGame': 'Retour au jeu',
  'rules.clear': 'Effacer la recherche',
  'rules.found': '{n#place}',
  'noun.place': ['{n} endroit', '{n} endroits'],
  'rules.none': 'Rien trouvé. Essayez un mot plus court.',
  'rules.chapters': 'Chapitres',
  'rules.link': 'Lien vers {section}',
  'rules.failed': 'Les règles n’ont pas pu être ouvertes. Essayez encore une fois.'
};
