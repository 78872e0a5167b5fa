import type { GameMeta } from '$lib/kernel';

export const meta: GameMeta = {
  id: 'clearings',
  name: { fr: 'Clairières', en: 'Clearings' },
  blurb: {
    fr: 'Une petite île, du bois, de la pierre et des voisins. Dix minutes pour apprendre Plateau en jouant.',
    en: 'A small island, wood, stone and neighbours. Ten minutes to learn Plateau by playing.'
  },
  players: { min: 2, max: 4, usual: 3 },
  minutes: 10,
  options: [
    {
      key: 'rounds',
      type: 'number',
      label: { fr: 'Manches', en: 'Rounds' },
      help: { fr: 'Une tâche et une action par manche.', en: 'One task and one action in each round.' },
      default: 5,
      min: 3,
      max: 7
    },
    {
      key: 'ruins',
      type: 'switch',
      label: { fr: 'Ruines', en: 'Ruins' },
      help: {
        fr: 'Bâtir sur une ruine fait tirer une trouvaille du sac.',
        en: 'Building on a ruin draws a find from the bag.'
      },
      default: true
    },
    {
      key: 'welcome',
      type: 'switch',
      label: { fr: 'Bienvenue', en: 'Welcome' },
      help: {
        fr: 'Offrir un bois à qui s’installe à côté rapporte des points.',
        en: 'Giving one wood to a new neighbour brings points.'
      },
      default: true
    }
  ],
  bots: [
    {
      id: 'steady',
      name: { fr: 'Posé', en: 'Steady' },
      help: { fr: 'Regarde un coup plus loin et ne se trompe guère.', en: 'Looks one step ahead and seldom errs.' }
    },
    {
      id: 'random',
      name: { fr: 'Au hasard', en: 'Random' },
      help: { fr: 'Joue n’importe quel coup permis.', en: 'Makes any move that is allowed.' }
    }
  ]
};
