import type { Glyph, Piece } from '$lib/ui/look/sprites/shapes';

/** Wooden pieces and goods, on a 48 x 48 grid. Buildings, priest and ship take the colour of their seat. */
export const pieces: Readonly<Record<string, Piece>> = {
  'tm-dwelling': {
    d: 'M24 6 43 23h-5v19H10V23H5Z',
    lite: 'M24 6 43 23H5Z',
    hole: 'M20 42v-8a4 4 0 0 1 8 0v8Z'
  },
  'tm-tradingPost': {
    d: 'M15 4 27 17h-3v4h14l7 9h-3v12H6V17H3Z',
    lite: 'M15 4 27 17H3ZM24 21h14l7 9H24Z',
    hole: 'M12 22h6v7h-6zM29 34h8v8h-8z'
  },
  'tm-temple': {
    d: 'M24 2c1.9 0 3.2 1.4 3.2 3.1 0 1-.4 1.9-1.1 2.5C33 8.8 38.2 14 38.8 20.5H42V26h-3v10h4v6H5v-6h4V26H6v-5.5h3.2C9.8 14 15 8.8 21.9 7.6c-.7-.6-1.1-1.5-1.1-2.5C20.8 3.4 22.1 2 24 2Z',
    lite: 'M9.2 20.5C9.8 13 16 7.4 24 7.4S38.2 13 38.8 20.5Z',
    hole: 'M14 28h4v8h-4zM22 28h4v8h-4zM30 28h4v8h-4z'
  },
  'tm-stronghold': {
    d: 'M4 42V13h3v3h1.5v-3h3v3H13v-3h3V4h4v3.5h2V4h4v3.5h2V4h4v9h3v3h1.5v-3h3v3H41v-3h3v29Z',
    lite: 'M4 20v-7h3v3h1.5v-3h3v3H13v-3h3V4h4v3.5h2V4h4v3.5h2V4h4v9h3v3h1.5v-3h3v3H41v-3h3v7Z',
    hole: 'M19 42v-9a5 5 0 0 1 10 0v9ZM22 14h4v8h-4zM8.5 25h3v7h-3zM36.5 25h3v7h-3z'
  },
  'tm-sanctuary': {
    d: 'M3 42V23L9 4l6 19v1l9-9 9 9v-1l6-19 6 19v19Z',
    lite: 'M3 23 9 4l6 19ZM33 23l6-19 6 19ZM15 24l9-9 9 9Z',
    hole: 'M20.4 27a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM19.5 42v-5a4.5 4.5 0 0 1 9 0v5ZM7.5 28h3v8h-3zM37.5 28h3v8h-3z'
  },
  'tm-bridge': {
    d: 'M0 13h9v4h30v-4h9v22h-9v-4H9v4H0Z',
    lite: 'M9 17h30v14H9Z',
    line: 'M14 17v14M19 17v14M24 17v14M29 17v14M34 17v14'
  },
  'tm-bridge-side': {
    d: 'M2 22C12 12 36 12 46 22v16h-9c0-7-5-12-13-12s-13 5-13 12H2Z',
    lite: 'M2 22C12 12 36 12 46 22v4C36 16 12 16 2 26Z'
  },
  'tm-priest': {
    d: 'M24 3a7.5 7.5 0 0 1 7.5 7.5c0 2.5-1.3 4.7-3.2 6C36 19 40 30 41 44H7c1-14 5-25 12.7-27.5a7.5 7.5 0 0 1-3.2-6A7.5 7.5 0 0 1 24 3Z',
    shade: 'M24 17c3 3 4 6 4 9l-2 18h-4l-2-18c0-3 1-6 4-9Z',
    lite: 'M16.5 10.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0Z'
  },
  'tm-worker': {
    d: 'M24 4 42 14v20L24 44 6 34V14Z',
    fill: 'worker',
    lite: 'M24 4 42 14 24 24 6 14Z',
    shade: 'M24 24 42 14v20L24 44Z'
  },
  'tm-coin': {
    d: 'M5 24a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z',
    fill: 'coin',
    line: 'M11.5 24a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0Z',
    lite: 'M8 20A17 17 0 0 1 40 20a20 20 0 0 0-32 0Z'
  },
  'tm-power': {
    d: 'M5.5 24a18.5 18.5 0 1 0 37 0a18.5 18.5 0 1 0 -37 0Z',
    fill: 'power',
    lite: 'M24 9c1.7 8.6 6.4 13.3 15 15-8.6 1.7-13.3 6.4-15 15-1.7-8.6-6.4-13.3-15-15 8.6-1.7 13.3-6.4 15-15Z'
  },
  'tm-spade': {
    d: 'M16 3h16v6h-5v14h10v9c0 6-6 10-13 13-7-3-13-7-13-13v-9h10V9h-5Z',
    fill: 'wood',
    lite: 'M11 23h13v22c-7-3-13-7-13-13Z'
  },
  'tm-ship': {
    d: 'M25.5 3C35 8 39 17 40 27H45c-1 9-6 15-13 15H16C9 42 4 36 3 27h6c1-8 5.5-15 13-19v19h3.5Z',
    shade: 'M3 29h42c-1 8-6 13-13 13H16C9 42 4 37 3 29Z'
  },
  'tm-town': {
    d: 'M24 4c11 0 19 8 19 19v20H5V23C5 12 13 4 24 4Z',
    lite: 'M24 4c11 0 19 8 19 19v3H5v-3C5 12 13 4 24 4Z',
    hole: 'M19 20a5 5 0 1 1 7 4.6V36h5v4h-9V24.6A5 5 0 0 1 19 20Z'
  },
  'tm-key': {
    d: 'M15 5a12 12 0 0 1 11.3 16L44 38.7V45h-9v-5h-5v-5h-5v-5.5l-4.7-3A12 12 0 1 1 15 5Zm-2 7a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
    fill: 'coin'
  }
};

/** The four cults. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  'tm-fire': {
    fill: 'M26 2c1 9 13 13 13 26a15 15 0 0 1-30 0c0-7 3-10 5-14 1 4 2.5 5.5 5 7 0-8 2-14 7-19Z',
    cut: 'M24 25c4 4 6 7 6 10a6 6 0 0 1-12 0c0-3 2-6 6-10Z'
  },
  'tm-water': {
    fill: 'M24 2c8 11 15 19 15 27a15 15 0 0 1-30 0C9 21 16 13 24 2Z',
    cut: 'M15 29c0 6 3.5 9.5 9 10-2-1-5.5-3.5-6-10Z'
  },
  'tm-earth': {
    fill: 'M17 5c5-2.5 12-1 14 3s-2 8-7 8-11-1-11-5c0-3 1.5-5 4-6ZM9 22c6-4 22-5 28 0 3 3 0 9-6 9.5-7 1-16 1-20-1S6 24 9 22ZM5 38c8-5 30-5 38 0 3 3 1 8-4 8H9c-5 0-7-5-4-8Z'
  },
  'tm-air': {
    stroke: 'M5 18h24a6.5 6.5 0 1 0-6-9M5 26.5h33a6 6 0 1 1-5 9.5M5 35h17a5 5 0 1 1-4.5 7.5',
    width: 5
  },
  'tm-twice': { stroke: 'M9 9l14 15L9 39M24 9l14 15-14 15', width: 6 },
  'tm-card': { stroke: 'M13 4h22a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM10 25h28', width: 4 }
};
