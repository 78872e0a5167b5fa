import type { Decision, Seat } from '$lib/kernel';
import { spotOf } from '../data/board';
import type { BonusAction, BonusCubeDecision } from '../moves/types';
import type { HeliosPosition } from '../state';
import { iconOf } from './icons';
import { tell } from './texts';
import { say, type WordKey } from './words';

export interface Waiting {
  readonly icon: string;
  readonly text: string;
}

const ICON_OF: Readonly<Record<string, string>> = {
  create: 'create',
  build: 'building',
  sun: 'moveSun',
  bonusCube: 'bonusCube',
  office: 'officePlace',
  bazaar: 'bazaar'
};

/** What a seat will be asked after what it is asked now, next first. */
export const waiting = (view: HeliosPosition, seat: Seat): Waiting[] =>
  view.owed
    .slice(1)
    .filter((decision) => decision.seat === seat && view.owed[0]!.seat === seat)
    .map((decision) => ({ icon: iconOf(ICON_OF[decision.kind] ?? 'bonusAction'), text: textOf(decision, view) }));

function textOf(decision: Decision, view: HeliosPosition): string {
  if (decision.kind === 'bonusAction') {
    const { colourBonus } = view.turn;
    if ((decision as BonusAction).source === 'palace' || colourBonus === null) return say('then.palace');
    return say('then.colour', { colour: tell(`section.${colourBonus}`) });
  }
  const cell = decision.kind === 'bonusCube' ? (decision as BonusCubeDecision).cell : null;
  if (cell !== null) return say('then.bonusCube.at', { at: spotOf(cell) });
  const key = decision.kind.startsWith('pay.') ? 'pay' : decision.kind;
  return say(`then.${key}` as WordKey);
}
