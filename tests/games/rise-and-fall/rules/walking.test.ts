import { describe, expect, it } from 'vitest';
import { GUILD_IDS } from '$lib/games/rise-and-fall/state';
import { destinations } from '$lib/games/rise-and-fall/rules/destinations';
import type { GuildId, Piece, PieceType, RafPosition, Terrain } from '$lib/games/rise-and-fall/state';
import { level, neighbours, regionOf, survey, terrain } from '$lib/games/rise-and-fall/world';
import { dice } from '$lib/kernel';
import { somewhere } from './somewhere';

/** Movement in plain words, path by path, to hold the quick tables against. */
function reachedPlainly(position: RafPosition, piece: Piece): string[] {
  const { world, pieces, civs } = position;
  const has = (civ: number, guild: GuildId) => civs[civ]!.guilds.includes(guild);
  const on = (cell: string) => pieces.filter((other) => other.cell === cell);
  const empty = (cell: string) => on(cell).length === 0;
  const is = (cell: string, ...kinds: Terrain[]) => kinds.includes(terrain(world, cell)!);
  const cliff = (a: string, b: string) => Math.abs(level(world, a) - level(world, b)) >= 2;
  const loneCity = (cell: string) => on(cell).length === 1 && on(cell)[0]!.type === 'city';
  const barred = (cell: string) => on(cell).some(({ owner }) => owner !== piece.owner && has(owner, 'sentinels'));
  const found = new Set<string>();

  /** Every path of at most `steps` cells. */
  function paths(
    steps: number,
    step: (a: string, b: string) => boolean,
    pass: (cell: string) => boolean,
    stop: (cell: string) => boolean,
    flies = false
  ): void {
    const go = (at: string, left: number) => {
      if (left === 0) return;
      for (const next of neighbours(world, at)) {
        if (!step(at, next) || (!flies && barred(next))) continue;
        if (stop(next)) found.add(next);
        if (pass(next)) go(next, left - 1);
      }
    };
    go(piece.cell, steps);
  }

  const mine = (cell: string) => on(cell).every(({ owner }) => owner === piece.owner);
  const anything = () => true;
  switch (piece.type) {
    case 'mountaineer':
      paths(3, (_, b) => is(b, 'plain', 'forest', 'mountain', 'glacier'), mine, empty);
      break;
    case 'merchant':
      paths(
        4,
        (_, b) => is(b, 'plain', 'forest', 'mountain'),
        anything,
        (cell) => empty(cell) || loneCity(cell)
      );
      break;
    case 'nomad': {
      const lands: Terrain[] = ['plain', 'forest', 'mountain'];
      const walked = has(piece.owner, 'northerners') ? [...lands, 'glacier' as const] : lands;
      const onFoot = (a: string, b: string) => is(b, ...walked) && !cliff(a, b);
      paths(1, onFoot, anything, empty);
      if (has(piece.owner, 'travelers')) paths(2, onFoot, mine, empty);
      if (has(piece.owner, 'winged')) {
        paths(2, anything, anything, (cell) => empty(cell) && is(cell, ...lands), true);
      }
      if (has(piece.owner, 'aquanauts')) {
        const ships = (cell: string) => on(cell).every(({ type }) => type === 'ship');
        paths(3, (_, b) => is(b, 'sea'), ships, empty);
        if (is(piece.cell, 'sea')) paths(1, (_, b) => is(b, ...lands), anything, empty);
      }
      break;
    }
    default: {
      const flies = has(piece.owner, 'machinists');
      const sea = regionOf(world, piece.cell)!;
      if (flies) for (const cell of allSeas(position)) if (empty(cell)) found.add(cell);
      if (!flies) flood(position, piece.cell, sea.cells, barred, (cell) => empty(cell) && found.add(cell));
    }
  }
  found.delete(piece.cell);
  return [...found].sort();
}

const allSeas = ({ world }: RafPosition): string[] =>
  [...new Set(world.tiles.flatMap(({ q, r }) => around(world, `${q},${r}`)))].filter(
    (cell) => terrain(world, cell) === 'sea'
  );

/** Every cell of the World that hangs together with this one. */
function around(world: RafPosition['world'], start: string): string[] {
  const seen = new Set([start]);
  for (const cell of seen) for (const next of neighbours(world, cell)) seen.add(next);
  return [...seen];
}

function flood(
  { world }: RafPosition,
  from: string,
  sea: readonly string[],
  barred: (cell: string) => boolean,
  visit: (cell: string) => void
): void {
  const seen = new Set([from]);
  for (const cell of seen) {
    for (const next of neighbours(world, cell)) if (sea.includes(next) && !barred(next)) seen.add(next);
  }
  seen.delete(from);
  seen.forEach(visit);
}

/** Guilds that move pieces come up most. */
const MOVERS: readonly GuildId[] = ['aquanauts', 'travelers', 'winged', 'northerners', 'machinists', 'sentinels'];

describe('Where pieces can go', () => {
  it('is what the rules say in plain words', { timeout: 120_000 }, () => {
    const chance = dice(11);
    const met: Record<string, number> = {};
    for (let seed = 1; seed <= 24; seed++) {
      const start = somewhere(seed, chance);
      const deal = () => [chance.pick(MOVERS), chance.pick(GUILD_IDS)];
      const position = { ...start, civs: start.civs.map((civ) => ({ ...civ, guilds: deal() })) };
      for (const piece of position.pieces) {
        if (piece.type === 'city' || piece.type === 'temple') continue;
        const cells = [...destinations(position, piece)].map((n) => cellOf(position, n)).sort();
        expect([seed, piece.id, cells]).toEqual([seed, piece.id, reachedPlainly(position, piece)]);
        met[piece.type] = (met[piece.type] ?? 0) + 1;
      }
    }
    const types: PieceType[] = ['nomad', 'ship', 'mountaineer', 'merchant'];
    expect(types.filter((type) => (met[type] ?? 0) < 5)).toEqual([]);
  });
});

const cellOf = ({ world }: RafPosition, n: number): string => survey(world).cells[n]!;
