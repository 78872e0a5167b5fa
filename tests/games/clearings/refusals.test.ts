import { describe, expect, it } from 'vitest';
import en from '$lib/games/clearings/text/en.json';
import { game } from '$lib/games/clearings';
import type { ClearingsPosition } from '$lib/games/clearings/state';
import type { Move, Refusal } from '$lib/kernel';
import { hut, scene, tower, why } from './table';

const settling = (place: string): [ClearingsPosition, Move] => [
  scene({
    land: { '0,2': 'pond' },
    pieces: { '0,0': hut(1) },
    change: { ruins: ['2,0'], owed: [{ seat: 0, kind: 'settle' }] }
  }),
  { kind: 'settle', seat: 0, place }
];

const acting = (move: object, goods: { wood?: number; stone?: number } = {}): [ClearingsPosition, Move] => [
  scene({
    land: { '0,1': 'pond', '-1,0': 'hill', '0,-1': 'forest' },
    pieces: { '0,0': hut(0), '1,0': hut(1), '-1,1': tower(0) },
    goods: [goods]
  }),
  { seat: 0, ...move } as Move
];

const build = (place: string) => ({ kind: 'build', place });
const raise = (place: string) => ({ kind: 'raise', place });

/** Every way to be told no, with all that is said. */
const REFUSALS: readonly [Refusal, [ClearingsPosition, Move]][] = [
  [{ key: 'place.unknown', rule: 'CL 2.4' }, settling('9,9')],
  [{ key: 'place.pond', rule: 'CL 2.4', params: { at: 'E3' } }, settling('0,2')],
  [{ key: 'place.taken', rule: 'CL 2.4', params: { at: 'C3', owner: 1 } }, settling('0,0')],
  [{ key: 'settle.ruin', rule: 'CL 2.4', params: { at: 'C5' } }, settling('2,0')],
  [{ key: 'settle.near', rule: 'CL 2.4', params: { at: 'C4', owner: 1 } }, settling('1,0')],
  [{ key: 'place.unknown', rule: 'CL 4.2' }, acting(build('__proto__'))],
  [{ key: 'place.pond', rule: 'CL 4.2', params: { at: 'D3' } }, acting(build('0,1'))],
  [{ key: 'place.taken', rule: 'CL 4.2', params: { at: 'C4', owner: 1 } }, acting(build('1,0'))],
  [{ key: 'build.far', rule: 'CL 4.2', params: { at: 'C5', steps: 2 } }, acting(build('2,0'))],
  [{ key: 'price.wood', rule: 'CL 4.3', params: { needs: 3, has: 2 } }, acting(build('0,-1'), { wood: 2 })],
  [{ key: 'price.wood', rule: 'CL 4.3', params: { needs: 1, has: 0 } }, acting(build('-1,0'), { stone: 2 })],
  [{ key: 'price.stone', rule: 'CL 4.3', params: { needs: 2, has: 1 } }, acting(build('-1,0'), { wood: 1, stone: 1 })],
  [
    { key: 'price.both', rule: 'CL 4.3', params: { wood: 1, stone: 2, hasWood: 0, hasStone: 1 } },
    acting(build('-1,0'), { stone: 1 })
  ],
  [{ key: 'place.unknown', rule: 'CL 4.5' }, acting(raise('constructor'))],
  [{ key: 'raise.empty', rule: 'CL 4.5', params: { at: 'C2' } }, acting(raise('-1,0'))],
  [{ key: 'raise.other', rule: 'CL 4.5', params: { at: 'C4', owner: 1 } }, acting(raise('1,0'))],
  [{ key: 'raise.tower', rule: 'CL 4.5', params: { at: 'D2' } }, acting(raise('-1,1'))],
  [{ key: 'price.stone', rule: 'CL 4.5', params: { needs: 2, has: 0 } }, acting(raise('0,0'), { wood: 1 })],
  [
    { key: 'price.wood', rule: 'CL 4.7', params: { needs: 2, has: 1 } },
    acting({ kind: 'barter', give: 'wood' }, { wood: 1 })
  ],
  [{ key: 'price.stone', rule: 'CL 4.7', params: { needs: 2, has: 0 } }, acting({ kind: 'barter', give: 'stone' })],
  [
    { key: 'supply.wood', rule: 'CL 4.7' },
    [
      scene({ goods: [{ stone: 2 }], change: { supply: { wood: 0, stone: 9 } } }),
      { kind: 'barter', seat: 0, give: 'stone' }
    ]
  ],
  [
    { key: 'supply.stone', rule: 'CL 4.7' },
    [
      scene({ goods: [{ wood: 2 }], change: { supply: { wood: 9, stone: 0 } } }),
      { kind: 'barter', seat: 0, give: 'wood' }
    ]
  ],
  [
    { key: 'price.wood', rule: 'CL 4.8', params: { needs: 1, has: 0 } },
    [
      scene({ change: { owed: [{ seat: 0, kind: 'welcome', optional: true, newcomer: 1 }] } }),
      { kind: 'welcome', seat: 0 }
    ]
  ]
];

