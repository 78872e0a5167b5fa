import type { Glyph } from '$lib/ui/look/sprites/shapes';

/** Signs: the three actions, the twelve buildings, the bonus tokens. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  'hl-create': { fill: 'M24 4 41 14v20L24 44 7 34V14Z', cut: 'M21.5 15h5v6.5H33v5h-6.5V33h-5v-6.5H15v-5h6.5Z' },
  'hl-build': { fill: 'M24 3l8 9h-3v4h8l7 11h-5v16H9V27H4l7-11h8v-4h-3Z', cut: 'M20 43v-8a4 4 0 0 1 8 0v8Z' },
  'hl-move': {
    fill: 'M15 24a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z',
    stroke: 'M24 4v6M24 38v6M4 24h6M38 24h6M10 10l4 4M34 34l4 4M10 38l4-4M34 14l4-4',
    width: 4
  },
  'hl-observatory': { fill: 'M8 30a16 16 0 0 1 27-11.6L25 30ZM6 33h36v10H6ZM28 27l13-17 3.5 3L32 30h-4Z' },
  'hl-sanctuary': {
    fill: 'M3 7c14 4 28 4 42 0v6c-3 1-5 1.5-8 2v5h5v5h-5v19h-6V25H17v19h-6V25H6v-5h5v-5c-3-.5-5-1-8-2Zm14 9v4h14v-4c-5 .5-9 .5-14 0Z'
  },
  'hl-solarium': { stroke: 'M8 44V24l16-14 16 14v20ZM8 28h32M19 28v16M29 28v16M24 2v3M12 5l2 3M36 5l-2 3', width: 3.4 },
  'hl-sun-church': {
    fill: 'M24 3 44 22v22H30V34a6 6 0 0 0-12 0v10H4V22Z',
    cut: 'M18.5 21a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z'
  },
  'hl-power-plant': {
    fill: 'M20 2h8v5l5 2 4-4 6 6-4 4 2 5h5v8h-5l-2 5 4 4-6 6-4-4-5 2v5h-8v-5l-5-2-4 4-6-6 4-4-2-5H2v-8h5l2-5-4-4 6-6 4 4 5-2Z',
    cut: 'M27 11 15 27h8l-2 11 12-17h-8Z'
  },
  'hl-magic-bazaar': {
    fill: 'M24 3 42 18c2 2 3 4 3 7-3 3-6 3-8.5 0-2.5 3-6 3-8 0-2.5 3-6.5 3-9 0-2 3-5.5 3-8 0C9 28 6 28 3 25c0-3 1-5 3-7ZM8 30h32v14H8Z',
    cut: 'M24 31.5l1.8 4 4.2.5-3.2 2.8.9 4.2-3.7-2.2-3.7 2.2.9-4.2L18 36l4.2-.5Z'
  },
  'hl-town-council': { fill: 'M24 4 44 16v4H4v-4ZM8 22h6v14H8ZM21 22h6v14h-6ZM34 22h6v14h-6ZM4 38h40v6H4Z' },
  'hl-warehouse': {
    fill: 'M13 5h22v17H13ZM3 25h19v18H3ZM26 25h19v18H26Z',
    cut: 'M16 8h16v3H16ZM6 28h13v3H6ZM29 28h13v3H29Z'
  },
  'hl-citadel': {
    fill: 'M7 6h7v5h6V6h8v5h6V6h7v14l-5 4v20H12V24l-5-4Z',
    cut: 'M19 44v-9a5 5 0 0 1 10 0v9ZM22 20h4v7h-4Z'
  },
  'hl-land-office': {
    fill: 'M6 8c6-4 12 4 18 0s12 4 18 0v32c-6 4-12-4-18 0s-12-4-18 0Z',
    cut: 'M24 14l8 5v10l-8 5-8-5V19Zm0 5-4 2.5v5l4 2.5 4-2.5v-5Z'
  },
  'hl-watchtower': { fill: 'M24 2l12 9v3h3v8h-4l4 22h-7l-2-11H18l-2 11H9l4-22H9v-8h3v-3ZM19.5 22l-1 6h11l-1-6Z' },
  'hl-palace': { fill: 'M24 2l2 4c6 3 9 7 9 12h1V9l4-5 4 5v35H30V34a6 6 0 0 0-12 0v10H4V9l4-5 4 5v9h1c0-5 3-9 9-12Z' },
  'hl-bonus-free': { stroke: 'M24 6 39.6 15v18L24 42 8.4 33V15Z', width: 3 },
  'hl-bonus-land': { fill: 'M24 5 34 11v11L24 28 14 22V11ZM13 25l9 5.5V42l-9-5ZM35 25v12l-9 5V30.5Z' },
  'hl-bonus-resource': { fill: 'M24 4 41 14v20L24 44 7 34V14Z', cut: 'M24 8 37 15.5 24 23 11 15.5Z' },
  'hl-bonus-temple': { fill: 'M24 3l8 9h-3v4h8l7 11h-5v16H9V27H4l7-11h8v-4h-3Z', cut: 'M20 43v-8a4 4 0 0 1 8 0v8Z' }
};
