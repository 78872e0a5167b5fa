import { expect, it } from 'vitest';
import { apply, begin, dice, answerable, options, over, preview, refuse, type Dice } from '$lib/kernel';
import { anyOptions } from '$lib/kernel/conformance';
import { game } from '$lib/games/terra-mystica';
import {
  BONUSES,
  FACTIONS,
  FAVOURS,
  FINAL_TILES,
  POWER_ACTIONS,
  SCORINGS,
  SPECIAL_ACTIONS,
  TOWNS
} from '$lib/games/terra-mystica/ids';
import texts from '$lib/games/terra-mystica/text/en.json';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import { geometry } from '$lib/games/terra-mystica/map';
import { anyMove, busy } from './busy';
import { scene } from './scene';

const keys = (prefix: string) => Object.keys(texts).filter((key) => key.startsWith(prefix) && !key.endsWith('.help'));

/** What only games entered from a record come across; other tests show it. */
const RECORDED = /arrange|drop|leech\.none|river\.turn|shift\.often|turn\.duties|spades\.home|bridge\.none/;

/** Everything that play can come across. */
const wanted = new Set(
  [
    ...keys('fact.'),
    ...keys('refusal.'),
    ...keys('decision.'),
    ...keys('warning.'),
    ...FACTIONS.flatMap((id) => [`faction ${id}`, `stronghold ${id}`]),
    ...[...FAVOURS, ...TOWNS, ...BONUSES, ...SCORINGS, ...FINAL_TILES].map((id) => `tile ${id}`),
    ...[...POWER_ACTIONS, ...SPECIAL_ACTIONS].map((id) => `action ${id}`)
  ].filter((item) => !RECORDED.test(item))
);

function noteTiles(position: TmPosition, meet: (item: string) => void): void {
  for (const me of position.seats) {
    meet(`faction ${me.faction}`);
    if (me.built.SH > 0) meet(`stronghold ${me.faction}`);
    for (const tile of [...me.favours, ...me.towns]) meet(`tile ${tile}`);
    if (me.bonus) meet(`tile ${me.bonus}`);
    if (me.shifts > 0) meet('action ACTH');
    for (const action of me.used) meet(`action ${action}`);
  }
  if (position.bridges.length > 0) meet('action ACTE');
  for (const action of position.powerUsed) meet(`action ${action}`);
  for (const tile of position.scoring.slice(0, position.round)) meet(`tile ${tile}`);
  if (position.finalTile) meet(`tile ${position.finalTile}`);
}

const KINDS = Object.values(game.moves);

/** Tries moves that need not be legal, mostly such as answer what is asked. */
function probe(position: TmPosition, chance: Dice, meet: (item: string) => void, times = 6): void {
  const asked = new Set(answerable(position).map(({ kind }) => kind));
  const apt = KINDS.filter(({ answers }) => answers.some((kind) => asked.has(kind)));
  for (let i = 0; i < times; i++) {
    const { kind } = chance.pick(i === 0 ? KINDS : apt);
    const why = refuse(game, position, anyMove(position, kind, chance));
    if (why !== null) meet(`refusal.${why.key}`);
  }
}

