import type { ScoreSheet } from '$lib/kernel';
import { score } from '../scoring';
import type { HeliosPosition } from '../state';

const sheets = new WeakMap<HeliosPosition, ScoreSheet>();

/** The forecast of a view, counted once however many pictures show a part of it. */
export function sheetOf(view: HeliosPosition): ScoreSheet {
  let sheet = sheets.get(view);
  if (sheet === undefined) sheets.set(view, (sheet = score(view)));
  return sheet;
}
