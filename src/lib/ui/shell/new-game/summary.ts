import type { GameMeta } from '$lib/kernel';
import { list, spoken, t } from '$lib/i18n';
import type { Draft } from './draft';

/** One sentence above Start that says what it will be. */
export function summary(meta: GameMeta, draft: Draft): string {
  const bots = draft.seats.filter((seat) => seat.kind === 'bot').length;
  const people = draft.seats.length - bots;
  const who = [
    ...(people > 0 ? [t('new.sum.people', { n: people })] : []),
    ...(bots > 0 ? [t('new.sum.bots', { n: bots })] : [])
  ];
  const how = people > 1 ? [t(draft.layout === 'table' ? 'new.sum.table' : 'new.sum.pass')] : [];
  const parts = [list(who), ...how, ...chosen(meta, draft)];
  return `${parts.join(', ')}.`;
}

/** The options that count in this game, in a word or two each. */
function chosen(meta: GameMeta, { options, seats }: Draft): string[] {
  return meta.options.flatMap((spec) => {
    if (spec.when !== undefined && !spec.when(options, seats.length)) return [];
    const value = options[spec.key];
    const label = lower(spoken(spec.label));
    if (spec.type === 'switch') return value === true ? [label] : [];
    if (spec.type === 'number') return [`${label} ${String(value)}`];
    const choice = spec.choices.find((one) => one.value === value);
    // Of several that are chosen by their pictures, each is called by its name.
    const [first] = meta.options.filter(({ gallery }) => gallery === spec.gallery);
    if (choice !== undefined && spec.gallery !== undefined && first !== spec) {
      return value === spec.default ? [] : [spoken(choice.label)];
    }
    return choice === undefined ? [] : [`${label} ${lower(spoken(choice.label))}`];
  });
}

/** Inside a sentence, unless it is a name in capitals. */
const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text;
