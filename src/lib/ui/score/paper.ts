import type { ScoreSheet } from '$lib/kernel';
import { dateAndTime, list, t } from '$lib/i18n';
import type { PaperSheet } from './sheet-picture';

interface Scored {
  readonly game: string;
  readonly sheet: ScoreSheet;
  readonly seats: readonly { readonly name: string; readonly colour: number }[];
  readonly when: number;
  /** The game's own sentences. */
  readonly say: (key: string) => string;
  readonly titleOf: (seat: number) => string | null;
}

/** Who won, or that this is how the game would have ended. */
export function resultLine(sheet: ScoreSheet, seats: Scored['seats']): string {
  if (sheet.winners.length === 0) return t(sheet.final ? 'common.nobodyWins' : 'score.soFar');
  const who = list(sheet.winners.map((seat) => seats[seat]!.name));
  return t(sheet.winners.length === 1 ? 'score.wins' : 'score.win', { who });
}

/** A score sheet in words, for paper. */
export const paperOf = ({ game, sheet, seats, when, say, titleOf }: Scored): PaperSheet => ({
  title: game,
  lines: [resultLine(sheet, seats), dateAndTime(when)],
  seats: seats.map(({ name, colour }, seat) => ({ name, colour, title: titleOf(seat) })),
  rows: sheet.rows.map(({ key }) => say(`score.${key}`)),
  total: t(sheet.final ? 'score.total' : 'score.forecast'),
  sheet
});
