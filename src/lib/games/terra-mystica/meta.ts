import type { Bilingual, GameMeta, Options, OptionSpec } from '$lib/kernel';

const full = (options: Options) => options.setup !== 'introductory';
const auction = (options: Options) => options.setup === 'auction';

const FIXED: Bilingual = {
  fr: 'La partie d’initiation fixe la carte, les peuples et les tuiles.',
  en: 'The introductory game fixes map, factions and tiles.'
};

const toggle = (key: string, fr: string, en: string, help: Bilingual): OptionSpec => ({
  key,
  type: 'switch',
  label: { fr, en },
  help,
  default: false,
  when: full,
  unless: FIXED
});

/** Switches of imported games (TM 15): the lobby never offers them. */
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

const setup: OptionSpec = {
  key: 'setup',
  type: 'choice',
  label: { fr: 'Mise en place', en: 'Setup' },
  default: 'full',
  choices: [
    {
      value: 'introductory',
      label: { fr: 'Initiation', en: 'Introductory game' },
      help: {
        fr: 'Peuples, premières habitations et tuiles sont déjà posés : on joue tout de suite.',
        en: 'Factions, first dwellings and tiles are laid out already: you play at once.'
      }
    },
    {
      value: 'full',
      label: { fr: 'Choix des peuples', en: 'Choose factions' },
      help: {
        fr: 'Chacun à son tour choisit un peuple, puis place ses habitations.',
        en: 'In turn everyone chooses a faction, then places dwellings.'
      }
    },
    {
      value: 'random',
      label: { fr: 'Peuples au hasard', en: 'Random factions' },
      help: {
        fr: 'Chacun reçoit un plateau au hasard et choisit l’une de ses deux faces.',
        en: 'Everyone is dealt a board at random and chooses one of its two sides.'
      }
    },
    {
      value: 'auction',
      label: { fr: 'Enchères', en: 'Faction auction' },
      help: {
        fr: 'Peuples et places dans l’ordre du tour se gagnent en misant des points de départ.',
        en: 'Factions and places in the turn order are won by bidding points of the start.'
      }
    }
  ]
};

const map: OptionSpec = {
  key: 'map',
  type: 'choice',
  label: { fr: 'Carte', en: 'Map' },
  default: 'base',
  when: full,
  unless: FIXED,
  choices: [
    {
      value: 'base',
      label: { fr: 'Plateau de base', en: 'Base board' },
      help: {
        fr: 'La carte de la boîte de base.',
        en: 'The map of the base box.'
      }
    },
    {
      value: 'fi1',
      label: { fr: 'Feu & Glace, recto', en: 'Fire & Ice, side 1' },
      help: {
        fr: 'Une autre carte : la rivière se ramifie et découpe d’autres terres.',
        en: 'Another map: the river branches and cuts out other lands.'
      }
    },
    {
      value: 'fi2',
      label: { fr: 'Feu & Glace, verso', en: 'Fire & Ice, side 2' },
      help: {
        fr: 'La rivière de la carte de base, avec des terrains mieux répartis.',
        en: 'The river of the base map, with the terrains spread more evenly.'
      }
    }
  ]
};

export const meta: GameMeta = {
  id: 'terra-mystica',
  name: { fr: 'Terra Mystica', en: 'Terra Mystica' },
  blurb: {
    fr: 'Transformez le paysage, bâtissez à côté de vos voisins et servez quatre cultes : six manches, vingt peuples.',
    en: 'Reshape the land, build beside your neighbours and serve four cults: six rounds, twenty peoples.'
  },
  players: { min: 2, max: 5, usual: 4 },
  minutes: 120,
  presets: [
    {
      id: 'introductory',
      name: { fr: 'Première partie', en: 'First game' },
      help: {
        fr: 'Peuples et premières habitations sont posés : on joue tout de suite.',
        en: 'Factions and first dwellings are laid out: you play at once.'
      },
      options: { setup: 'introductory' }
    },
    {
      id: 'base',
      name: { fr: 'La boîte de base', en: 'The base box' },
      help: {
        fr: 'Quatorze peuples, chacun choisit le sien.',
        en: 'Fourteen factions, everyone chooses one.'
      },
      options: { setup: 'full' }
    },
    {
      id: 'fire-ice',
      name: { fr: 'Feu & Glace', en: 'Fire & Ice' },
      help: {
        fr: 'Vingt peuples aux enchères, un décompte final de plus, l’ordre du tour change.',
        en: 'Twenty factions by auction, one more final scoring, the turn order changes.'
      },
      options: { setup: 'auction', fireIceFactions: true, finalScoringTile: true, variableTurnOrder: true }
    }
  ],
  options: [
    setup,
    map,
    toggle('fireIceFactions', 'Peuples de Feu & Glace', 'Fire & Ice factions', {
      fr: 'Six peuples de plus : glace, volcan, métamorphes et riverains.',
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
    {
      key: 'auctionPickSide',
      type: 'switch',
      label: { fr: 'Choisir la face du jeton', en: 'Choose the side of the token' },
      help: {
        fr: 'Qui gagne un lot choisit entre les deux peuples du jeton.',
        en: 'Whoever wins a lot chooses between the two factions of the token.'
      },
      default: false,
      when: auction
    },
    toggle('strictBurn', 'Sacrifice strict', 'Strict burning', {
      fr: 'Le Pouvoir sacrifié doit être dépensé dans le même tour.',
      en: 'Burnt power has to be spent in the same turn.'
    }),
    toggle('promoTownTiles', 'Villes promotionnelles', 'Promotional towns', {
      fr: 'Quatre tuiles Ville de plus.',
      en: 'Four more town tiles.'
    }),
    toggle('promoShippingBonus', 'Carte Navigation promotionnelle', 'Promotional shipping card', {
      fr: 'Une dixième carte Bonus : des points pour la navigation, en passant.',
      en: 'A tenth bonus card: points for shipping when passing.'
    }),
    toggle('promoTempleScoring', 'Tuile Temple promotionnelle', 'Promotional temple tile', {
      fr: 'Une neuvième tuile Pointage : des points pour les temples.',
      en: 'A ninth scoring tile: points for temples.'
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
