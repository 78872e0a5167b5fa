import type { Fact, Seat } from '$lib/kernel';
import { kit } from '../../kit';
import { taleNamed } from '../../moments';
import { eventThreshold } from '../../rules/events';
import type { Cell, RafPosition, TaleId } from '../../state';

/** What an event would do if it came now. */
export interface Outlook {
  /** Pieces that would be destroyed, and those that would lie down, by their cells. */
  readonly lost: readonly Cell[];
  readonly fallen: readonly Cell[];
  /** Places that the holder of the token could choose from. */
  readonly choices: readonly Cell[];
  readonly facts: readonly Fact[];
}

const cellsOf = (facts: readonly Fact[], kind: string): readonly Cell[] =>
  facts.flatMap((fact) => (fact.kind === kind ? (fact['cell'] as Cell) : []));

const known = new WeakMap<RafPosition, Map<TaleId, Outlook | null>>();

/** The event itself on a copy of what is seen, so that what is foretold is what comes; null for a tale without one. */
export function outlookOf(view: RafPosition, tale: TaleId): Outlook | null {
  const byTale = known.get(view) ?? new Map<TaleId, Outlook | null>();
  known.set(view, byTale);
  let outlook = byTale.get(tale);
  if (outlook === undefined) byTale.set(tale, (outlook = foretell(view, tale)));
  return outlook;
}

function foretell(view: RafPosition, id: TaleId): Outlook | null {
  const tale = taleNamed(view, id);
  if (tale?.event === undefined) return null;
  const { position, facts } = kit.change({ ...view, owed: [] }, (draft) => tale.event!(draft, view.first));
  const sent = position.owed.find(({ kind }) => kind === 'send');
  return {
    lost: cellsOf(facts, 'lost'),
    fallen: cellsOf(facts, 'lies'),
    choices: sent === undefined ? [] : (tale.journey?.targets(position, String(sent['how'])) ?? []),
    facts
  };
}

/** So many must recycle at once. */
export const recyclersFor = ({ civs }: RafPosition): number => eventThreshold(civs.length);

/** Who will recycle at the end of this turn, as far as everybody can see it: the last card has been played. */
export const recyclers = ({ civs }: RafPosition): readonly Seat[] =>
  civs.flatMap(({ hand, discard, extinct }, seat) => (hand.length === 0 && discard.length > 0 && !extinct ? seat : []));

/** Whether the events of this turn are as good as certain. */
export const eventIsNear = (view: RafPosition): boolean =>
  view.variant.tales !== undefined &&
  view.phase.startsWith('turn.') &&
  view.phase !== 'turn.cards' &&
  recyclers(view).length >= recyclersFor(view);

/** The one that is about to begin, and those after it. */
function comingEvents({ phase, variant, owed, recycling }: RafPosition): readonly TaleId[] {
  if (phase !== 'turn.events') return variant.tales!;
  const now = owed.flatMap((decision) => (decision.kind === 'unleash' ? (decision['what'] as TaleId) : []));
  return [...now, ...(recycling.events ?? [])];
}

/** Pieces that the events of this turn would destroy as things stand. */
export function inDanger(view: RafPosition): readonly Cell[] {
  if (!eventIsNear(view)) return [];
  return [...new Set(comingEvents(view).flatMap((tale) => outlookOf(view, tale)?.lost ?? []))];
}
