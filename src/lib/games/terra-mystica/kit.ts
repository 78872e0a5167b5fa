import { rulesKit, type DraftOf, type Mutable, type Seat } from '$lib/kernel';
import { copyPosition, copyProgress, copySeat } from './copy';
import type { BonusId } from './ids';
import type { ActionProgress, SeatState, TmPosition } from './state';
import type { TmDecisions } from './vocabulary/decisions';
import type { TmFacts } from './vocabulary/facts';
import type { LedgerRefusals } from './vocabulary/ledger';
import type { TmRefusals } from './vocabulary/refusals';

/** All that this game asks, tells, refuses and warns of. */
export interface TmVocabulary {
  decisions: TmDecisions;
  facts: TmFacts;
  refusals: TmRefusals & LedgerRefusals;
  warnings: {
    spadesLost: { n: number };
    stepsLost: { n: number };
    powerLost: { n: number };
    priestLost: object;
    cardNoPoints: { bonus: BonusId };
    incomePowerLost: { n: number };
  };
}

export const kit = rulesKit<TmPosition, TmVocabulary>({ copy: copyPosition });

export type Draft = DraftOf<typeof kit>;

/** A seat that may be written to. */
export const seatOf = (draft: Draft, seat: Seat): Mutable<SeatState> => draft.item('seats', seat, copySeat);

/** What the present action has done, to be written to. */
export const progressOf = (draft: Draft): Mutable<ActionProgress> => (draft.p.deed = copyProgress(draft.p.deed));
