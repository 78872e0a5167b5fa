import type { Bilingual, GameMeta, OptionChoice, Options, OptionSpec } from '$lib/kernel';
import tales from './data/tales.json' with { type: 'json' };

const WORLDS: Readonly<Record<number, readonly (readonly [id: string, en: string, fr: string])[]>> = {
  2: [
    ['world-01', 'Aurelis', 'Aurélis'],
    ['world-02', 'The Twin Reefs', 'Les Récifs Jumeaux'],
    ['world-03', 'Cold Fjord', 'Le Fjord Froid'],
    ['world-04', 'The Spine', 'L’Échine']
  ],
  3: [
    ['world-05', 'Tridentia', 'Tridentia'],
    ['world-06', 'Broken Crown', 'La Couronne Brisée'],
    ['world-07', 'The Emerald Isles', 'Les Îles d’Émeraude'],
    ['world-08', 'Highgate', 'Haute-Porte']
  ],
  4: [
    ['world-09', 'Quadrant Sea', 'La Mer des Quatre'],
    ['world-10', 'A Thousand Shores', 'Mille Rivages'],
    ['world-11', 'Frostfang', 'Croc-de-Givre'],
    ['world-12', 'The Drowned Vale', 'Le Val Noyé']
  ]
};

/** Which of the named Worlds; with five players and more there is one for each number. */
const worldFor = (players: number): OptionSpec => ({
  key: `world${players}`,
  type: 'choice',
  label: { fr: 'Nom du Monde', en: 'Name of the World' },
  default: WORLDS[players]![0]![0],
  choices: WORLDS[players]!.map(([value, en, fr]) => ({ value, label: { fr, en } })),
  when: (options, count) => options['world'] === 'named' && count === players
});

const LEVELS: readonly { value: string; label: Bilingual }[] = [
  { value: 'veryExperienced', label: { fr: 'Très expérimenté : aucune guilde', en: 'Very experienced: no guild' } },
  { value: 'experienced', label: { fr: 'Expérimenté : 1 guilde reçue', en: 'Experienced: 1 guild, received' } },
  { value: 'regular', label: { fr: 'Habitué : 2 guildes', en: 'Regular: 2 guilds' } },
  { value: 'novice', label: { fr: 'Novice : 3 guildes', en: 'Novice: 3 guilds' } }
];

const handicapOf = (seat: number): OptionSpec => ({
  key: `handicap${seat}`,
  type: 'choice',
  label: { fr: `Niveau, place ${seat}`, en: `Level, seat ${seat}` },
  default: 'regular',
  choices: LEVELS,
  when: (options, players) => options['handicap'] === true && seat <= players
});

/** In a World that the players do not build only such tales are told as do not change the building (RF 17.0). */
const BUILT_ONLY: Bilingual = {
  fr: 'Ce récit change la construction du Monde : il faut que les joueurs le construisent ensemble.',
  en: 'This tale changes how the World is built: it needs a World that the players build together.'
};
const isBuilt = (options: Options): boolean => options['world'] === 'built';

const NO_TALE: OptionChoice = { value: 'none', label: { fr: 'Aucun', en: 'None' } };

const TALES: readonly OptionChoice[] = tales.tales.map(({ number, id, name, built }) => ({
  value: id,
  label: { fr: `${number} · ${name.fr}`, en: `${number} · ${name.en}` },
  ...(built ? { when: isBuilt, unless: BUILT_ONLY } : {})
}));

/** So many can be chosen, however many play. */
const TALE_SLOTS = [1, 2, 3, 4, 5, 6, 7, 8];

const taleOf = (n: number): OptionSpec => ({
  key: `tale${n}`,
  type: 'choice',
  label: { fr: `Récit ${n}`, en: `Tale ${n}` },
  gallery: 'tales',
  default: NO_TALE.value,
  choices: [NO_TALE, ...TALES],
  when: (options) => options['tales'] === 'chosen'
});