describe('Every refusal names the rule and what is missing', () => {
  it.each(REFUSALS.map(([reason, scene]) => [reason.key, reason.rule, reason, scene] as const))(
    '%s (%s)',
    (_key, _rule, reason, [position, move]) => {
      expect(why(position, move)).toEqual(reason);
    }
  );

  it('has a sentence, and every sentence has a refusal', () => {
    const said = Object.keys(en).filter((key) => key.startsWith('refusal.'));
    expect(new Set(REFUSALS.map(([{ key }]) => `refusal.${key}`))).toEqual(new Set(said));
  });
});

const warned = (position: ClearingsPosition, move: Move) => game.moves[move.kind]!.warnings!(position, move);

const pieces = { '0,0': hut(0), '2,0': hut(1) };
const asked = [
  { seat: 0, kind: 'welcome', optional: true, newcomer: 1, place: '1,0' },
  { seat: 1, kind: 'finish' },
  { seat: 0, kind: 'action' }
];
const finishing = [{ seat: 0, kind: 'finish' }];
const pass = { kind: 'pass', seat: 0 };
const barter = { kind: 'barter', seat: 0, give: 'wood' };
const welcome = { kind: 'welcome', seat: 0 };

/** Every waste that is warned of, and beside it something like it that is none. */
const WARNINGS: readonly [string, [ClearingsPosition, Move], [ClearingsPosition, Move]][] = [
  [
    'task.empty',
    [scene({ change: { supply: { wood: 0, stone: 9 } } }), { kind: 'task', seat: 0, task: 'forest' }],
    [scene({ change: { supply: { wood: 0, stone: 9 } } }), { kind: 'task', seat: 0, task: 'quarry' }]
  ],
  [
    'task.empty',
    [scene({ change: { supply: { wood: 9, stone: 0 } } }), { kind: 'task', seat: 0, task: 'quarry' }],
    [scene({ change: { supply: { wood: 9, stone: 0 } } }), { kind: 'task', seat: 0, task: 'forest' }]
  ],
  ['pass.hut', [scene({ pieces, goods: [{ wood: 2 }] }), pass], [scene({ pieces, goods: [{ wood: 1 }] }), pass]],
  [
    'pass.tower',
    [scene({ pieces, goods: [{ wood: 1, stone: 2 }] }), pass],
    [scene({ pieces, goods: [{ wood: 1, stone: 1 }] }), pass]
  ],
  [
    'barter.broke',
    [scene({ pieces, goods: [{ wood: 3 }] }), barter],
    [scene({ pieces, goods: [{ wood: 4 }] }), barter]
  ],
  [
    'barter.late',
    [scene({ goods: [{ wood: 3 }], change: { owed: finishing, round: 5 } }), barter],
    [scene({ goods: [{ wood: 3 }], change: { owed: finishing, round: 4 } }), barter]
  ],
  [
    'welcome.needed',
    [scene({ pieces, goods: [{ wood: 2 }], change: { owed: asked } }), welcome],
    [scene({ pieces, goods: [{ wood: 3 }], change: { owed: asked } }), welcome]
  ]
];

describe('Wasteful moves are legal, but warned of', () => {
  it.each(WARNINGS)('%s', (key, [position, move], [other, harmless]) => {
    expect(warned(position, move).map((warning) => warning.key)).toEqual([key]);
    expect(warned(other, harmless)).toEqual([]);
  });

  it('has a sentence, and every sentence has a warning', () => {
    const said = Object.keys(en).filter((key) => key.startsWith('warning.'));
    expect(new Set(WARNINGS.map(([key]) => `warning.${key}`))).toEqual(new Set(said));
  });

  it('says how many huts could still be built', () => {
    expect(warned(scene({ pieces, goods: [{ wood: 2 }] }), pass)).toEqual([{ key: 'pass.hut', params: { n: 6 } }]);
  });
});
