import type { GameMeta } from '$lib/kernel';

const seat = (n: number) => ({ value: String(n), label: { fr: `Place ${n + 1}`, en: `Seat ${n + 1}` } });

export const meta: GameMeta = {
  id: 'helios',
  name: { fr: 'Helios', en: 'Helios' },
  blurb: {
    fr: 'Créez votre terre, faites tourner votre soleil autour d’elle et bâtissez une ville à sa lumière.',
    en: 'Create your land, lead your sun around it and build a city in its light.'
  },
  players: { min: 2, max: 4, usual: 4 },
  minutes: 60,
  options: [
    {
      key: 'revolutionLimit',
      type: 'choice',
      label: { fr: 'Points de révolution', en: 'Revolution points' },
      help: {
        fr: 'Une seule fois par tour, ou une fois pour chaque déplacement du soleil.',
        en: 'Only once in a turn, or once for every move of the sun.'
      },
      default: 'turn',
      choices: [
        { value: 'turn', label: { fr: 'Une fois par tour', en: 'Once per turn' } },
        { value: 'action', label: { fr: 'Une fois par action', en: 'Once per action' } }
      ]
    },
    {
      key: 'princessAtInfinity',
      type: 'number',
      label: { fr: 'Princesse à l’infini', en: 'Princess at infinity' },
      help: {
        fr: 'La vitesse qu’elle compte quand le marqueur solaire est sur la case illimitée.',
        en: 'The speed she counts when the sun marker is on the unlimited space.'
      },
      default: 0,
      min: 0,
      max: 14
    },
    {
      key: 'first',
      type: 'choice',
      label: { fr: 'Premier joueur', en: 'First player' },
      help: {
        fr: 'Une place que personne n’occupe laisse choisir le hasard.',
        en: 'A seat that nobody sits in leaves it to chance.'
      },
      default: 'random',
      choices: [{ value: 'random', label: { fr: 'Au hasard', en: 'By chance' } }, ...[0, 1, 2, 3].map(seat)]
    }
  ],
  bots: [
    {
      id: 'steady',
      name: { fr: 'Posé', en: 'Steady' },
      help: { fr: 'Regarde un coup plus loin et ne se trompe guère.', en: 'Looks one step ahead and seldom errs.' }
    },
    {
      id: 'expert',
      name: { fr: 'Expert', en: 'Expert' },
      help: {
        fr: 'Prépare ses tours à l’avance, et prend son temps.',
        en: 'Plans its turns ahead, and takes its time.'
      }
    },
    {
      id: 'beginner',
      name: { fr: 'Débutant', en: 'Beginner' },
      help: { fr: 'Joue juste, mais ne voit pas tout.', en: 'Plays soundly, and misses things.' }
    },
    {
      id: 'random',
      name: { fr: 'Au hasard', en: 'Random' },
      help: { fr: 'Joue n’importe quel coup permis.', en: 'Makes any move that is allowed.' }
    }
  ]
};
