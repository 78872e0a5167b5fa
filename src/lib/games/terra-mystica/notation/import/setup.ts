import { FACTIONS, type FactionId } from '../../ids';
import type { Command } from '../command';
import { decisionsOf, play, type Desk } from './desk';
import { carryOut } from './command';

/**
 * `setup F`: the next seat takes the faction. The ledger names start terrains and the Ice Maidens' favour
 * after all factions, the rules ask for them at once, so they are looked up ahead.
 */
export function chooseFaction(desk: Desk, faction: string): string | null {
  const seat = desk.seats.size;
  const why = answerAhead(desk);
  if (why !== null) return why;
  if (!(FACTIONS as readonly string[]).includes(faction)) return `there is no faction ${faction}`;
  const refused = play(desk, { kind: 'pickFaction', seat, faction: faction as FactionId });
  if (refused === null) desk.seats.set(faction, seat);
  return refused;
}

const ANSWERS: Readonly<Record<string, Command['do']>> = { terrain: 'pick', favour: 'favour' };

/** Answers what is owed during the choice of factions with the commands that come later. */
export function answerAhead(desk: Desk): string | null {
  for (let step = 0; step < MOST_STEPS; step++) {
    const owed = [...desk.seats.values()].flatMap((seat) => decisionsOf(desk, seat));
    const decision = owed.find(({ kind }) => kind in ANSWERS);
    if (decision === undefined) return null;
    const found = ahead(desk, decision.seat, ANSWERS[decision.kind]!);
    if (found === null) return null;
    desk.taken.add(found.part);
    const why = carryOut(desk, decision.seat, found.command);
    if (why !== null) return why;
  }
  return null;
}

const MOST_STEPS = 20;

function ahead(desk: Desk, seat: number, wanted: Command['do']) {
  const faction = [...desk.seats].find(([, at]) => at === seat)?.[0];
  for (const row of desk.ledger.rows) {
    if (row.kind !== 'moves' || row.faction !== faction) continue;
    for (const part of row.parts) {
      if (desk.taken.has(part)) continue;
      if (part.command?.do === 'build') return null;
      if (part.command?.do === wanted) return { part, command: part.command };
    }
  }
  return null;
}
