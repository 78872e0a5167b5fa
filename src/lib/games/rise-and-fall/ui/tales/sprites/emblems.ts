import type { Mark } from '../../sprites/emblems';

/** The signs of the tales and of the Fantastic Event: one colour, read at 24 px. */
export const taleEmblems: Readonly<Record<string, readonly Mark[]>> = {
  dragon: [
    {
      as: 'gf',
      d: 'M24 4l4 6-1 6c6-7 13-10 20-9-3 4-4 8-3 13-4-2-7-1-9 2-3-2-5-1-7 1l-1 8 6 4-4 1-1 7-5-4-5 4-1-7-4-1 6-4-1-8c-2-2-4-3-7-1-2-3-5-4-9-2 1-5 0-9-3-13 7-1 14 2 20 9l-1-6Z'
    }
  ],
  leviathan: [
    { as: 'gf', d: 'M4 30C4 14 8 4 19 4c6 0 10 3 12 7l-8 3c-2-2-5-2-6 0-3 4-4 9-4 16Z' },
    { as: 'gs', d: 'M17 30c1-9 5-12 9-12s8 3 8 12M38 30c0-5 2-8 6-9M2 38q5-5 10 0t10 0 10 0 12 0', width: 4.6 },
    { as: 'gc', d: 'M18.1 9.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0Z' }
  ],
  waterElemental: [
    {
      as: 'gf',
      d: 'M24 1c9 11 15 18 15 27 0 4-1 7-3 10h10c-4 6-13 9-22 9S6 44 2 38h10c-2-3-3-6-3-10C9 19 15 12 24 1Z'
    },
    {
      as: 'gc',
      d: 'M15.5 26a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM26.5 26a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM16 34c5 4 11 4 16 0-1 5-15 5-16 0Z'
    }
  ],
  capital: [
    {
      as: 'gf',
      d: 'M24 9l3 6 6 .6-4.5 4 1.3 6L24 22.5l-5.8 3.1 1.3-6-4.5-4 6-.6ZM3 46V22h9v6h5v-1l7-4 7 4v1h5v-6h9v24ZM4 12h7v8H4ZM37 12h7v8h-7Z'
    },
    { as: 'gc', d: 'M19 46v-9a5 5 0 0 1 10 0v9ZM7 32h4v5H7ZM37 32h4v5h-4Z' }
  ],
  majesticBridge: [
    { as: 'gf', d: 'M9 4h6v16h18V4h6v16h8v9h-8v15h-6v-3a9 9 0 0 0-18 0v3H9V29H1v-9h8Z' },
    { as: 'gs', d: 'M2 19C7 16 10 12 12 6M15 8c3 7 15 7 18 0M46 19c-5-3-8-7-10-13', width: 2.6 }
  ],
  banks: [
    { as: 'gf', d: 'M3 4h42v36H3ZM8 42h8v4H8ZM32 42h8v4h-8Z' },
    { as: 'gc', d: 'M11 22a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z' },
    { as: 'gf', d: 'M20 22a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM22.5 11h3v22h-3ZM13 20.5h22v3H13Z' }
  ],
  ports: [
    { as: 'gf', d: 'M1 33l3-9 8 6ZM47 33l-3-9-8 6Z' },
    { as: 'gs', d: 'M24 14v29M14 20h20M5 29c1 9 8 15 19 15s18-6 19-15M24 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10', width: 4.4 }
  ],
  cathedral: [
    { as: 'gf', d: 'M4 46V20l6-14 6 14v4l8-7 8 7v-4l6-14 6 14v26ZM22.5 3h3v4H29v3h-3.5v6h-3v-6H19V7h3.5Z' },
    { as: 'gc', d: 'M19.8 28a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0ZM19.5 46v-6a4.5 4.5 0 0 1 9 0v6Z' }
  ],
  floatingCities: [
    { as: 'gf', d: 'M6 30V16h8l6-8 6 8v4h4v-8h12v18h4l-5 8H7l-5-8Z' },
    { as: 'gs', d: 'M2 44q5-5 11 0t11 0 11 0 11 0', width: 3.8 },
    { as: 'gc', d: 'M18 17h4v5h-4ZM33 17h3v4h-3ZM33 24h3v4h-3ZM10 22h3v4h-3Z' }
  ],
  dolmens: [{ as: 'gf', d: 'M3 12c10-5 32-6 42-1l1 7c-12 3-32 3-44 1ZM8 22h9l1 23H5ZM31 22h9l4 23H30Z' }],
  stormPeak: [
    { as: 'gf', d: 'M24 8 47 46H1ZM24 8Z' },
    { as: 'gs', d: 'M8 8h9M31 8h9M4 16h7M37 16h7', width: 3.4 },
    { as: 'gc', d: 'M27 14 15 31h8l-3 12 13-18h-8Z' }
  ],
  sunkenCity: [
    { as: 'gf', d: 'M5 46V33h6l5-7 5 7v3h5v-6h6v-4h10v20Z' },
    { as: 'gs', d: 'M2 9q5.5-6 11 0t11 0 11 0 11 0M2 18q5.5-6 11 0t11 0 11 0 11 0', width: 3.8 },
    { as: 'gc', d: 'M14 36h4v4h-4ZM35 31h4v4h-4ZM35 38h4v4h-4Z' }
  ],
  orbs: [
    { as: 'gf', d: 'M13 24a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z' },
    { as: 'gs', d: 'M13 28C5 32 1 36 3 39c3 4 16 0 27-8S47 13 44 9c-2-3-8-1-15 3', width: 3.6 },
    { as: 'gc', d: 'M18 22a6.5 6.5 0 0 1 6-6c-2 2-4 3.5-6 6Z' }
  ],
  giganticCavern: [
    { as: 'gf', d: 'M24 3 36 16l5 3 6 27H1l6-27 5-3Z' },
    { as: 'gc', d: 'M11 46c0-12 4-20 13-20s13 8 13 20H11Z' },
    { as: 'gf', d: 'M17 28.5l4-2 -1 9ZM25 26l5 1.5L27.5 38Z' }
  ],
  swamp: [
    { as: 'gf', d: 'M12.5 6h7v15h-7ZM24.5 1h7v15h-7ZM33.5 12h7v15h-7Z' },
    { as: 'gs', d: 'M16 40V20M28 40V14M37 40V26M16 40C14 32 11 29 6 28M28 40c1-7 0-12-4-16M2 44h44', width: 3.4 }
  ],
  psyMonastery: [
    { as: 'gf', d: 'M24 1l3 6 11 5v3h-4v5l9 4v4h-5v6h5l4 12H1l4-12h5v-6H5v-4l9-4v-5h-4v-3l11-5Z' },
    { as: 'gc', d: 'M19 15h10v4H19ZM16 28h16v6H16Z' },
    { as: 'gf', d: 'M22 28h4v6h-4Z' }
  ],
  doppelgangerHouse: [
    { as: 'gf', d: 'M22.5 6v36H8V25H2Z' },
    { as: 'gs', d: 'M25.5 8.5 42.5 23.2H38.2V40.2H25.5Z', width: 3.4 },
    { as: 'gc', d: 'M13 29h6v6h-6Z' },
    { as: 'gf', d: 'M29.5 29h6v6h-6Z' }
  ],
  thievesLair: [
    { as: 'gf', d: 'M12 8 24 2l13 8 9 17-4 17-18 2-19-3-3-17Z' },
    { as: 'gc', d: 'M17.5 21a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM21.5 24h5l3.5 13H18Z' }
  ],
  typhoon: [
    { as: 'gf', d: 'M27 3c6 0 11 2 15 6-6-2-10-2-14 0Z' },
    {
      as: 'gs',
      d: 'M24 24c0-4 6-4 6 1 0 6-9 8-13 2-4-7 3-16 13-13 10 4 12 18 2 25-11 7-26 0-27-14M24 24c0 4-5 3-5-1',
      width: 4.2
    }
  ],
  waterfall: [
    { as: 'gf', d: 'M2 4h14v22H9v8H2ZM32 4h14v30h-7v-8h-7Z' },
    { as: 'gs', d: 'M19.5 6v26M24 6v30M28.5 6v26M4 43q5-6 10 0t10 0 10 0 10 0', width: 3.2 }
  ],
  alchemistsTower: [
    { as: 'gf', d: 'M12 46l2-20h-4v-8h5v3h4v-3h8v3h4v-3h5v8h-4l2 20Z' },
    { as: 'gc', d: 'M21.5 28h5v4l4 7c.8 2-.5 3.5-2.5 3.5h-8c-2 0-3.3-1.5-2.5-3.5l4-7Z' },
    {
      as: 'gf',
      d: 'M16 11a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM24 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM19 3a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z'
    }
  ],
  caravansary: [
    { as: 'gf', d: 'M2 46V20h4v3h4v-3h3v-5c5 0 9-4 11-11 2 7 6 11 11 11v5h3v3h4v-3h4v26Z' },
    { as: 'gc', d: 'M16 46V33c0-4 4-8 8-10 4 2 8 6 8 10v13Z' },
    { as: 'gf', d: 'M20 46V35h8v11Z' }
  ],
  volcano: [
    { as: 'gf', d: 'M16 22h5l3 6 3-6h5l15 24H1Z' },
    { as: 'gs', d: 'M24 17V4M16 16c0-5-2-8-6-9M32 16c0-5 2-8 6-9', width: 4.0 },
    { as: 'gc', d: 'M24 28l3 6-2 3 2 9h-6l1-8-2-3Z' }
  ],
  event: [
    {
      as: 'gf',
      d: 'M24 1l4.2 11.5L38 5.5l-3.4 11.9L47 18l-10 7 9.5 8-12.3-.6L37 44.5 26.8 37.6 24 49.5 20.5 37.8 10 43.5l3.3-11.8L1 31l10.2-6.8L2 16l12 .8L10.5 5l9.5 7.3Z'
    },
    { as: 'gc', d: 'M26 14.5 16.5 27H23l-2 9.5L31.5 23H25Z' }
  ]
};

