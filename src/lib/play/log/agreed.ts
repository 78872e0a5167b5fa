import { number, spoken, t } from '$lib/i18n';
import { changedOptions, type GameMeta, type LogHeader, type OptionSpec, type OptionValue } from '$lib/kernel';

/** What this game was begun with: its seed, and every option that is not as usual. */
export const agreedOn = (meta: GameMeta, { options, players, seed }: LogHeader): string[] => [
  t('log.seed', { seed: String(seed) }),
  ...changedOptions(meta, options, players).map((spec) =>
    t('log.option', { option: spoken(spec.label), value: worded(spec, options[spec.key]!) })
  )
];

function worded(spec: OptionSpec, value: OptionValue): string {
  if (spec.type === 'switch') return t(value === true ? 'log.option.on' : 'log.option.off');
  if (spec.type === 'number') return number(Number(value));
  const chosen = spec.choices.find((choice) => choice.value === value);
  return chosen === undefined ? String(value) : spoken(chosen.label);
}
