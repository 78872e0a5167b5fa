import type { BonusId, FactionId, HexId, ScoringId } from '../ids';

/** The introductory game (TM 4.2). */
export const INTRODUCTION: Readonly<
  Record<
    number,
    {
      readonly seats: readonly (readonly [FactionId, ...HexId[]])[];
      readonly bonuses: readonly BonusId[];
    }
  >
> = {
  2: {
    seats: [
      ['witches', 'C3', 'F4'],
      ['nomads', 'E8', 'F3', 'I7']
    ],
    bonuses: ['BON1', 'BON3', 'BON4', 'BON5', 'BON6']
  },
  3: {
    seats: [
      ['witches', 'E9', 'F4'],
      ['nomads', 'F3', 'G4', 'I7'],
      ['alchemists', 'E5', 'G5']
    ],
    bonuses: ['BON1', 'BON3', 'BON4', 'BON5', 'BON6', 'BON8']
  },
  4: {
    seats: [
      ['witches', 'E9', 'F4'],
      ['nomads', 'D3', 'E8', 'I7'],
      ['halflings', 'E6', 'F5'],
      ['mermaids', 'D5', 'E4']
    ],
    bonuses: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON8']
  },
  5: {
    seats: [
      ['witches', 'C3', 'E9'],
      ['nomads', 'A5', 'D3', 'I7'],
      ['halflings', 'E6', 'F5'],
      ['mermaids', 'E4', 'H4'],
      ['giants', 'D4', 'D7']
    ],
    bonuses: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON7', 'BON8']
  }
};

export const INTRODUCTION_SCORING: readonly ScoringId[] = ['SCORE5', 'SCORE7', 'SCORE1', 'SCORE6', 'SCORE4', 'SCORE8'];

/** Cards on the table beyond one for each player. */
export const SPARE_BONUSES = 3;
