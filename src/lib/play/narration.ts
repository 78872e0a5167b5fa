import type { Fact } from '$lib/kernel';
import type { Names, Params } from '$lib/i18n';

/** Whoever can say a fact: a controller, or a replay. */
export interface Speaker {
  readonly texts: { has(key: string): boolean; say(key: string, params?: Params, names?: Names): string };
  readonly names: Names;
  /** What a fact speaks of, in words. */
  readonly inWords?: (params: Params) => Params;
}

/** The facts that have words, in words. A fact without a text is for the board's eyes alone. */
export function spokenFacts({ texts, names, inWords }: Speaker, facts: readonly Fact[]): string[] {
  return facts.flatMap((fact) => {
    const key = `fact.${fact.kind}`;
    const text = texts.say(key, inWords?.(fact) ?? fact, names);
    return text === key || text === '' ? [] : [text];
  });
}
