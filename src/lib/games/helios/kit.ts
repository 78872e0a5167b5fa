import { rulesKit, type DecisionOf, type DraftOf, type Seat } from '$lib/kernel';
import { copyPosition } from './copy';
import type {
  Act,
  BonusType,
  BuildingId,
  Cell,
  CharacterId,
  Colour,
  HeliosPosition,
  Offered,
  Section,
  Slot,
  Source,
  TileColour
} from './state';

/**
 * Where something is: its cell, and the readable name of the cell: columns A to I from the west, then a
 * number from the north (the centre is E5).
 */
interface At {
  readonly cell: Cell;
  readonly at: string;
}

/** What is still to be paid: slot by slot, and how many cubes that makes. */
interface Due {
  readonly slots: readonly Slot[];
  readonly n: number;
}

/** All that this game asks, tells, refuses and warns of. */
export interface HeliosVocabulary {
  decisions: {
    start: object;
    tile: object;
    create: object;
    build: object;
    sun: object;
    bonusAction: { source: 'colour' | 'palace' };
    'pay.temple': At & Due;
    'pay.building': { building: BuildingId } & Due;
    'pay.character': { character: CharacterId } & Due;
    /** Without a cell the cube goes onto any own token with room. */
    bonusCube: { cell: Cell | null };
    office: { tokens: readonly Offered[]; n: number };
    bazaar: object;
    character: object;
  };
  facts: {
    start: { seat: Seat; colour: Colour };
    piles: object;
    extra: { colour: Colour };
    round: { round: number; rounds: number };
    bonusCube: { seat: Seat; colour: Colour } & At;
    tile: { seat: Seat; act: Act; colour: TileColour; section: Section };
    /** A section has its fourth tile. */
    fourth: { seat: Seat; section: Section };
    discard: { seat: Seat; section: Section };
    forgo: { seat: Seat };
    'create.land': { seat: Seat; colour: Colour } & At;
    'create.bonus': { seat: Seat; type: BonusType } & At;
    manaField: { seat: Seat; n: number } & At;
    pay: { seat: Seat; colour: Colour } & At;
    temple: { seat: Seat; nth: number } & At;
    /** A cube that still lay where a temple was built. */
    lost: { seat: Seat; colour: Colour } & At;
    building: { seat: Seat; building: BuildingId };
    mana: { seat: Seat; n: number };
    speed: { seat: Seat; n: number; speed: number };
    unlimited: { seat: Seat };
    bazaar: { seat: Seat; n: number; points: number };
    'office.draw': { seat: Seat; colour: Colour };
    'office.lost': { seat: Seat; colour: Colour };
    sun: { seat: Seat; steps: number } & At;
    revolution: { seat: Seat; points: number };
    'light.cube': { seat: Seat; colour: Colour } & At;
    'light.temple': { seat: Seat; points: number } & At;
    leftovers: { n: number };
    court: { seat: Seat };
    recruit: { seat: Seat; character: CharacterId; n: number };
    activate: { seat: Seat; character: CharacterId };
    pass: { seat: Seat };
    refill: { n: number };
    deal: { n: number };
    dragon: { seat: Seat };
    end: object;
  };
  refusals: {
    'start.colour': { colour: Colour };
    'tile.empty': { act: Act };
    'tile.section': object;
    'tile.ownSection': { colour: Section };
    'source.empty': { source: Source };
    'cell.unknown': object;
    'cell.rim': { at: string };
    'cell.taken': { at: string };
    'cell.sun': { at: string };
    'cell.apart': { at: string };
    'cell.prison': { at: string };
    'house.none': object;
    'temple.token': { at: string };
    'temple.taken': { at: string };
    'temple.price': { needs: number; has: number };
    'building.built': { building: BuildingId };
    'price.cubes': object;
    'pay.cube': { colour: Colour };
    'pay.needed': { colour: Colour };
    'pay.single': object;
    'sun.path': object;
    'sun.land': { at: string };
    'sun.shore': { at: string };
    'sun.deadEnd': { at: string };
    'sun.backward': { at: string };
    'sun.far': { speed: number; steps: number };
    'sun.same': object;
    'cube.supply': { colour: Colour };
    'cube.cell': { at: string };
    'cube.room': { at: string };
    'office.index': object;
    'office.same': object;
    'bazaar.most': { most: number };
    'recruit.once': object;
    'recruit.taken': { character: CharacterId };
    'recruit.mana': { needs: number; has: number };
    'activate.once': object;
    'activate.owner': { character: CharacterId };
    'activate.active': { character: CharacterId };
  };
  warnings: {
    'sun.dark': object;
    /** Two cubes are paid for one that is missing. */
    exchange: object;
    /** With the Power plant revolutions score nothing. */
    plant: object;
    forgo: object;
  };
}

export const kit = rulesKit<HeliosPosition, HeliosVocabulary>({ copy: copyPosition });

export type Draft = DraftOf<typeof kit>;

/** A decision by its kind, with all that it carries. */
export type Asked<K extends keyof HeliosVocabulary['decisions']> = DecisionOf<HeliosVocabulary, K>;
