import type { Decision, Fact, Outcome } from '$lib/kernel';
import { copyPosition, type Mutable } from './copy';
import type { CivState, PieceType, RafPosition } from './state';

/** A position on its way through one move or phase: copied once, what lies deeper is replaced. */
export interface Draft {
  readonly p: Mutable<RafPosition>;
  readonly facts: Fact[];
  /** What was placed since trophies were last looked at, as `owner` and `type`. */
  placed: { readonly owner: number; readonly type: PieceType }[];
}

export function change(position: RafPosition, work: (d: Draft) => void): Outcome<RafPosition> {
  const d: Draft = { p: copyPosition(position), facts: [], placed: [] };
  work(d);
  return { position: d.p, facts: d.facts };
}

export const tell = (d: Draft, kind: string, params: Omit<Fact, 'kind'> = {}): void => {
  d.facts.push({ kind, ...params });
};

export const civOf = (d: Draft, civ: number): CivState => d.p.civs[civ]!;

export function putCiv(d: Draft, civ: number, change: Partial<CivState>): void {
  const civs = d.p.civs.slice();
  civs[civ] = { ...civs[civ]!, ...change };
  d.p.civs = civs;
}

/** Decided before anything that waits already. */
export const ask = (d: Draft, ...decisions: Decision[]): void => {
  d.p.owed = [...decisions, ...d.p.owed];
};
