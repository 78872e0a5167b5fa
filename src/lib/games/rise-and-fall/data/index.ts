import type { Terrain } from '../world';
import type { Card, Handicap, PieceType, Price, Resource, TalePiece, TrophyId } from '../state';
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

/** A piece that a tale brings; each civilization has one, or there is a single one for all. */
interface TalePieceFigures {
  /** The card it acts with, and the piece whose actions it does. */
  readonly with?: Card;
  readonly as?: Card;
  readonly single?: boolean;
}

const TALE_PIECE: Readonly<Record<TalePiece, TalePieceFigures>> = {
  bank: {},
  port: { with: 'ship' },
  capital: { with: 'city', as: 'city', single: true },
  cathedral: { with: 'temple', as: 'temple', single: true }
};

export const hasCard = (type: PieceType): type is Card => type in CARDS;

/** What a piece does and counts as where the rules speak of Cities and Temples: the Capital is a City there. */
export const roleOf = (type: PieceType): PieceType => (hasCard(type) ? type : (TALE_PIECE[type].as ?? type));

/** The card that sets a piece in motion; a Bank has none. */
export const cardFor = (type: PieceType): Card | null => (hasCard(type) ? type : (TALE_PIECE[type].with ?? null));

export const isUnit = (type: PieceType): boolean => hasCard(type) && CARDS[type].unit;

/** Whether there is only one for all civilizations. */
export const isSingle = (type: PieceType): boolean => !hasCard(type) && TALE_PIECE[type].single === true;

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

export const trophyPoints = (id: TrophyId): number => (id in CARDS ? CARDS[id as Card].trophy : ECONOMY.taleTrophy);

export const GUILD_FIGURES: {
  readonly deal: number;
  readonly handicap: Readonly<Record<Handicap, { readonly keeps: number; readonly receives: boolean }>>;
} = guilds;
