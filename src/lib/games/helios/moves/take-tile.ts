import { defineMove, refusal } from '$lib/kernel';
import * as v from 'valibot';
import { BOX, colourOf } from '../data';
import { ask, askLater, change, put, putSeat, seatOf, tell } from '../draft';
import { sectionFor } from '../rules/turns';
import { ACTS, SECTIONS, type HeliosPosition } from '../state';
import { act, seat, section } from './shapes';
import type { TakeTile } from './types';

/** The lowest tile of a column; its colour decides the section, its symbol the action. */
export const takeTile = defineMove<HeliosPosition, TakeTile>({
  kind: 'takeTile',
  answers: ['tile'],
  rule: 'HE 6.2',
  shape: v.strictObject({ kind: v.literal('takeTile'), seat, act, section: v.optional(section) }),
  *candidates({ column }, { seat }) {
    for (const act of ACTS) {
      const tile = column[act].at(-1);
      if (tile === undefined) continue;
      if (colourOf(tile) !== 'grey') yield { kind: 'takeTile', seat, act };
      else for (const section of SECTIONS) yield { kind: 'takeTile', seat, act, section };
    }
  },
  check({ column }, { act, section }) {
    const tile = column[act].at(-1);
    if (tile === undefined) return refusal('tile.empty', 'HE 6.2', { act });
    const colour = colourOf(tile);
    if (colour === 'grey') return section === undefined ? refusal('tile.section', 'HE 6.2') : null;
    return section === undefined ? null : refusal('tile.ownSection', 'HE 6.2', { colour });
  },
  effect: (position, { seat, act, section: chosen }) =>
    change(position, (d) => {
      const column = position.column[act];
      const tile = column.at(-1)!;
      const section = sectionFor(tile, chosen);
      const { tiles } = seatOf(d, seat);
      const filled = [...tiles[section], tile];
      const full = filled.length >= BOX.section;
      putSeat(d, seat, { tiles: { ...tiles, [section]: filled } });
      put(d, {
        column: { ...position.column, [act]: column.slice(0, -1) },
        turn: { ...position.turn, taken: position.turn.taken + 1, colourBonus: full ? section : null }
      });
      tell(d, 'tile', { seat, act, colour: colourOf(tile), section });
      ask(d, { seat, kind: act });
      if (full) {
        askLater(d, { seat, kind: 'bonusAction', source: 'colour' });
        tell(d, 'fourth', { seat, section });
      }
    })
});
