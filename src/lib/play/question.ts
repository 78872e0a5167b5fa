import type { Move } from '$lib/kernel';
import { t, type Params } from '$lib/i18n';
import type { PlayController } from './controller.svelte';

interface Question {
  readonly text: string;
  readonly help: string | null;
}

/** The sentence of the decision bar, and the line under it: it follows what has been picked so far. */
export function questionOf(controller: PlayController): Question {
  const { decision, picker, texts } = controller;
  if (decision === null) return { text: '', help: null };
  const key = `decision.${decision.kind}`;
  const text = controller.say(key, decision);
  const { picked } = picker.picking;
  const { moves, targets } = picker.narrowed;
  const { variants } = picker;
  if (picked.length > 0 && targets.length > 0) {
    const left = moves.filter((move) => controller.ui.moves.places(move).length > picked.length);
    const next = nextKeys(left, key).find((each) => texts.has(each));
    if (next !== undefined) return { text, help: controller.say(next, { ...decision, ...shared(left) }) };
  }
  if (picked.length > 0 && variants.length > 1) return { text, help: t('play.which') };
  return { text, help: texts.has(`${key}.help`) ? controller.say(`${key}.help`, decision) : null };
}

/** Where the game says what the next place is for: by the kind of move, if only one is left, else by the decision. */
function nextKeys(moves: readonly Move[], decision: string): string[] {
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  return [...(kinds.length === 1 ? [`move.${kinds[0]}.next`] : []), `${decision}.next`];
}

/** What is settled already: the fields that all the moves have in common. */
export function shared([first, ...others]: readonly Move[]): Params {
  const fields = Object.entries(first ?? {});
  return Object.fromEntries(fields.filter(([name, value]) => others.every((move) => move[name] === value)));
}

/** The sentence of a seat that is not lit but asked as well. */
export const waitsFor = (controller: PlayController): string => {
  const people = controller.waiting.map((seat) => controller.running.nameOf(seat));
  if (people.length > 3) return t('play.stillCount', { n: people.length });
  return people.length === 1 ? t('play.stillOne', { who: people[0] }) : t('play.stillMany', { who: people.join(', ') });
};
