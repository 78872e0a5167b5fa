import { circle, type Glyph, type Piece, type Tile } from '$lib/ui/look/sprites/shapes';

/** The lands of the island; their names are the terrains' with `c-` before. */
export const tiles: Readonly<Record<string, Tile>> = {
  'c-meadow': {
    colour: 'c-meadow',
    strokes: [
      {
        d: 'M-6 3-3-5M0 3V-7M6 3 3-5',
        at: [
          [-22, -20],
          [10, -30],
          [26, -8],
          [-30, 8],
          [-4, 34],
          [24, 22]
        ]
      }
    ]
  },
  'c-forest': {
    colour: 'c-forest',
    fills: [
      {
        d: 'M0-14a9 9 0 0 1 4 17H1.5v7h-3V3H-4a9 9 0 0 1 4-17Z',
        at: [
          [-24, -18],
          [0, -30, 0.9],
          [24, -18],
          [-31, 8, 0.9],
          [31, 8, 0.9],
          [-17, 27],
          [17, 27]
        ]
      }
    ]
  },
  'c-hill': {
    colour: 'c-hill',
    fills: [
      {
        d: 'M-4-9 2-2 6-7 17 11H4L0 0Z',
        at: [
          [-22, -14],
          [22, -16],
          [-2, 28]
        ]
      }
    ],
    strokes: [
      {
        d: 'M-16 11-4-9 2-2 6-7 17 11M-4-9l2 9',
        at: [
          [-22, -14],
          [22, -16],
          [-2, 28],
          [-30, 18, 0.6],
          [30, 16, 0.6]
        ]
      }
    ]
  },
  'c-pond': {
    colour: 'c-pond',
    width: 2.4,
    strokes: [
      {
        d: 'M0 0q5-6 10 0t10 0',
        at: [
          [-30, -14],
          [6, -22],
          [-16, 8],
          [14, 20],
          [-30, 26]
        ]
      }
    ]
  }
};

const CHIP = circle(24, 24, 19);

export const pieces: Readonly<Record<string, Piece>> = {
  'c-hut': {
    d: 'M24 6 43 23h-5v19H10V23H5Z',
    lite: 'M24 6 43 23H5Z',
    hole: 'M20 42v-8a4 4 0 0 1 8 0v8Z'
  },
  'c-tower': {
    d: 'M12 44V22H8V5h7v5h5V5h8v5h5V5h7v17h-4v22Z',
    lite: 'M8 16V5h7v5h5V5h8v5h5V5h7v11Z',
    hole: 'M19.5 44v-8a4.5 4.5 0 0 1 9 0v8ZM22 22h4v7h-4Z'
  },
  'c-ruin': {
    fill: 'c-ruin',
    d: 'M3 43v-6h4V21l3-3 4 4v15h5V9h9v6l4 3v19h4V27l5 3v7h4v6Z',
    lite: 'M19 9h9v6l-3 3h-6ZM7 21l3-3 4 4v3H7ZM36 27l5 3v3h-5Z',
    shade: 'M3 37h42v6H3Z',
    line: 'M20 22h6M21 29h7M8 29h4M12 40h8M28 40h9'
  },
  'c-wood': {
    fill: 'wood',
    d: 'M9 14h30a9 10 0 0 1 0 22H9a8 11 0 0 1 0-22Z',
    lite: 'M9 14a8 11 0 0 1 0 22 8 11 0 0 1 0-22Z',
    line: 'M9 20a4 5 0 0 1 0 10M21 20h14M24 28h16'
  },
  'c-stone': {
    fill: 'stone',
    d: 'M13 10l15-4 14 8 2 16-9 12H11L4 30Z',
    lite: 'M13 10l15-4 14 8-16 6Z',
    shade: 'M26 20l16-6 2 16-9 12-7-3Z'
  },
  'c-token': {
    fill: 'c-token',
    d: 'M24 3a8 8 0 0 1 6 13.3c2 1.5 3 3.7 3.5 6.7L36 37h4v7H8v-7h4l2.5-14c.5-3 1.5-5.2 3.5-6.7A8 8 0 0 1 24 3Z',
    lite: circle(24, 11, 8),
    shade: 'M8 37h32v7H8Z'
  },
  'c-chip': { fill: 'c-chip', d: CHIP, line: circle(24, 24, 14.5) }
};

export const glyphs: Readonly<Record<string, Glyph>> = {
  'c-task-forest': {
    stroke: 'M10 43 30 13',
    width: 5,
    fill: 'M25 7c7-5 15-4 20 2-1 8-7 13-15 14-1-5-4-9-9-11Z'
  },
  'c-task-quarry': {
    stroke: 'M11 43 29 16',
    width: 5,
    fill: 'M9 9C21 2 37 6 45 21l-4 4C34 15 22 11 10 15Z'
  },
  'c-task-feast': {
    fill: 'M3 17h42v5H3ZM6 24h36c0 4-1 7-3 10l2 9h-5l-1.5-5c-3 1.5-6.5 2-10.5 2s-7.5-.5-10.5-2L12 43H7l2-9c-2-3-3-6-3-10Z',
    stroke: 'M15 12c-2-3 2-4.5 0-8M24 12c-2-3 2-4.5 0-8M33 12c-2-3 2-4.5 0-8',
    width: 3
  },
  'c-group': {
    fill: 'M24 3 34 8.8v11.4L24 26l-10-5.8V8.8ZM13 23l10 5.8v11.4L13 46 3 40.2V28.8ZM35 23l10 5.8v11.4L35 46l-10-5.8V28.8Z'
  },
  'c-majority': { fill: 'M6 35 3 12l11 9L24 6l10 15 11-9-3 23ZM6 38h36v5H6Z' },
  'c-bag': {
    fill: 'M16 4h16l-4 8c9 5 14 13 14 21 0 8-5 11-18 11S6 41 6 33c0-8 5-16 14-21Z',
    cut: 'M18 13h12v3.5H18Z'
  },
  'c-welcome': {
    fill: 'M24 25C13 17 11 13 11 9.5 11 4.5 18 2.5 24 9c6-6.5 13-4.5 13 .5 0 3.5-2 7.5-13 15.5ZM3 31c6-4 11-3 15 1h8c5 0 5 6 0 6h-6 9l9-6c4-2.5 7 2 3 5.5L31 45c-2 1.2-4 1.5-7 1.5H3Z'
  },
  'c-covered': {
    fill: 'M10 3h28a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z',
    cut: 'M24 12 34 18v12l-10 6-10-6V18Z'
  }
};