/** What is engraved on the trophies of tales. */
export const taleTrophies: Readonly<Record<string, string>> = {
  dragon:
    'M24 6l4 6-1 5c6-7 13-9 20-8-3 4-4 8-3 13-4-2-7-1-9 2-3-2-5-1-7 1l-1 8 6 4-4 1-1 7-4-3-4 3-1-7-4-1 6-4-1-8c-2-2-4-3-7-1-2-3-5-4-9-2 1-5 0-9-3-13 7-1 14 1 20 8l-1-5Z',
  capital:
    'M1.5 45.5V14.5H5v3.3h2v-3.3h3.2v3.3h2v-3.3h3.3V24h1.2C17.2 17 19.6 13 22.6 11.2V.8L32.8 4.2 25.4 7.6V11.2C28.4 13 30.8 17 31.3 24h1.2V14.5h3.3v3.3h2v-3.3H41v3.3h2v-3.3h3.5v31Z',
  bridge:
    'M8.5 4.5 12 1 15.5 4.5V17.5H32.5V4.5L36 1 39.5 4.5V17.5H47.5V27.5H39.5V45.5H32.5V42C32.5 36.5 29 33 24 33S15.5 36.5 15.5 42V45.5H8.5V27.5H.5V17.5H8.5Z',
  floatingCities:
    'M5 30V17h7l6-9 6 9v4h4v-9h14v18h5l-6 8H7l-6-8ZM1 42q4-4 8 0t8 0 8 0 8 0 8 0 6 0v4q-4 3-8 0t-7 0-8 0-8 0-8 0-7 0Z'
};
