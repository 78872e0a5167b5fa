import type { Decision, Seat } from '$lib/kernel';
import { spotOf } from '../data/board';
import type { Asked } from '../kit';
import type { HeliosPosition } from '../state';
import { bazaar } from './moves/bazaar';
import { bonusCube } from './moves/bonus-cube';
import { building } from './moves/building';
import { create } from './moves/create';
import { moveSun } from './moves/move-sun';
import { officePlace } from './moves/office-place';
import { tell } from './texts';
import { say, type WordKey } from './words';

interface Waiting {
  readonly icon: string;
  readonly text: string;
}

/** By kind of decision. */
const ICONS: Readonly<Record<string, string>> = {
  create: create.icon,
  build: building.icon,
  sun: moveSun.icon,
  bonusCube: bonusCube.icon,
  office: officePlace.icon,
  bazaar: bazaar.icon
};

/** What a seat will be asked after what it is asked now, next first. */
export const waiting = (view: HeliosPosition, seat: Seat): Waiting[] =>
  view.owed
    .slice(1)
    .filter((decision) => decision.seat === seat && view.owed[0]!.seat === seat)
    .map((decision) => ({ icon: ICONS[decision.kind] ?? 'ui-plus', text: textOf(decision, view) }));

function textOf(decision: Decision, view: HeliosPosition): string {
  if (decision.kind === 'bonusAction') {
    const { colourBonus } = view.turn;
    if ((decision as Asked<'bonusAction'>).source === 'palace' || colourBonus === null) return say('then.palace');
    return say('then.colour', { colour: tell(`section.${colourBonus}`) });
  }
  const cell = decision.kind === 'bonusCube' ? (decision as Asked<'bonusCube'>).cell : null;
  if (cell !== null) return say('then.bonusCube.at', { at: spotOf(cell) });
  const key = decision.kind.startsWith('pay.') ? 'pay' : decision.kind;
  return say(`then.${key}` as WordKey);
}
