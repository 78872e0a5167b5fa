import { circle, type Glyph, type Piece } from '$lib/ui/look/sprites/shapes';

/** Pieces, told apart by their outline, and the three goods. */
export const pieces: Readonly<Record<string, Piece>> = {
  'rf-nomad': {
    d: 'M20 2a7 7 0 0 1 5.5 11.3C29 15 31 18 32 22l4 1V8h4.5v36H36V28l-3-.6L34 44H6c1-17 3-27 8.5-30.7A7 7 0 0 1 20 2Z',
    lite: 'M13 9a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z',
    shade: 'M20 17c3 8 4 17 4 27h-8c0-10 1-19 4-27Z'
  },
  'rf-mountaineer': {
    d: 'M18 4a6.5 6.5 0 0 1 5.3 10.2C27 16 29 19 30 23l4-11c-3 0-5 .5-7 2 1-6 5-9 10-9 5 0 8 3 9 8-2-2-4-2.5-7-2L33 30l12 14H3L9 30c1-9 3-14 3.7-15.8A6.5 6.5 0 0 1 18 4Z',
    lite: 'M11.5 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z',
    shade: 'M9 30l9 6 6-5 9-1 12 14H3Z'
  },
  'rf-merchant': {
    d: 'M24 2c4 0 6 2 6.5 5H36v4h-4.5c-.4 2-1.3 3.7-2.6 4.8 1.7.8 3 2.2 4.1 4.2H44v3l4 9c-1 4-11 4-12 0l4-9h-5.5c1.5 6 2 13 2.5 21H11c.5-8 1-15 2.5-21H8l4 9c-1 4-11 4-12 0l4-9v-3h11c1.1-2 2.4-3.4 4.1-4.2-1.3-1.1-2.2-2.8-2.6-4.8H12V7h5.5C18 4 20 2 24 2Z',
    lite: 'M24 2c4 0 6 2 6.5 5H36v4H12V7h5.5C18 4 20 2 24 2Z',
    shade: 'M24 22c3 6 4 13 4 22h-8c0-9 1-16 4-22Z'
  },
  'rf-ship': {
    d: 'M22 3h4v4h14v20H26v4h20c-1 8-7 13-15 13H18C9 44 4 37 1 25c6 1 8 6 12 6h9v-4H9V7h13Z',
    lite: 'M9 7h31v7H9Z',
    shade: 'M13 31h33c-1 8-7 13-15 13H18C10 44 5 39 3 31Z'
  },
  'rf-city': {
    d: 'M3 44V25h8V14l8-9 8 9v6h4v-9h12v12h3v21Z',
    lite: 'M11 14l8-9 8 9ZM31 11h12v5H31ZM3 25h8v5H3Z',
    hole: 'M17 18h4v5h-4zM35 20h4v4h-4zM35 28h4v4h-4zM16 44v-9h6v9zM6 34h4v4H6zM28 28h4v4h-4z'
  },
  'rf-temple': {
    d: 'M17 4h14v8h6v9h5v10h4v13H2V31h4V21h5v-9h6Z',
    lite: 'M17 4h14v4H17ZM11 12h26v4H11ZM6 21h36v4H6ZM2 31h44v4H2Z',
    hole: 'M20 44V33a4 4 0 0 1 8 0v11Z'
  },
  'rf-wood': {
    fill: 'wood',
    d: 'M9 14h30a9 10 0 0 1 0 22H9a8 11 0 0 1 0-22Z',
    lite: 'M9 14a8 11 0 0 1 0 22 8 11 0 0 1 0-22Z',
    line: 'M9 20a4 5 0 0 1 0 10M21 20h14M24 28h16'
  },
  'rf-stone': {
    fill: 'stone',
    d: 'M13 10l15-4 14 8 2 16-9 12H11L4 30Z',
    lite: 'M13 10l15-4 14 8-16 6Z',
    shade: 'M26 20l16-6 2 16-9 12-7-3Z'
  },
  'rf-gold': {
    fill: 'rf-gold',
    d: 'M24 5c9 0 15 3 15 7v5c3 1.5 5 3.5 5 5.5V36c0 5-8 8-17 8-5 0-10-1-13-3-6-1-10-3.5-10-7V23c0-2.5 2-4.5 5-5.5V12c0-4 6-7 15-7Z',
    lite: 'M24 5c9 0 15 3 15 7s-6 7-15 7-15-3-15-7 6-7 15-7Z',
    line: 'M9 20c3 3 9 4 15 4s12-1 15-4M6 31c4 3 10 5 17 5s16-2 21-6'
  },
  'rf-trophy': {
    fill: 'rf-gold',
    d: 'M12 3h24v5h9c0 11-4 17-12 18-1 3-3 5-5 6v4h8v9H12v-9h8v-4c-2-1-4-3-5-6C7 25 3 19 3 8h9Zm0 10H8c.5 4 2 6.5 5 8-.6-2.5-1-5-1-8Zm24 0c0 3-.4 5.5-1 8 3-1.5 4.5-4 5-8Z',
    lite: 'M12 3h10v28c-4-3-10-8-10-18Z'
  }
};

