import { answerable, refusal, type Game, type Refusal } from '$lib/kernel';
import { proceed } from '$lib/kernel/phases';
import type { Cult } from '../../ids';
import type { TmMove } from '../../moves';
import type { TmPosition } from '../../state';
import type { Asked, DecisionKind } from '../../vocabulary/decisions';
import type { Figures, Ledger, Part } from '../ledger';
import { openFor } from '../open';

/** An offer of power as the ledger speaks of it: the full value, even where nothing can be gained. */
export interface Offer {
  readonly seat: number;
  readonly from: number;
  readonly amount: number;
  readonly event: number;
}

/** A ledger being played: the position, and what its commands said that our moves say later. */
export interface ImportState {
  readonly game: Game<TmPosition>;
  readonly ledger: Ledger;
  /** Seats by faction. */
  readonly seats: Map<string, number>;
  readonly moves: TmMove[];
  position: TmPosition;
  /** Which row is being played, as an index into the ledger's rows. */
  at: number;
  /** Which of its commands is being played. */
  part: Part | null;
  /** Commands that were already played when an earlier decision asked for them. */
  readonly taken: Set<Part>;
  offers: Offer[];
  /** Who has passed last while the ledger still waits for answers to offers: the round ends with these. */
  held: number | null;
  /** Spades bought with `dig` and not used yet. */
  dug: number;
  /** Free spades given back with `-SPADE`, by seat. */
  readonly dropped: number[];
  /** Priests that the Riverwalkers took without being asked: no terrain was left to free. */
  priests: number;
  /** How the Shapeshifters pay for the change that `pick-color` names. */
  shift: 'power' | 'tokens' | null;
  /** Tracks that were stepped back so that they do not use up a key (TM 15 S12). */
  readonly avoid: Set<Cult>;
  /** What the row's own figures will say, by faction: settles choices the ledger does not write down. */
  hint: Readonly<Record<string, Figures>> | null;
}

/**
 * Plays a move, or says why the rules refuse it. This is the kernel's corridor without its door: the moves
 * are made here, so their shape need not be checked, and nothing in this game is chosen under cover. It
 * halves the time of a ledger; the moves it notes are replayed through the door in the tests.
 */
export function play(state: ImportState, move: TmMove): Refusal | null {
  const { game, position } = state;
  const kind = game.moves[move.kind]!;
  let why: Refusal | null = null;
  let mine = false;
  for (const decision of answerable(position)) {
    if (decision.seat !== move.seat) continue;
    mine = true;
    if (!kind.answers.includes(decision.kind)) continue;
    const refused = kind.check(position, move, decision);
    if (refused === null) {
      const made = kind.effect(position, move, decision);
      state.position =
        made.position.owed.length > 0 ? made.position : proceed(game.phases, made.position, [], game.copy).position;
      state.moves.push(move);
      return null;
    }
    why ??= refused;
  }
  if (!mine) return refusal('kernel.notYourTurn', undefined, { seat: move.seat });
  return { rule: kind.rule, ...(why ?? refusal('kernel.notAsked')) };
}

export const decisionsOf = (state: ImportState, seat: number): readonly Asked[] =>
  answerable(state.position).filter((decision) => decision.seat === seat) as readonly Asked[];

export const asked = <K extends DecisionKind>({ position }: ImportState, seat: number, kind: K): Asked<K> | undefined =>
  openFor(position, seat, kind);

export const factionIn = (state: ImportState, seat: number): string =>
  state.position.seats[seat]?.faction ?? `seat ${seat}`;
