import { describe, expect, it } from 'vitest';
import { WORLD_CARDS } from '$lib/games/rise-and-fall/data/worlds';
import { game } from '$lib/games/rise-and-fall';
import { meta } from '$lib/games/rise-and-fall/meta';
import type { RafPosition } from '$lib/games/rise-and-fall/state';
import { cellsOf, fewestMoves, placements, supply, terrain, tierAt } from '$lib/games/rise-and-fall/world';
import { viewOf } from '$lib/kernel';
import { begun, broken, civ, legal, owes, play, why, zoneOf } from './table';

/** Lays tiles wherever they fit first, until the next one is not of this tier. */
function build(position: RafPosition, until: (position: RafPosition) => boolean): RafPosition {
  let then = position;
  while (!until(then)) then = play(then, legal(then)[0]!);
  return then;
}

describe('Setting up', () => {
  it('case 1 and 2: cells and gold by the number of players', () => {
    const two = build(begun(2, { world: 'built' }), ({ owed }) => owed[0]!['tier'] !== 'sea');
    expect([cellsOf(two.world).length, two.bank.gold]).toEqual([100, 512]);
    expect([3, 4, 5, 8].map((players) => begun(players).bank)).toEqual([
      { gold: 712, wood: 20, stone: 20 },
      { gold: 912, wood: 20, stone: 20 },
      { gold: 1824, wood: 40, stone: 40 },
      { gold: 1824, wood: 40, stone: 40 }
    ]);
  });

  it('more than four players always play for six trophies', () => {
    expect([2, 4, 5, 8].map((players) => begun(players, { trophies: '5' }).variant.target)).toEqual([5, 5, 6, 6]);
  });

  it('every World that can be chosen is known, for the right number of players', () => {
    for (const players of [2, 3, 4]) {
      const option = meta.options.find(({ key }) => key === `world${players}`)!;
      const choices = option.type === 'choice' ? option.choices : [];
      const cards = WORLD_CARDS.filter(({ civilizations }) => civilizations === players);
      expect(choices.map(({ value, label }) => [value, label])).toEqual(cards.map(({ id, name }) => [id, name]));
    }
    expect([5, 6, 7, 8].map((players) => begun(players).world.tiles.length)).toEqual(
      [5, 6, 7, 8].map((players) => Object.values(supply(players)).reduce((sum, n) => sum + n, 0))
    );
  });
});

describe('Building the World', () => {
  it('case 10: the rotation goes on from the last sea tile to the first plain', () => {
    const before = build(begun(3, { world: 'built' }), ({ building }) => building!.laid === supply(3).sea);
    const last = before.owed[0]!;
    const after = play(before, legal(before)[0]!);
    expect([last['tier'], after.owed[0]!['tier']]).toEqual(['sea', 'plain']);
    expect(after.owed[0]!.seat).toBe((last.seat + 1) % 3);
  });

  it('case 9: without room as few tiles as possible are lifted and laid again', () => {
    const jam = firstJam();
    const { seat, tier, n } = jam.owed[0]! as unknown as { seat: number; tier: 'plain'; n: number };
    expect(fewestMoves(jam.world, tier)).toBe(n);
    expect(placements(jam.world, tier)).toEqual([]);
    const [lift] = legal(jam);
    expect((lift!['tiles'] as number[]).length).toBe(n);
    const more = jam.world.tiles.filter(({ kind }) => kind === tier).map(({ id }) => id);
    expect(why(jam, { kind: 'lift', tiles: more.slice(0, n + 1) })).toBe('world.lift');
    const lifted = play(jam, lift!);
    expect(owes(lifted)).toEqual(Array.from({ length: n + 1 }, () => `${seat} tile`));
    const laid = Array.from({ length: n + 1 }).reduce<RafPosition>((then) => play(then, legal(then)[0]!), lifted);
    expect(laid.world.tiles.length).toBe(jam.world.tiles.length + 1);
    expect(laid.owed[0]!.seat).toBe((seat + 1) % 2);
  });

  it('lays every tile that fits, and then the token is drawn', () => {
    const done = build(begun(2, { world: 'built' }, 3), ({ phase }) => phase === 'setup.deployment');
    expect([done.building, done.owed.length, tierAt(2, done.world.tiles.length - 2)]).toEqual([null, 6, null]);
    expect(owes(done)[0]).toBe(`${done.first} deploy`);
  });
});

