import { answerable, type Decision, type MoveSequence, type Preview, type Seat } from '$lib/kernel';
import { ledgerOf, type Amount, type Ledger } from './amounts';
import type { PlayController } from './controller.svelte';
import type { Consequence } from './game-ui';
import { spokenFacts } from './narration';

/** Somebody who would be offered something, and how much of it. */
interface Offered {
  readonly n: number;
  readonly seats: readonly Seat[];
}

/** All that the card says of a sequence before it is confirmed, read off its effect. */
interface Consequences {
  readonly pay: readonly Amount[];
  /** What is gained, with the reason where a fact names one. */
  readonly gains: readonly { readonly amounts: readonly { name: string; n: number }[]; readonly why: string | null }[];
  readonly others: Ledger['others'];
  readonly leadsTo: readonly Consequence[];
  readonly offered: readonly Offered[];
  /** What its seat will be asked next. */
  readonly next: readonly string[];
  /** What else happens, in words. */
  readonly told: readonly string[];
}

export function consequencesOf(controller: PlayController, sequence: MoveSequence, preview: Preview): Consequences {
  const { running, ui, view, picker } = controller;
  const { seat } = sequence[0];
  const { pay, gain, others } = ledgerOf(preview, running.game.counters(view, seat), ui.counters);
  const after = picker.outcome === null ? null : controller.seen(picker.outcome, seat);
  // A single move is the card's title; what follows from it is news. A longer sequence is told step by step.
  const facts = sequence.length === 1 ? preview.facts.slice(1) : preview.facts;
  const reasons = preview.facts.flatMap((fact) => {
    const reason = fact.seat === seat ? (ui.reason?.(fact) ?? null) : null;
    return reason === null ? [] : [{ ...reason, fact }];
  });
  const rest = gain
    .map(({ name, n }) => ({
      name,
      n: n - reasons.reduce((sum, reason) => sum + (reason.name === name ? reason.n : 0), 0)
    }))
    .filter(({ n }) => n > 0);
  return {
    pay,
    gains: [
      ...(rest.length > 0 ? [{ amounts: rest, why: null }] : []),
      ...reasons.map(({ name, n, why }) => ({ amounts: [{ name, n }], why: controller.say(why.key, why.params) }))
    ],
    others,
    leadsTo: after === null ? [] : (ui.leadsTo?.(view, after, seat) ?? []),
    offered: after === null ? [] : offered(ui.quickPrompt?.asked(after) ?? [], ui.quickPrompt?.amount),
    next: after === null ? [] : nextOf(controller, after.owed, seat),
    told: spokenFacts(
      controller,
      facts.filter(
        (fact) => ui.unspoken?.includes(fact.kind) !== true && !reasons.some((reason) => reason.fact === fact)
      )
    )
  };
}

/** The same amount for several is said once. */
function offered(asked: readonly Decision[], amount: ((decision: Decision) => number) | undefined): Offered[] {
  const seats = new Map<number, Seat[]>();
  for (const decision of asked) {
    const n = amount?.(decision) ?? 0;
    seats.set(n, [...(seats.get(n) ?? []), decision.seat]);
  }
  return [...seats].map(([n, list]) => ({ n, seats: list })).sort((a, b) => b.n - a.n);
}

/** Questions that the sequence brings up, without the one that only ends the turn. */
function nextOf(controller: PlayController, owed: readonly Decision[], seat: Seat): string[] {
  const { running, ends, ui } = controller;
  const known = new Set(answerable(running.position).map(({ kind }) => kind));
  const fresh = owed.filter(
    (each) => each.seat === seat && !ends.is(each) && each.kind !== ui.quickPrompt?.kind && !known.has(each.kind)
  );
  return [...new Set(fresh.map((each) => withoutName(controller.say(`decision.${each.kind}`, each))))];
}

/** "Ada: choose a favour tile" without the name, which everybody knows here. */
const withoutName = (question: string): string => {
  const rest = question.replace(/^[^:]{1,40}:\s/u, '');
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
};
