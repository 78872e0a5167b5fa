import * as v from 'valibot';
import { BOX, colourOf } from '../data';
import { kit } from '../kit';
import { sectionFor } from '../rules/turns';
import { ACTS, SECTIONS } from '../state';
import { act, section } from './fields';

/** The lowest tile of a column; its colour decides the section (a grey one names it), its symbol the action. */
export const takeTile = kit.move(
  'takeTile',
  { act, section: v.optional(section) },
  {
    rule: 'HE 6.2',
    answers: ['tile'],
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
      if (tile === undefined) return kit.refuse('tile.empty', 'HE 6.2', { act });
      const colour = colourOf(tile);
      if (colour === 'grey') return section === undefined ? kit.refuse('tile.section', 'HE 6.2') : null;
      return section === undefined ? null : kit.refuse('tile.ownSection', 'HE 6.2', { colour });
    },
    effect(draft, { seat, act, section: chosen }) {
      const { column, turn } = draft.p;
      const tile = column[act].at(-1)!;
      const section = sectionFor(tile, chosen);
      const me = draft.item('seats', seat);
      const filled = [...me.tiles[section], tile];
      const full = filled.length >= BOX.section;
      me.tiles = { ...me.tiles, [section]: filled };
      draft.p.column = { ...column, [act]: column[act].slice(0, -1) };
      draft.p.turn = { ...turn, taken: turn.taken + 1, colourBonus: full ? section : null };
      draft.tell('tile', { seat, act, colour: colourOf(tile), section });
      draft.ask({ seat, kind: act });
      if (full) {
        draft.askLater({ seat, kind: 'bonusAction', source: 'colour' });
        draft.tell('fourth', { seat, section });
      }
    }
  }
);