/** Signs for actions and for what the table holds. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  'rf-move': { fill: 'M25 5 45 24 25 43V31H4V17h21Z' },
  'rf-produce': { stroke: 'M10 44 31 15', width: 6, fill: 'M9 9C21 2 37 6 45 21l-4 4C34 15 22 11 10 15Z' },
  'rf-sea-trade': { fill: 'M4 29h40c-3 9-9 14-17 14h-6C13 43 7 38 4 29ZM22 4l15 20H22Z', stroke: 'M18 6v18', width: 4 },
  'rf-convert': { fill: 'M24 4l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1Z' },
  'rf-bank': { fill: 'M24 3 45 15v5H3v-5ZM7 23h6v13H7ZM21 23h6v13h-6ZM35 23h6v13h-6ZM3 39h42v6H3Z' },
  'rf-attack': { fill: 'M40 3h5v5L22 31l-5-5ZM8 27l13 13-4 4-5-5-6 6-4-4 6-6-4-4Z' },
  'rf-steal': {
    fill: 'M2 14c8-4 15-2 22 2 7-4 14-6 22-2 1 14-5 21-13 21-5 0-7-4-9-4s-4 4-9 4C7 35 1 28 2 14Z',
    cut: 'M8.5 21c5-2 9 0 12 4-5 2.5-10 2-12-4ZM39.5 21c-5-2-9 0-12 4 5 2.5 10 2 12-4Z'
  },
  'rf-abandon': {
    fill: 'M4 22 20 8l16 14h-4v22H8V22Z',
    cut: 'M16 44V32h8v12Z',
    stroke: 'M36 33h10M41 28l5 5-5 5',
    width: 3.5
  },
  'rf-tile': {
    fill: 'M24 3 34 8.8v11.4L24 26l-10-5.8V8.8ZM13 23l10 5.8v11.4L13 46 3 40.2V28.8ZM35 23l10 5.8v11.4L35 46l-10-5.8V28.8Z'
  },
  'rf-lift': { fill: 'M24 2 38 18h-9v10H19V18h-9ZM5 33h38v12H5Z' },
  'rf-card': {
    fill: 'M10 3h28a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z',
    cut: 'M24 11 36 18v13l-12 7-12-7V18Z'
  },
  'rf-decline': {
    fill: 'M4 26 33 9c2-1 4-.5 5 1.5l7 12c1 2 .5 4-1.5 5L14 44c-2 1-4 .5-5-1.5l-7-12C1 29 2 27 4 26Z',
    cut: 'M24 18l8 12-16 4Z'
  },
  'rf-region': { fill: 'M4 14 16 5l10 6 9-6 9 8v13l-9 5 3 8-12 6-9-5-9 3-4-10 5-7Z', cut: circle(24, 22, 6) },
  'rf-token': { fill: 'M24 2 30 16l15 1-12 9 4 15-13-9-13 9 4-15L3 17l15-1Z' }
};
