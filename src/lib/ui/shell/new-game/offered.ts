import {
  choiceCounts,
  type Bilingual,
  type GameMeta,
  type Options,
  type OptionSpec,
  type OptionValue
} from '$lib/kernel';

/** Options that do not count now, together with the one reason they share. */
interface Withheld {
  readonly unless: Bilingual;
  readonly specs: readonly OptionSpec[];
}

/** What can be chosen with these options and so many players, and why the rest cannot. */
export function offered(
  meta: GameMeta,
  options: Options,
  players: number
): { readonly specs: readonly OptionSpec[]; readonly reasons: readonly Withheld[] } {
  const counts = (spec: OptionSpec): boolean => spec.when === undefined || spec.when(options, players);
  const withheld = new Map<Bilingual, OptionSpec[]>();
  for (const spec of meta.options) {
    if (counts(spec) || spec.unless === undefined) continue;
    withheld.set(spec.unless, [...(withheld.get(spec.unless) ?? []), spec]);
  }
  return {
    specs: meta.options
      .filter(counts)
      .map((spec) =>
        spec.type === 'choice'
          ? { ...spec, choices: spec.choices.filter((choice) => choiceCounts(choice, options, players)) }
          : spec
      ),
    reasons: [...withheld].map(([unless, specs]) => ({ unless, specs }))
  };
}

/** The sentence under an option: what its chosen value means, else what the option is for. */
export function helpOf(spec: OptionSpec, value: OptionValue | undefined): Bilingual | undefined {
  const chosen = spec.type === 'choice' ? spec.choices.find((choice) => choice.value === value) : undefined;
  return chosen?.help ?? spec.help;
}

/** Options that are looked at as pictures have one row, that of the first of them. */
export const listed = (specs: readonly OptionSpec[]): readonly OptionSpec[] =>
  specs.filter(({ gallery }, n) => gallery === undefined || specs.findIndex((spec) => spec.gallery === gallery) === n);
