import type { Piece } from '$lib/ui/look/sprites/shapes';
import { COLOURS } from '../state';

const CUBE: Piece = {
  d: 'M24 4 42 14v20L24 44 6 34V14Z',
  lite: 'M24 4 42 14 24 24 6 14Z',
  shade: 'M24 24 42 14v20L24 44Z'
};

/** What lies on the table: houses, the sun, mana, cubes. A cube without a colour takes the text's. */
export const pieces: Readonly<Record<string, Piece>> = {
  'hl-temple': {
    d: 'M24 2l9 10h-4v4h9l7 11h-5v16H8V27H3l7-11h9v-4h-4Z',
    lite: 'M24 2l9 10H15ZM10 16h28l7 11H3Z',
    hole: 'M20 43v-8a4 4 0 0 1 8 0v8Z',
    fill: 'h-house'
  },
  'hl-sun': {
    d: 'M24 1L28 9L35.5 4.1L35 13L43.9 12.5L39 20L47 24L39 28L43.9 35.5L35 35L35.5 43.9L28 39L24 47L20 39L12.5 43.9L13 35L4.1 35.5L9 28L1 24L9 20L4.1 12.5L13 13L12.5 4.1L20 9Z',
    lite: 'M13 24a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z',
    line: 'M13 24a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM24 18a6 6 0 1 1-6 6 4 4 0 1 1 5 3.8',
    fill: 'sun'
  },
  'hl-mana': { d: 'M24 2 39 17 24 46 9 17Z', lite: 'M24 2 39 17H9Z', shade: 'M24 46 39 17H28Z', fill: 'mana' },
  'hl-cube': CUBE,
  ...Object.fromEntries(COLOURS.map((colour) => [`hl-cube-${colour}`, { ...CUBE, fill: `h-${colour}` }]))
};
