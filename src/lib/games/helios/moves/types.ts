import type { Decision, Move } from '$lib/kernel';
import type { Act, BuildingId, Cell, CharacterId, Colour, Section, Source } from '../state';

// Cells are `q,r` in moves and decisions. Facts and refusals also carry `at`, the readable name of the cell:
// columns A to I from the west, then a number from the north (the centre is E5).

// ---------------------------------------------------------------- the moves

/** Answers `start`: brown, grey or green. */
export interface Start extends Move {
  kind: 'start';
  colour: Colour;
}
/** Answers `tile`: the lowest tile of a column. A grey one, and only a grey one, names its section. */
export interface TakeTile extends Move {
  kind: 'takeTile';
  act: Act;
  section?: Section;
}
/** Answers `create` and `bonusAction`: a colour's pile, `extra` or `bonus:<type>`, onto a light cell. */
export interface Create extends Move {
  kind: 'create';
  source: Source;
  cell: Cell;
}
/** Answers `build` and `bonusAction`; the cubes are paid one by one after it (`pay.temple`). */
export interface Temple extends Move {
  kind: 'temple';
  cell: Cell;
}
/**
 * Answers `build` and `bonusAction`; the cubes are paid one by one after it (`pay.building`). Whether two
 * cubes stand in for a missing one follows from what the player owns: it is never a choice of its own.
 */
export interface Building extends Move {
  kind: 'building';
  building: BuildingId;
}
/**
 * Answers `sun` and `bonusAction`: the cells from the first step to the last. Any legal walk will do; listed
 * are the shortest way to each end (cell, bank, revolution) and the one that keeps to the shore.
 */
export interface MoveSun extends Move {
  kind: 'moveSun';
  path: Cell[];
}
/** Answers `create`, `build`, `sun` and `bonusAction`. */
export interface Forgo extends Move {
  kind: 'forgo';
}
/** Answers `pay.temple`, `pay.building` and `pay.character`: one cube. */
export interface Pay extends Move {
  kind: 'pay';
  cell: Cell;
  colour: Colour;
}
/** The same decisions: all that is left to pay, with the obvious cubes. Only while more than one is left. */
export interface PayRest extends Move {
  kind: 'payRest';
}
/** Answers `bonusCube`. */
export interface BonusCube extends Move {
  kind: 'bonusCube';
  colour: Colour;
  cell: Cell;
}
/** Answers `office`: which of the drawn tokens goes where; of two alike the first is named. */
export interface OfficePlace extends Move {
  kind: 'officePlace';
  index: number;
  cell: Cell;
}
/** Answers `bazaar`: 0 to 3 mana for 4 points each. */
export interface Bazaar extends Move {
  kind: 'bazaar';
  mana: number;
}
/** These three answer `character`. */
export interface Recruit extends Move {
  kind: 'recruit';
  character: CharacterId;
}
export interface Activate extends Move {
  kind: 'activate';
  character: CharacterId;
}
export interface EndTurn extends Move {
  kind: 'endTurn';
}

export type HeliosMove =
  | Start
  | TakeTile
  | Create
  | Temple
  | Building
  | MoveSun
  | Forgo
  | Pay
  | PayRest
  | BonusCube
  | OfficePlace
  | Bazaar
  | Recruit
  | Activate
  | EndTurn;

// ---------------------------------------------------------------- the decisions

/** What is still to be paid: a colour, `any`, or `black|blue`. */
export type Slot = Colour | 'any' | 'black|blue';

export interface PayTemple extends Decision {
  kind: 'pay.temple';
  cell: Cell;
  at: string;
  slots: Slot[];
  /** How many cubes are still to be paid. */
  n: number;
}
export interface PayBuilding extends Decision {
  kind: 'pay.building';
  building: BuildingId;
  slots: Slot[];
  n: number;
}
export interface PayCharacter extends Decision {
  kind: 'pay.character';
  character: CharacterId;
  slots: Slot[];
  n: number;
}
export interface BonusCubeDecision extends Decision {
  kind: 'bonusCube';
  /** Null: any own token with room. */
  cell: Cell | null;
}
export interface OfficeDecision extends Decision {
  kind: 'office';
  tokens: { colour: Colour; cube: boolean }[];
  n: number;
}
export interface BonusAction extends Decision {
  kind: 'bonusAction';
  source: 'colour' | 'palace';
}
// The others have no more than their seat: `start`, `tile`, `create`, `build`, `sun`, `bazaar`, `character`.

// ---------------------------------------------------------------- the facts, with what fills their blanks
//
// start {seat, colour}                     piles {}                         extra {colour}
// round {round, rounds}                    bonusCube {seat, colour, at}     tile {seat, act, colour, section}
// fourth {seat, section}                   discard {seat, section}          forgo {seat}
// create.land {seat, colour, at}           create.bonus {seat, type, at}    manaField {seat, n, at}
// pay {seat, colour, at}                   temple {seat, nth, at}           lost {seat, colour, at}
// building {seat, building}                mana {seat, n}                   speed {seat, n, speed}
// unlimited {seat}                         bazaar {seat, n, points}         office.draw {seat, colour}
// office.lost {seat, colour}               sun {seat, at, steps}            revolution {seat, points}
// light.cube {seat, colour, at}            light.temple {seat, points, at}  leftovers {n}
// court {seat}                             recruit {seat, character, n}     activate {seat, character}
// pass {seat}                              refill {n}                       deal {n}
// dragon {seat}                            end {}
// Facts about a cell also have `cell`. Colours may be `hidden` in a preview (`colour.hidden`).

// ---------------------------------------------------------------- the refusals, with their blanks
//
// start.colour {colour}      tile.empty {act}           tile.section {}            tile.ownSection {colour}
// source.empty {source}      cell.unknown {}            cell.rim {at}              cell.taken {at}
// cell.sun {at}              cell.apart {at}            cell.prison {at}           house.none {}
// temple.token {at}          temple.taken {at}          temple.price {needs, has}  building.built {building}
// price.cubes {}             pay.cube {colour}          pay.needed {colour}        pay.single {}
// sun.path {}                sun.land {at}              sun.shore {at}             sun.deadEnd {at}
// sun.backward {at}          sun.far {speed, steps}     sun.same {}                cube.supply {colour}
// cube.cell {at}             cube.room {at}             office.index {}            office.same {}
// bazaar.most {most}         recruit.once {}            recruit.taken {character}
// recruit.mana {needs, has}  activate.once {}           activate.owner {character} activate.active {character}
//
// Warnings: sun.dark {}, exchange {}, plant {}, forgo {}.
// Counters: points, mana, speed, unlimited, brown, grey, green, blue, black, tokens, temples, buildings,
//           recruits (all characters taken), active.
// Score rows: bag, corners, bonus, buildings, characters, mana, cubes.
// Phases: setup.start, setup.piles, setup.thirdCube, setup.fourthCube, round.begin, round.turn,
//         round.leftovers, round.court, round.character, round.refill, round.thirdCube, round.fourthCube, over.
