import type { GameMeta } from '$lib/kernel';
import { begin, type Beginning, type Draft, type Namer } from '$lib/ui/shell/new-game/draft';

const both = (text: string) => ({ fr: text, en: text });

/** A game with every kind of option, one of them hidden most of the time. */
export const meta: GameMeta = {
  id: 'sample',
  name: both('Sample'),
  blurb: both('A game to set up.'),
  players: { min: 2, max: 5, usual: 3 },
  minutes: 30,
  options: [
    {
      key: 'map',
      type: 'choice',
      label: both('Map'),
      default: 'base',
      choices: [
        { value: 'base', label: both('Base') },
        { value: 'lakes', label: both('Lakes') }
      ]
    },
    { key: 'extra', type: 'switch', label: both('Extra tiles'), default: false },
    {
      key: 'trophies',
      type: 'number',
      label: both('Trophies'),
      default: 4,
      min: 4,
      max: 6,
      when: (options, players) => options.extra === true && players > 3
    }
  ],
  bots: [
    { id: 'steady', name: both('Steady') },
    { id: 'random', name: both('Random') }
  ]
};

export const names: Namer = { person: (n) => `Person ${n}`, bot: (n) => `Bot ${n}` };

export const start = (more: Partial<Beginning> = {}): Draft =>
  begin({ meta, layout: 'table', names, seed: 7, ...more });
