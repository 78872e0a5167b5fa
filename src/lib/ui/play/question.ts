import { t } from '$lib/i18n';
import type { Desk } from './desk.svelte';

export interface Question {
  readonly text: string;
  readonly help: string | null;
}

/** The sentence of the decision bar, and the line under it: it follows what has been picked so far. */
export function questionOf(desk: Desk): Question {
  const { decision, picker, texts } = desk;
  if (decision === null) return { text: '', help: null };
  const key = `decision.${decision.kind}`;
  const text = desk.say(key, decision);
  const { picked } = picker.picking;
  const { targets } = picker.narrowed;
  const { variants } = picker;
  if (picked.length > 0 && targets.length > 0) return { text, help: t('play.nextPlace') };
  if (picked.length > 0 && variants.length > 1) return { text, help: t('play.which') };
  return { text, help: texts.has(`${key}.help`) ? desk.say(`${key}.help`, decision) : null };
}

/** The sentence of a seat that is not lit but asked as well. */
export const waitsFor = (desk: Desk): string => {
  const people = desk.waiting.map((seat) => desk.running.nameOf(seat));
  if (people.length > 3) return t('play.stillCount', { n: people.length });
  return people.length === 1 ? t('play.stillOne', { who: people[0] }) : t('play.stillMany', { who: people.join(', ') });
};