export const meta: GameMeta = {
  id: 'rise-and-fall',
  name: { fr: 'Rise & Fall', en: 'Rise & Fall' },
  blurb: {
    fr: 'Bâtissez le Monde, répandez votre peuple et gardez en vie votre civilisation quand tout décline.',
    en: 'Build the World, spread your people and keep your civilization alive when all else declines.'
  },
  players: { min: 2, max: 8, usual: 4 },
  minutes: 120,
  options: [
    {
      key: 'trophies',
      type: 'choice',
      label: { fr: 'Trophées à remporter', en: 'Trophies to win' },
      help: { fr: 'Toujours 6 à plus de quatre joueurs.', en: 'Always 6 with more than four players.' },
      default: '4',
      choices: [
        { value: '4', label: { fr: '4 : normale', en: '4: normal' } },
        { value: '5', label: { fr: '5 : avancée', en: '5: advanced' } },
        { value: '6', label: { fr: '6 : épique', en: '6: epic' } }
      ],
      when: (_options, players) => players <= 4
    },
    {
      key: 'world',
      type: 'choice',
      label: { fr: 'Le Monde', en: 'The World' },
      default: 'built',
      choices: [
        { value: 'built', label: { fr: 'Construit ensemble', en: 'Built together' } },
        { value: 'named', label: { fr: 'Un Monde connu', en: 'A known World' } },
        { value: 'drawn', label: { fr: 'Tiré au sort', en: 'Drawn by lot' } }
      ]
    },
    worldFor(2),
    worldFor(3),
    worldFor(4),
    {
      key: 'guilds',
      type: 'switch',
      label: { fr: 'Guildes', en: 'Guilds' },
      help: {
        fr: 'Chacun a deux guildes, avec leurs pouvoirs.',
        en: 'Everybody has two guilds, with their powers.'
      },
      default: false
    },
    {
      key: 'handicap',
      type: 'switch',
      label: { fr: 'Handicap', en: 'Handicap' },
      help: { fr: 'Plus de guildes pour les moins expérimentés.', en: 'More guilds for the less experienced.' },
      default: false,
      when: (options) => options['guilds'] === true
    },
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(handicapOf),
    {
      key: 'tales',
      type: 'choice',
      gallery: 'tales',
      label: { fr: 'Récits', en: 'Tales' },
      help: {
        fr: 'Créatures, bâtiments et lieux spéciaux. Un Monde connu ou tiré au sort admet les récits 1 à 11 et 19.',
        en: 'Creatures, buildings and special places. A known or drawn World admits tales 1 to 11 and 19.'
      },
      default: 'off',
      choices: [
        { value: 'off', label: { fr: 'Sans récits', en: 'No tales' } },
        { value: 'drawn', label: { fr: 'Tirés au sort, un par joueur', en: 'Drawn by lot, one per player' } },
        { value: 'chosen', label: { fr: 'Choisis', en: 'Chosen' } }
      ]
    },
    ...TALE_SLOTS.map(taleOf),
    {
      key: 'capital',
      type: 'choice',
      label: { fr: 'Les quatre Villes de la Capitale', en: 'The four Cities of the Capital' },
      default: 'rhombus',
      choices: [
        { value: 'rhombus', label: { fr: 'En losange', en: 'In a rhombus' } },
        { value: 'connected', label: { fr: 'Reliées, peu importe la forme', en: 'Connected, in any shape' } }
      ],
      when: (options) =>
        options['tales'] === 'drawn' ||
        (options['tales'] === 'chosen' && TALE_SLOTS.some((n) => options[`tale${n}`] === 'capital'))
    },
    {
      key: 'hurry',
      type: 'switch',
      label: { fr: 'Règle du retardataire', en: 'Hurry rule' },
      help: {
        fr: 'Quand presque tous ont choisi, ceux qui attendent peuvent compter jusqu’à trois ; puis la carte des retardataires est tirée au sort.',
        en: 'Once nearly all have chosen, those who wait may count to three; then the card of whoever is late is drawn by chance.'
      },
      default: false
    },
    {
      key: 'maxTurns',
      type: 'number',
      label: { fr: 'Dernier tour', en: 'Last turn' },
      help: {
        fr: 'La partie se compte après ce tour au plus tard. 0 : sans limite.',
        en: 'The game is scored after this turn at the latest. 0: no limit.'
      },
      default: 0,
      min: 0,
      max: 1000
    }
  ],
  bots: [
    {
      id: 'steady',
      name: { fr: 'Posé', en: 'Steady' },
      help: { fr: 'Regarde un coup plus loin et ne se trompe guère.', en: 'Looks one step ahead and seldom errs.' }
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
