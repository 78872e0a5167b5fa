import type { Json } from '../json';

export type Params = Readonly<Record<string, Json | undefined>>;

/** What a conformance run found and what it came across, for content coverage. */
export interface Report {
  readonly problems: string[];
  moves: number;
  readonly seen: Readonly<Record<'fact' | 'refusal' | 'warning' | 'decision' | 'move' | 'phase', Set<string>>>;
}

export const newReport = (): Report => ({
  problems: [],
  moves: 0,
  seen: {
    fact: new Set(),
    refusal: new Set(),
    warning: new Set(),
    decision: new Set(),
    move: new Set(),
    phase: new Set()
  }
});

/** Says what is wrong with a game's text for a key and its blanks, or null when both languages can say it. */
export type MissingText = (key: string, params: Params) => string | null;
