import type { Fact } from '$lib/kernel';

/** What can be heard, by what it stands for. */
export type Cue = 'tap' | 'lay' | 'dig' | 'coin' | 'flow' | 'sun' | 'turn' | 'lock' | 'reveal' | 'trophy' | 'end';

/** A cue, and how often it sounds: a pearl for each token, a swell for each step. */
export interface Note {
  readonly cue: Cue;
  readonly n: number;
}

/** What of a position counts for the ear: whether the game is over, and how many choices lie under cover. */
export interface Moment {
  readonly over: boolean;
  readonly sealed: number;
}

/** Those that tell of turns; the others tell of every piece. */
const TURNS: ReadonlySet<Cue> = new Set<Cue>(['turn', 'reveal', 'trophy', 'end']);
/** More than this at once is noise. */
const MOST = 3;

export const heard = (setting: 'off' | 'turns' | 'all', cue: Cue): boolean =>
  setting === 'all' || (setting === 'turns' && TURNS.has(cue));

/**
 * What a change sounds like to everybody. One loudspeaker serves the whole table, so a choice under cover sounds the
 * same whatever was chosen and whoever chose it.
 */
export function notesOf(
  before: Moment,
  after: Moment,
  facts: readonly Fact[],
  sounds: Readonly<Record<string, Cue>>
): readonly Note[] {
  if (after.over && !before.over) return [{ cue: 'end', n: 1 }];
  if (after.sealed > before.sealed) return [{ cue: 'lock', n: 1 }];
  const told = facts.flatMap((fact): Note[] => {
    const cue = sounds[fact.kind];
    return cue === undefined ? [] : [{ cue, n: timesOf(cue, fact) }];
  });
  const opened: Note[] = before.sealed > 0 && after.sealed === 0 ? [{ cue: 'reveal', n: 1 }] : [];
  const notes = new Map<Cue, Note>();
  for (const note of [...opened, ...told]) {
    const { n } = notes.get(note.cue) ?? { n: 0 };
    notes.set(note.cue, { cue: note.cue, n: Math.max(n, note.n) });
  }
  return [...notes.values()].slice(0, MOST);
}

function timesOf(cue: Cue, fact: Fact): number {
  const n = cue === 'sun' ? fact['steps'] : cue === 'flow' ? fact['n'] : 1;
  return typeof n === 'number' && n > 0 ? n : 1;
}
