import type { GameMeta, OptionChoice, Options, OptionSpec, OptionValue } from './game';

/** Whether a value of an option can be chosen with the others. */
export const choiceCounts = ({ when }: OptionChoice, options: Options, players: number): boolean =>
  when === undefined || when(options, players);

const fits = (spec: OptionSpec, value: unknown, options: Options, players: number): value is OptionValue => {
  switch (spec.type) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return spec.choices.some((choice) => choice.value === value && choiceCounts(choice, options, players));
    case 'number':
      return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max;
  }
};

const counts = (spec: OptionSpec, options: Options, players: number): boolean =>
  spec.imported === true || spec.when === undefined || spec.when(options, players);

/**
 * A complete and legal set of options from whatever was remembered, typed or read from a file: unknown
 * keys fall away, values that do not fit become the default, hidden options stay at their default.
 */
export function readOptions(meta: GameMeta, raw: unknown, players: number): Options {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const options: Record<string, OptionValue> = {};
  for (const spec of meta.options) {
    const value = Object.hasOwn(given, spec.key) ? given[spec.key] : undefined;
    options[spec.key] = counts(spec, options, players) && fits(spec, value, options, players) ? value : spec.default;
  }
  return options;
}

/** The options that count here and are not at their default: what a table has agreed on. */
export const changedOptions = (meta: GameMeta, options: Options, players: number): readonly OptionSpec[] =>
  meta.options.filter((spec) => counts(spec, options, players) && options[spec.key] !== spec.default);

/**
 * Why these options are not a game's own, or null if they are: for files, where nothing may be bent. An option
 * that is not named is at its default: the game may be older than the option.
 */
export function refuseOptions(meta: GameMeta, options: Options, players: number): string | null {
  if (players < meta.players.min || players > meta.players.max) return 'players';
  const read = readOptions(meta, options, players);
  return Object.keys(options).find((key) => read[key] !== options[key]) ?? null;
}
