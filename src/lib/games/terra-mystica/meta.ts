import type { GameMeta, Options, OptionSpec } from '$lib/kernel';

const full = (options: Options) => options.setup !== 'introductory';
const auction = (options: Options) => options.setup === 'auction';

const toggle = (
  key: string,
  fr: string,
  en: string,
  help: { fr: string; en: string },
  when: (options: Options) => boolean = full
): OptionSpec => ({ key, type: 'switch', label: { fr, en }, help, default: false, when });

/** Switches of imported games (TM 16): the lobby never offers them. */
const imported = { imported: true, when: () => false } as const;

const importSwitch = (key: string, usual = false): OptionSpec => ({
  key,
  type: 'switch',
  label: { fr: key, en: key },
  default: usual,
  ...imported
});

const importChoice = (key: string, ...values: string[]): OptionSpec => ({
  key,
  type: 'choice',
  label: { fr: key, en: key },
  default: values[0]!,
  choices: values.map((value) => ({ value, label: { fr: value, en: value } })),
  ...imported
});

export const meta: GameMeta = {
  id: 'terra-mystica',
  name: { fr: 'Terra Mystica', en: 'Terra Mystica' },
  blurb: {
    fr: 'Transformez le paysage, bâtissez à côté de vos voisins et servez quatre cultes : six manches, vingt peuples.',
    en: 'Reshape the land, build beside your neighbours and serve four cults: six rounds, twenty peoples.'
  },
  players: { min: 2, max: 5, usual: 4 },
  minutes: 120,
  options: [
    {
      key: 'setup',
      type: 'choice',
      label: { fr: 'Mise en place', en: 'Setup' },
      help: {
        fr: 'La partie d’initiation est prête à jouer ; sinon chacun choisit, reçoit ou achète son peuple.',
        en: 'The introductory game is ready to play; otherwise everyone chooses, is dealt or buys a faction.'
      },
      default: 'full',
      choices: [
        { value: 'introductory', label: { fr: 'Initiation', en: 'Introductory game' } },
        { value: 'full', label: { fr: 'Choix des peuples', en: 'Choose factions' } },
        { value: 'random', label: { fr: 'Peuples au hasard', en: 'Random factions' } },
        { value: 'auction', label: { fr: 'Enchères', en: 'Faction auction' } }
      ]
    },
    {
      key: 'map',
      type: 'choice',
      label: { fr: 'Carte', en: 'Map' },
      default: 'base',
      when: full,
      choices: [
        { value: 'base', label: { fr: 'Plateau de base', en: 'Base board' } },
        { value: 'fi1', label: { fr: 'Feu & Glace, recto', en: 'Fire & Ice, side 1' } },
        { value: 'fi2', label: { fr: 'Feu & Glace, verso', en: 'Fire & Ice, side 2' } }
      ]
    },
    toggle('fireIceFactions', 'Peuples de Feu & Glace', 'Fire & Ice factions', {
      fr: 'Six peuples de plus : glace, volcan, métamorphes et riverains.',
      en: 'Six more factions: ice, volcano, Shapeshifters and Riverwalkers.'
    }),
    toggle('finalScoringTile', 'Décompte final supplémentaire', 'Extra final scoring', {
      fr: 'Une tuile tirée au sort rapporte jusqu’à 18 points à la fin.',
      en: 'A tile drawn at random brings up to 18 points at the end.'
    }),
    toggle('variableTurnOrder', 'Ordre du tour variable', 'Variable turn order', {
      fr: 'On joue dans l’ordre où l’on a passé à la manche précédente.',
      en: 'Players take their turns in the order in which they passed.'
    }),
    toggle(
      'auctionPickSide',
      'Choisir la face du jeton',
      'Choose the side of the token',
      {
        fr: 'Qui gagne un lot choisit entre les deux peuples du jeton.',
        en: 'Whoever wins a lot chooses between the two factions of the token.'
      },
      auction
    ),
    toggle('strictBurn', 'Sacrifice strict', 'Strict burning', {
      fr: 'Le Pouvoir sacrifié doit être dépensé dans le même tour.',
      en: 'Burnt power has to be spent in the same turn.'
    }),
    toggle('promoTownTiles', 'Villes promotionnelles', 'Promotional towns', {
      fr: 'Quatre tuiles Ville de plus.',
      en: 'Four more town tiles.'
    }),
    toggle('promoShippingBonus', 'Carte Navigation promotionnelle', 'Promotional shipping card', {
      fr: 'Une dixième carte Bonus.',
      en: 'A tenth bonus card.'
    }),
    toggle('promoTempleScoring', 'Tuile Temple promotionnelle', 'Promotional temple tile', {
      fr: 'Une neuvième tuile Pointage.',
      en: 'A ninth scoring tile.'
    }),
    importSwitch('arranged'),
    importChoice('leech', 'blocking', 'deferred'),
    importChoice('spadeBonus', 'use', 'gain'),
    importSwitch('midActionConversion'),
    importChoice('tokenOrder', 'choice', 'auto'),
    importSwitch('cultistsErratum', true),
    importChoice('shapeshifters', 'v5', 'v4', 'v3', 'v2', 'orig'),
    importSwitch('looseBridge'),
    importSwitch('wasteful'),
    importSwitch('allowDrop'),
    importSwitch('looseDouble'),
    importSwitch('startVp2017')
  ],
  bots: [{ id: 'random', name: { fr: 'Au hasard', en: 'Random' } }]
};
