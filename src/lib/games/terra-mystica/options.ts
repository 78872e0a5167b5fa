import type { Options } from '$lib/kernel';

/** How a game is played, read once from its options and kept in the position. */
export interface Rules {
  /** `base`, `fi1`, `fi2`; a game that was arranged may bring a layout of its own. */
  readonly map: string;
  readonly setup: 'introductory' | 'full' | 'random' | 'auction';
  readonly fireIce: boolean;
  readonly finalTile: boolean;
  readonly variableOrder: boolean;
  readonly pickSide: boolean;
  readonly strictBurn: boolean;
  readonly promoTowns: boolean;
  readonly promoShipping: boolean;
  readonly promoTemple: boolean;
  /** The rest are the import switches of TM 15, at the rulebook's value in normal play. */
  readonly arranged: boolean;
  readonly leech: 'blocking' | 'deferred';
  readonly spadeBonus: 'use' | 'gain';
  readonly midAction: boolean;
  readonly tokenOrder: 'choice' | 'auto';
  readonly cultistsErratum: boolean;
  readonly shapeshifters: 'v5' | 'v4' | 'v3' | 'v2' | 'orig';
  readonly looseBridge: boolean;
  readonly wasteful: boolean;
  readonly allowDrop: boolean;
  readonly looseDouble: boolean;
  readonly startVp2017: boolean;
  /** Since the second version: a dwelling is offered even where left-over spades have no target (TM 6.1, F6). */
  readonly dwellingAtLast?: true;
}

/** The rules as they stand; a stored game keeps the version it was begun with. */
export const RULES_VERSION = 2;

const flag = (options: Options, key: string, usual: boolean): boolean =>
  typeof options[key] === 'boolean' ? options[key] : usual;

const word = <T extends string>(options: Options, key: string, usual: T): T =>
  typeof options[key] === 'string' ? (options[key] as T) : usual;

/** Options that are not given have the rulebook's value. */
export const rulesOf = (options: Options, version = RULES_VERSION): Rules => {
  const setup = word(options, 'setup', 'full' as Rules['setup']);
  const introductory = setup === 'introductory';
  return {
    map: introductory ? 'base' : word(options, 'map', 'base'),
    setup,
    fireIce: !introductory && flag(options, 'fireIceFactions', false),
    finalTile: !introductory && flag(options, 'finalScoringTile', false),
    variableOrder: flag(options, 'variableTurnOrder', false),
    pickSide: flag(options, 'auctionPickSide', false),
    strictBurn: flag(options, 'strictBurn', false),
    promoTowns: flag(options, 'promoTownTiles', false),
    promoShipping: flag(options, 'promoShippingBonus', false),
    promoTemple: flag(options, 'promoTempleScoring', false),
    arranged: flag(options, 'arranged', false),
    leech: word(options, 'leech', 'blocking'),
    spadeBonus: word(options, 'spadeBonus', 'use'),
    midAction: flag(options, 'midActionConversion', false),
    tokenOrder: word(options, 'tokenOrder', 'choice'),
    cultistsErratum: flag(options, 'cultistsErratum', true),
    shapeshifters: word(options, 'shapeshifters', 'v5'),
    looseBridge: flag(options, 'looseBridge', false),
    wasteful: flag(options, 'wasteful', false),
    allowDrop: flag(options, 'allowDrop', false),
    looseDouble: flag(options, 'looseDouble', false),
    startVp2017: flag(options, 'startVp2017', false),
    ...(version >= 2 ? { dwellingAtLast: true } : {})
  };
};