/** A game of two in which some plain does not fit. */
function firstJam(): RafPosition {
  for (let seed = 1; seed < 200; seed++) {
    let position = begun(2, { world: 'built' }, seed);
    for (let n = 0; position.phase === 'setup.tiles'; n++) {
      if (position.owed[0]!.kind === 'lift') return position;
      const list = legal(position);
      position = play(position, list[(seed * 31 + n * 17) % list.length]!);
    }
  }
  throw new Error('no jam found');
}

describe('Deployment', () => {
  const start = begun(3);
  const on = (kind: string) => cellsOf(start.world).find((cell) => terrain(start.world, cell) === kind)!;

  it('case 12: Ships at sea, Cities and Nomads on land, nobody on a glacier', () => {
    expect(why(start, { kind: 'deploy', piece: 'ship', to: on('plain') })).toBe('deploy.ground');
    expect(why(start, { kind: 'deploy', piece: 'city', to: on('sea') })).toBe('deploy.ground');
    expect(why(start, { kind: 'deploy', piece: 'nomad', to: on('glacier') })).toBe('deploy.ground');
    expect(why(start, { kind: 'deploy', piece: 'city', to: on('mountain') })).toBeNull();
  });

  it('goes three times round, a piece each, one piece to a cell', () => {
    const seats = start.owed.map(({ seat }) => seat);
    expect(seats).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => (start.first + n) % 3));
    const once = play(start, { kind: 'deploy', piece: 'city', to: on('mountain') });
    expect(why(once, { kind: 'deploy', piece: 'nomad', to: on('mountain') })).toBe('cell.occupied');
    const second = play(once, legal(once)[0]!);
    const round = play(second, legal(second)[0]!);
    expect(why(round, { kind: 'deploy', piece: 'city', to: on('plain') })).toBe('deploy.done');
  });

  it('ends with three cards in hand and nobody richer', () => {
    let position = start;
    while (position.phase === 'setup.deployment') position = play(position, legal(position).at(-1)!);
    expect(owes(position).map((each) => each.slice(2))).toEqual(['card', 'card', 'card']);
    expect(civ(position).stock).toEqual({ gold: 0, wood: 0, stone: 0 });
    expect((['nomad', 'city', 'ship'] as const).map((card) => zoneOf(position, 0, card))).toEqual([
      'hand',
      'hand',
      'hand'
    ]);
    expect(broken(position)).toEqual([]);
  });
});

describe('Choosing cards', () => {
  let chosen = begun(2);
  while (chosen.phase === 'setup.deployment') chosen = play(chosen, legal(chosen)[0]!);

  it('trap 26: a card under cover shows neither in the position nor in what others see', () => {
    const cards = (['nomad', 'city', 'ship'] as const).map((card) => play(chosen, { kind: 'card', seat: 0, card }));
    const sights = cards.map((position) => JSON.stringify(viewOf(game, position, 1)));
    expect(new Set(sights).size).toBe(1);
    expect(cards.every(({ played }) => played.every((card) => card === null))).toBe(true);
  });

  it('others see how many cards there are and the top of the discard, no more', () => {
    const after = play(chosen, { kind: 'card', seat: 0, card: 'nomad' }, { kind: 'card', seat: 1, card: 'city' });
    const seen = viewOf(game, after, 0).civs[1]!;
    expect([seen.hand, seen.discard]).toEqual([['hidden', 'hidden'], ['city']]);
    expect(viewOf(game, after, 1).civs[1]!.hand).toEqual(['nomad', 'ship']);
  });

  it('all are opened at once, whoever chose last', () => {
    const one = play(chosen, { kind: 'card', seat: 1, card: 'ship' });
    const both = play(one, { kind: 'card', seat: 1, card: 'city' }, { kind: 'card', seat: 0, card: 'nomad' });
    expect(both.played).toEqual(['nomad', 'city']);
  });
});
