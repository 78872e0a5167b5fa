import type { Stamp, Tile } from '$lib/ui/look/sprites/shapes';

const wave = 'M0 0q5-6 10 0t10 0';
const grass = 'M-6 3-3-5M0 3V-7M6 3 3-5';
const tree = 'M0-14a9 9 0 0 1 4 17H1.5v7h-3V3H-4a9 9 0 0 1 4-17Z';
const peak = 'M-16 11-4-9 2-2 6-7 17 11M-4-9l2 9';

const PEAKS: NonNullable<Stamp['at']> = [
  [-22, -14],
  [22, -16],
  [-2, 28]
];

/** The five tiers: told apart by colour and engraving; height and walls are the relief's. */
export const tiles: Readonly<Record<string, Tile>> = {
  'r-sea': {
    colour: 'r-sea',
    width: 2.4,
    strokes: [
      {
        d: wave,
        at: [
          [-30, -14],
          [6, -22],
          [-16, 8],
          [14, 20],
          [-30, 26]
        ]
      }
    ]
  },
  'r-plain': {
    colour: 'r-plain',
    strokes: [
      {
        d: grass,
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
  'r-forest': {
    colour: 'r-forest',
    fills: [
      {
        d: tree,
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
  'r-mountain': {
    colour: 'r-mountain',
    fills: [{ d: 'M-4-9 2-2 6-7 17 11H4L0 0Z', at: PEAKS }],
    strokes: [{ d: peak, at: [...PEAKS, [-30, 18, 0.6], [30, 16, 0.6]] }]
  },
  'r-glacier': {
    colour: 'r-glacier',
    fills: [{ d: 'M-14-6 14 6 4 32-24 22Z' }],
    strokes: [{ d: 'M-38-18-14-6 2-40M-14-6-24 22l-16-4M-24 22-6 42M-14-6 14 6 38-18M14 6 4 32l14 8M14 6l26 14' }]
  }
};
