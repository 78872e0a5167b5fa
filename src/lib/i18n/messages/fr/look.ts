import type { Same } from '../same';
import type { look as en } from '../en/look';

export const look: Same<typeof en> = {
  'look.keys':
    'Les flèches passent d’une case à l’autre, Page précédente et Page suivante d’une case éclairée à l’autre. Entrée choisit. Plus, moins et zéro règlent le zoom.',
  'look.empty': 'libre',
  'look.chosen': 'choisie',
  'look.legal': 'possible',
  'look.legalFor': 'possible : {what}',
  'look.fit': 'Voir tout le plateau',
  'look.aim': 'Zoomer sur ce qui est éclairé'
};
