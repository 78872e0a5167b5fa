import { rulesKit, type DecisionOf, type DraftOf } from '$lib/kernel';
import { copyPosition } from './copy';
import type { CivState, PieceType, RafPosition } from './state';
import type { RafVocabulary } from './vocabulary';

/** What the rules remember during one change. */
interface Notes {
  /** What was placed since trophies were last looked at. */
  placed: { readonly owner: number; readonly type: PieceType }[];
}

export const kit = rulesKit<RafPosition, RafVocabulary, Notes>({
  copy: copyPosition,
  notes: () => ({ placed: [] })
});

export type Draft = DraftOf<typeof kit>;

/** Decisions by their kind: `Asked<'act'>`. */
export type Asked<K extends keyof RafVocabulary['decisions'] = keyof RafVocabulary['decisions']> = DecisionOf<
  RafVocabulary,
  K
>;

export const putCiv = (draft: Draft, civ: number, change: Partial<CivState>): void =>
  void Object.assign(draft.item('civs', civ), change);
