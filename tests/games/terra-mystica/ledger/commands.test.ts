import { describe, expect, it } from 'vitest';
import { readCommand } from '$lib/games/terra-mystica/ledger/lex';
import { readMoves } from '$lib/games/terra-mystica/ledger/rows';

const commandsOf = (line: string) => {
  const row = readMoves(1, line);
  return row.kind === 'moves' ? row.parts.map((part) => part.command) : [];
};

describe('18.4 move commands', () => {
  it.each([
    ['build h4', { do: 'build', hex: 'H4' }],
    ['transform D8 to black', { do: 'transform', hex: 'D8', to: 'K' }],
    ['transform f4 to grey', { do: 'transform', hex: 'F4', to: 'S' }],
    ['transform g6', { do: 'transform', hex: 'G6', to: null }],
    ['dig 2', { do: 'dig', n: 2 }],
    ['Upgrade e7 to te', { do: 'upgrade', hex: 'E7', to: 'TE' }],
    ['upgrade E7 to trading post', { do: 'upgrade', hex: 'E7', to: 'TP' }],
    ['action acth5', { do: 'action', id: 'ACTH5' }],
    ['burn 6', { do: 'burn', n: 6 }],
    ['convert 5PW to 1P', { do: 'convert', pay: 5, from: 'PW', get: 1, to: 'P' }],
    ['Convert 3pw to w', { do: 'convert', pay: 3, from: 'PW', get: 1, to: 'W' }],
    ['send p to Water for 1', { do: 'send', cult: 'water', value: 1 }],
    ['send priest to AIR', { do: 'send', cult: 'air', value: null }],
    ['Advance shipping', { do: 'advance', track: 'ship' }],
    ['advance digging', { do: 'advance', track: 'dig' }],
    ['Bridge b1:d1', { do: 'bridge', a: 'B1', b: 'D1' }],
    ['connect R2', { do: 'connect', hexes: ['r2'] }],
    ['connect c4:d5', { do: 'connect', hexes: ['C4', 'D5'] }],
    ['+FAV11', { do: 'favour', id: 'FAV11', n: 1 }],
    ['+2tw3', { do: 'town', id: 'TW3', n: 2 }],
    ['+2AIR', { do: 'cult', cult: 'air', n: 2 }],
    ['-3WATER', { do: 'loseCult', cult: 'water', n: 3 }],
    ['-2BRIDGE', { do: 'drop', what: 'BRIDGE', n: 2 }],
    ['-free_d', { do: 'drop', what: 'FREE_D', n: 1 }],
    ['-3CONVERT_W_TO_P', { do: 'drop', what: 'CONVERT_W_TO_P', n: 3 }],
    ['Leech 2 from chaosmagicians', { do: 'leech', n: 2, from: 'chaos-magicians' }],
    ['decline', { do: 'decline', n: null, from: null }],
    ['gain P3 for VP', { do: 'token', take: true }],
    ['-GAIN_P3_FOR_VP', { do: 'token', take: false }],
    ['pick-color gray', { do: 'pick', terrain: 'S' }],
    ['unlock-terrain gain-priest', { do: 'unlock', terrain: null }],
    ['pass bon9', { do: 'pass', card: 'BON9' }],
    ['pass', { do: 'pass', card: null }],
    ['wait', { do: 'wait' }],
    ['+8vp for FIRE', { do: 'effect', what: 'scoring' }],
    ['[opponent accepted power]', { do: 'effect', what: '[opponent accepted power]' }]
  ])('reads %s', (text, command) => {
    expect(readCommand(text)).toEqual(command);
  });

  it.each([
    'fly E4',
    'build',
    'upgrade E4 to D',
    'convert 1X to 1C',
    'send p to SPIRIT',
    '+5C',
    'transform A1 to pink'
  ])('does not know %s', (text) => {
    expect(readCommand(text)).toBeNull();
  });
});

describe('18.2 rows', () => {
  it('moves answers to offers to the front', () => {
    expect(commandsOf('giants: build A5. leech 1 from auren').map((command) => command?.do)).toEqual([
      'leech',
      'build'
    ]);
  });

  it('knows the old ways of writing', () => {
    expect(commandsOf('auren: pass. +BON3')).toEqual([{ do: 'pass', card: 'BON3' }]);
    expect(commandsOf('auren: +bon3')).toEqual([{ do: 'pass', card: 'BON3' }]);
    expect(commandsOf('engineers: -2w. bridge A1:B2')[0]).toEqual({ do: 'action', id: 'ACTE' });
    expect(commandsOf('engineers: convert 2w to bridge')[0]).toEqual({ do: 'action', id: 'ACTE' });
    expect(commandsOf('auren: dig 1. action ACT5').map((command) => command?.do)).toEqual(['action', 'dig']);
    expect(commandsOf('auren: build A1. transform A2 to green').map((command) => command?.do)).toEqual([
      'transform',
      'build'
    ]);
    expect(commandsOf('auren: pass BON1. convert 1W to 1C').map((command) => command?.do)).toEqual(['convert', 'pass']);
    expect(commandsOf('auren: resign')).toEqual([{ do: 'leave', who: 'auren' }]);
  });

  it('merges two equal cult steps', () => {
    expect(commandsOf('auren: action ACTA. +fire. +FIRE')[1]).toEqual({ do: 'cult', cult: 'fire', n: 2 });
    expect(commandsOf('auren: action ACTA. +FIRE. +WATER')).toHaveLength(3);
  });

  it('closes the gap between a number and its word', () => {
    expect(commandsOf('auren: convert 2 PW to 2 C. + FAV3')).toEqual([
      { do: 'convert', pay: 2, from: 'PW', get: 2, to: 'C' },
      { do: 'favour', id: 'FAV3', n: 1 }
    ]);
  });
});
