import type { TaleId } from '../../state';
import { sayTale } from './words';

export type Kind = 'creature' | 'buildable' | 'place';
export const KINDS: readonly Kind[] = ['creature', 'buildable', 'place'];

type When = 'reserve' | 'sea' | 'afterSea' | 'plain' | 'forest' | 'mountain' | 'glacier' | 'deployment';

interface Facts {
  readonly kind: Kind;
  /** When it comes to the table. */
  readonly when: When;
  readonly event?: true;
  readonly trophy?: true;
  /** Points at the end. */
  readonly points?: number;
  /** A tile of this land stays in the box. */
  readonly fewer?: 'plain' | 'mountain';
}

const FACTS: Readonly<Record<TaleId, Facts>> = {
  dragon: { kind: 'creature', when: 'deployment', event: true, trophy: true },
  leviathan: { kind: 'creature', when: 'deployment', event: true },
  waterElemental: { kind: 'creature', when: 'deployment', event: true },
  capital: { kind: 'buildable', when: 'reserve', trophy: true },
  majesticBridge: { kind: 'buildable', when: 'reserve', trophy: true },
  banks: { kind: 'buildable', when: 'reserve', event: true },
  ports: { kind: 'buildable', when: 'reserve' },
  cathedral: { kind: 'buildable', when: 'reserve', points: 15 },
  floatingCities: { kind: 'buildable', when: 'reserve', trophy: true },
  dolmens: { kind: 'place', when: 'glacier', points: 20 },
  stormPeak: { kind: 'place', when: 'glacier' },
  sunkenCity: { kind: 'place', when: 'sea', points: 20, fewer: 'plain' },
  orbs: { kind: 'place', when: 'plain' },
  giganticCavern: { kind: 'place', when: 'forest' },
  swamp: { kind: 'place', when: 'plain', fewer: 'plain' },
  psyMonastery: { kind: 'place', when: 'mountain' },
  doppelgangerHouse: { kind: 'place', when: 'plain' },
  thievesLair: { kind: 'place', when: 'forest' },
  typhoon: { kind: 'place', when: 'glacier', event: true },
  waterfall: { kind: 'place', when: 'mountain', points: 5 },
  alchemistsTower: { kind: 'place', when: 'plain' },
  caravansary: { kind: 'place', when: 'afterSea', fewer: 'plain' },
  volcano: { kind: 'place', when: 'forest', event: true, points: 30, fewer: 'mountain' }
};
const TROPHY = 20;

/** What a card of a tale says in signs besides its sentence. */
interface Sign {
  readonly icon: string;
  readonly text: string;
}

function signsOf({ event, trophy, points, fewer, when }: Facts): readonly Sign[] {
  return [
    ...(event ? [{ icon: 'ta-event', text: sayTale('has.event') }] : []),
    ...(trophy ? [{ icon: 'rf-trophy', text: sayTale('has.trophy', { n: TROPHY }) }] : []),
    ...(points === undefined ? [] : [{ icon: 'vp', text: sayTale('has.points', { n: points }) }]),
    ...(fewer === undefined ? [] : [{ icon: `r-${fewer}`, text: sayTale(`has.${fewer}`) }]),
    { icon: 'rf-tile', text: sayTale(`when.${when}`) }
  ];
}

export const kindOf = (tale: TaleId): Kind => FACTS[tale].kind;
export const marksOf = (tale: TaleId): readonly Sign[] => signsOf(FACTS[tale]);
export const hasEvent = (tale: TaleId): boolean => FACTS[tale].event === true;
