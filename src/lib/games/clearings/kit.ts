import { rulesKit, type DecisionOf, type DraftOf, type Seat } from '$lib/kernel';
import type { ClearingsPosition, Find, Land, Place, Task } from './state';

/** Where something is: its cell, and the name of the cell as it is printed on the board. */
interface At {
  readonly place: Place;
  readonly at: string;
}

/** All that this game asks, tells, refuses and warns of. */
export interface ClearingsVocabulary {
  decisions: {
    settle: object;
    task: object;
    action: object;
    /** Whether to give something to a new neighbour. */
    welcome: { newcomer: Seat; place: Place };
    finish: object;
  };
  facts: {
    settle: { seat: Seat; terrain: Land } & At;
    token: { seat: Seat };
    round: { round: number; rounds: number };
    task: { seat: Seat; task: Task };
    'gather.wood': { seat: Seat; n: number };
    'gather.stone': { seat: Seat; n: number };
    'gather.feast': { seat: Seat; wood: number; stone: number };
    build: { seat: Seat; terrain: Land } & At;
    find: { seat: Seat; find: Find } & At;
    /** The supply could not give all of a find. */
    short: { seat: Seat; n: number };
    raise: { seat: Seat; terrain: Land } & At;
    pass: { seat: Seat };
    'barter.wood': { seat: Seat; gave: number; got: number };
    'barter.stone': { seat: Seat; gave: number; got: number };
    welcome: { seat: Seat; newcomer: Seat; n: number; points: number };
    decline: { seat: Seat; newcomer: Seat };
    end: { seat: Seat };
  };
  refusals: {
    'place.unknown': object;
    'place.pond': { at: string };
    'place.taken': { at: string; owner: Seat };
    'settle.ruin': { at: string };
    'settle.near': { at: string; owner: Seat };
    'build.far': { at: string; steps: number };
    'raise.empty': { at: string };
    'raise.other': { at: string; owner: Seat };
    'raise.tower': { at: string };
    'price.wood': { needs: number; has: number };
    'price.stone': { needs: number; has: number };
    'price.both': { wood: number; stone: number; hasWood: number; hasStone: number };
    'supply.wood': object;
    'supply.stone': object;
  };
  warnings: {
    'task.empty': object;
    'pass.hut': { n: number };
    'pass.tower': { n: number };
    'barter.broke': object;
    'barter.late': object;
    'welcome.needed': object;
  };
}

export const kit = rulesKit<ClearingsPosition, ClearingsVocabulary>({});

export type Draft = DraftOf<typeof kit>;
export type Decision = DecisionOf<ClearingsVocabulary>;