/** Tables that chance alone seldom lays: towns gone, land full, keys short. */
const ODD: readonly TmPosition[] = [
  scene({
    factions: ['witches', 'nomads'],
    pieces: { F4: [0, 'SH'] },
    round: 6,
    position: { ground: geometry('base').printed.map((ground) => (ground === 'G' ? 'S' : ground)) }
  }),
  scene({
    factions: ['nomads', 'witches'],
    pieces: { C3: [0, 'SH'], B4: [1, 'D'] },
    ground: { D4: 'ICE', D5: 'ICE' },
    seats: [{ workers: 9 }],
    round: 6
  }),
  scene({
    factions: ['mermaids', 'witches'],
    pieces: { E6: [0, 'TP'], E5: [0, 'D'], C2: [0, 'TP'], B2: [0, 'TP'] },
    round: 6,
    position: { towns: { TW1: 0, TW2: 0, TW3: 0, TW4: 0, TW5: 0, TW6: 0, TW7: 0, TW8: 0 } }
  }),
  scene({
    factions: ['mermaids', 'witches'],
    pieces: { E6: [0, 'TP'], E5: [0, 'D'], C2: [0, 'TP'], B2: [0, 'TP'], F3: [0, 'TP'], F4: [0, 'D'] },
    seats: [{ coins: 30, workers: 30, cults: { fire: 9, water: 9, earth: 9, air: 9 } }],
    round: 6,
    options: { promoTownTiles: true }
  }),
  scene({
    factions: ['dwarves', 'witches'],
    pieces: { E7: [0, 'D'] },
    seats: [{ workers: 9 }],
    round: 6,
    position: {
      deed: { more: 0, made: ['D5'], jumped: 'D5', blocked: [], burnt: 0 },
      owed: [
        {
          seat: 0,
          kind: 'spades',
          n: 1,
          buy: false,
          build: true,
          spread: false,
          done: ['D5'],
          first: false,
          optional: true
        },
        { seat: 0, kind: 'after' }
      ]
    }
  }),
  scene({
    factions: ['witches', 'nomads'],
    pieces: { F4: [0, 'D'] },
    seats: [
      { keys: 0, cults: { fire: 9, water: 9, earth: 9, air: 0 } },
      { keys: 1, cults: { fire: 10, water: 0, earth: 0, air: 0 } }
    ],
    round: 6,
    position: {
      owed: [
        { seat: 0, kind: 'tenth', cults: ['fire', 'water'], n: 1, optional: true },
        { seat: 0, kind: 'after' }
      ]
    }
  }),
  scene({
    factions: ['darklings', 'nomads'],
    pieces: { F4: [0, 'TP'], I7: [1, 'TP'] },
    seats: [{ coins: 30, workers: 30, priests: 7, power: [0, 0, 12] }],
    round: 6
  }),
  scene({
    factions: ['darklings', 'nomads'],
    pieces: { F4: [0, 'SH'] },
    seats: [{ workers: 9 }],
    round: 6,
    position: {
      owed: [
        { seat: 0, kind: 'ordination' },
        { seat: 0, kind: 'after' }
      ]
    }
  }),
  scene({
    factions: ['nomads', 'witches'],
    pieces: { E9: [0, 'SH'] },
    round: 6,
    position: {
      owed: [
        { seat: 0, kind: 'sandstorm' },
        { seat: 0, kind: 'after' }
      ]
    }
  }),
  scene({
    factions: ['acolytes', 'fakirs'],
    terrains: ['G'],
    pieces: { F4: [0, 'TP'], I7: [1, 'TP'] },
    ground: { F4: 'VOLCANO' },
    seats: [
      { coins: 30, workers: 30, cults: { fire: 2, water: 1, earth: 0, air: 0 } },
      { coins: 30, workers: 30 }
    ],
    round: 6
  }),
  scene({
    factions: ['swarmlings', 'witches'],
    pieces: { F4: [0, 'SH'], E6: [0, 'D'] },
    round: 6,
    position: {
      owed: [
        { seat: 0, kind: 'freeTradingPost' },
        { seat: 0, kind: 'after' }
      ]
    }
  }),
  scene({
    factions: ['riverwalkers', 'witches'],
    terrains: ['U'],
    round: 0,
    position: { phase: 'setup.dwellings', owed: [{ seat: 0, kind: 'firstDwelling' }] }
  })
];

/** Plays to the end like somebody busy, and notes what comes up. */
function playOn(start: TmPosition, chance: Dice, meet: (item: string) => void): void {
  let position = start;
  while (!over(game, position)) {
    for (const { kind } of answerable(position)) meet(`decision.${kind}`);
    probe(position, chance, meet);
    const move = busy(options(game, position), chance);
    for (const { key } of preview(game, position, position.players, move).warnings) meet(`warning.${key}`);
    const played = apply(game, position, move);
    if (!played.ok) throw new Error(played.refusal.key);
    position = played.position;
    for (const { kind } of played.facts) meet(`fact.${kind}`);
    if (position.round > 0) noteTiles(position, meet);
  }
}

function newGame(seed: number): TmPosition {
  const players = 2 + (seed % 4);
  const variant = { fireIceFactions: seed % 3 !== 0, promoTownTiles: seed % 2 === 0 };
  const options = { ...anyOptions(game.meta, players, dice(seed)), ...variant };
  return begin(game, { players, options, seed }).position;
}

it('random play comes across every ability, tile, action, decision, fact, warning and refusal', () => {
  const left = new Set(wanted);
  const meet = (item: string) => left.delete(item);
  for (const [n, position] of ODD.entries()) {
    probe(position, dice(n), meet, 2000);
    for (let seed = 0; seed < 4; seed++) playOn(position, dice(seed), meet);
  }
  for (let seed = 1; seed <= 300 && left.size > 0; seed++) playOn(newGame(seed), dice(-seed), meet);
  if (left.size > 0) console.log('never reached:', [...left].join(', '));
  expect([...left]).toEqual([]);
}, 300_000);
