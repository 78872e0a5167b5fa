import type { Fact } from '$lib/kernel';
import type { TaleId } from '../../state';
import { sayTale } from './words';

/** What one tale did in an event, in a few words. */
interface Told {
  readonly tale: TaleId;
  readonly says: string;
}

/** The events among what has just happened, each with all that belongs to it. */
export function eventsIn(facts: readonly Fact[]): readonly Told[] {
  const told: { tale: TaleId; facts: Fact[] }[] = [];
  for (const fact of facts) {
    if (fact.kind === 'event') told.push({ tale: fact['what'] as TaleId, facts: [] });
    else if (fact.kind === 'recycle' || fact.kind === 'swap') break;
    else told.at(-1)?.facts.push(fact);
  }
  return told.map(({ tale, facts: own }) => ({ tale, says: sayingOf(own) }));
}

const count = (facts: readonly Fact[], kind: string): number => facts.filter((fact) => fact.kind === kind).length;

function sayingOf(facts: readonly Fact[]): string {
  const lost = count(facts, 'lost');
  const lies = count(facts, 'lies');
  const parts = [
    ...(lost > 0 ? [sayTale('told.lost', { n: lost })] : []),
    ...(lies > 0 ? [sayTale('told.lies', { n: lies })] : []),
    ...(['sent', 'stays', 'crash', 'roused'] as const)
      .filter((kind) => count(facts, kind) > 0)
      .map((kind) => sayTale(`told.${kind}`))
  ];
  return parts.length === 0 ? sayTale('told.stirs') : parts.join(', ');
}
