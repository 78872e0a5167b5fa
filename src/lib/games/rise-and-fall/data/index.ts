import type { Terrain } from '../world';
import type { Card, Handicap, PieceType, Price, Resource, TrophyId } from '../state';
import actions from './actions.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import economy from './economy.json' with { type: 'json' };
import guilds from './guilds.json' with { type: 'json' };

interface CardFigures {
  readonly supply: number;
  readonly unit: boolean;
  /** Development points for 1, 2, 3 ... pieces in the World. */
  readonly points: readonly number[];
  readonly trophy: number;
  /** Gold to convert a piece of this type; absent where a Temple cannot. */
  readonly convert?: number;
}

export const CARDS: Readonly<Record<Card, CardFigures>> = cards;

/** What a piece becomes, where, and for what. */
export interface Recipe {
  readonly on: readonly Terrain[];
  readonly cost: Price;
}

type Recipes = Readonly<Partial<Record<PieceType, Recipe>>>;

interface Actions {
  readonly stand: Readonly<Record<PieceType, readonly Terrain[]>>;
  readonly deploy: Readonly<Partial<Record<PieceType, readonly Terrain[]>>>;
  readonly range: Readonly<Record<'nomad' | 'mountaineer' | 'merchant', number>>;
  readonly produce: Readonly<Partial<Record<PieceType, Readonly<Partial<Record<Terrain, Resource>>>>>>;
  readonly build: Readonly<Partial<Record<PieceType, Recipes>>>;
  readonly grow: readonly Terrain[];
  readonly educate: Readonly<Record<'merchant' | 'mountaineer', Price>>;
  readonly transform: Readonly<Record<'nomad' | 'merchant', Recipe>>;
}

export const ACTIONS = actions as Actions;

export const ECONOMY = economy as {
  readonly gold: Readonly<Record<string, number>>;
  readonly resources: Readonly<Record<string, number>>;
  readonly cap: number;
  readonly goldPerPoint: number;
  readonly buyBack: readonly number[];
  readonly taleTrophy: number;
  readonly scoreOrder: readonly Card[];
  readonly territory: Readonly<Record<string, number>>;
  readonly bankTrade: number;
  readonly seaTrade: number;
  readonly cityTrade: { readonly own: number; readonly opposing: number };
  readonly tithe: number;
  readonly tax: Readonly<Partial<Record<Terrain, number>>>;
};

export const trophyPoints = (id: TrophyId): number =>
  id in CARDS ? CARDS[id as PieceType].trophy : ECONOMY.taleTrophy;

export const GUILD_FIGURES: {
  readonly deal: number;
  readonly prospect: number;
  readonly piracy: number;
  readonly attack: number;
  readonly handicap: Readonly<Record<Handicap, { readonly keeps: number; readonly receives: boolean }>>;
} = guilds;
