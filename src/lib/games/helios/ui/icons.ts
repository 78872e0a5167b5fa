import type { Act } from '../state';

/** Sprites of counters and score rows. */
const ICONS: Readonly<Record<string, string>> = {
  points: 'vp',
  mana: 'hl-mana',
  speed: 'hl-sun',
  unlimited: 'hl-power-plant',
  brown: 'hl-cube-brown',
  grey: 'hl-cube-grey',
  green: 'hl-cube-green',
  blue: 'hl-cube-blue',
  black: 'hl-cube-black',
  tokens: 'hl-create',
  temples: 'hl-temple',
  buildings: 'hl-town-council',
  recruits: 'ui-person',
  active: 'ui-sun',
  bag: 'vp',
  corners: 'ui-flag',
  bonus: 'hl-bonus-land',
  characters: 'ui-people',
  cubes: 'hl-cube'
};

export const iconOf = (name: string): string => ICONS[name] ?? 'ui-info';

/** The symbol of each kind of action tile. */
export const ACT_ICONS: Readonly<Record<Act, string>> = { create: 'hl-create', build: 'hl-build', sun: 'hl-move' };
