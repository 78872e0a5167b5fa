import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import { FACTION } from '$lib/games/terra-mystica/factions';
import { FACTIONS, type FactionId } from '$lib/games/terra-mystica/ids';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import type { Asked } from '$lib/games/terra-mystica/vocabulary/decisions';
import { apply, awaited, begin, dice, options, over, readOptions, viewOf, type Move, type Options } from '$lib/kernel';
import { scene } from './rules/scene';

/** Far more moves than any game takes: a bot that changes goods for ever would get there. */
const MOST = 2000;

interface Table {
  readonly bots: readonly string[];
  readonly seed: number;
  readonly options?: Options;
  /** Factions by seat, in place of the bots' own choice. */
  readonly factions?: readonly FactionId[];
}

function playOut({ bots, seed, options: raw = {}, factions }: Table): { position: TmPosition; moves: Move[] } {
  const players = bots.length;
  let { position } = begin(game, { players, seed, options: readOptions(game.meta, raw, players) });
  const chance = dice(seed);
  const moves: Move[] = [];
  while (!over(game, position) && moves.length < MOST) {
    const seat = awaited(position)[0]!;
    const list = options(game, position, seat);
    const wanted = factions && list.find(({ move }) => isPlanned(move, factions));
    const move = wanted?.move ?? game.bots[bots[seat]!]!.choose(viewOf(game, position, seat), list, chance);
    const played = apply(game, position, move);
    if (!played.ok) throw new Error(`${move.kind}: ${played.refusal.key}`);
    moves.push(move);
    position = played.position;
  }
  return { position, moves };
}

/** The faction laid down for a seat, or a terrain that none of the factions to come has for a home. */
function isPlanned(move: Move, factions: readonly FactionId[]): boolean {
  if (move.kind === 'pickFaction') return move['faction'] === factions[move.seat];
  return move.kind === 'pickTerrain' && factions.every((id) => FACTION[id].home !== move['terrain']);
}

const choice = (position: TmPosition, seat = 0): Move =>
  game.bots['steady']!.choose(viewOf(game, position, seat), options(game, position, seat), dice(1));

/** Tables of four that seat every faction once; no two of a table share a board or a home. */
const TABLES: readonly (readonly FactionId[])[] = [
  ['auren', 'alchemists', 'swarmlings', 'ice-maidens'],
  ['witches', 'darklings', 'mermaids', 'yetis'],
  ['halflings', 'engineers', 'giants', 'acolytes'],
  ['cultists', 'dwarves', 'chaos-magicians', 'dragonlords'],
  ['fakirs', 'giants', 'auren', 'shapeshifters'],
  ['nomads', 'engineers', 'darklings', 'riverwalkers']
];

describe('Steady', () => {
  it.each([0, 1, 2, 3])('wins against three random bots (seat %i)', { timeout: 120_000 }, (steady) => {
    const bots = [0, 1, 2, 3].map((seat) => (seat === steady ? 'steady' : 'random'));
    const { totals, winners } = game.score(playOut({ bots, seed: 40 + steady }).position);
    expect(winners).toEqual([steady]);
    expect(totals[steady]).toBeGreaterThanOrEqual(90);
  });

  it('has a table for every faction', () => {
    expect([...new Set(TABLES.flat())].sort()).toEqual([...FACTIONS].sort());
    for (const table of TABLES) expect(new Set(table.map((id) => FACTION[id].board)).size).toBe(table.length);
  });

  it.each(TABLES)('finishes as %s, %s, %s and %s', { timeout: 240_000 }, (...factions) => {
    const bots = factions.map(() => 'steady');
    const { position } = playOut({ bots, seed: 7, options: { fireIceFactions: true }, factions });
    expect(position.phase).toBe('over');
    expect(position.seats.map(({ faction }) => faction)).toEqual(factions);
    const { totals } = game.score(position);
    expect(totals.reduce((sum, n) => sum + n, 0) / totals.length).toBeGreaterThan(70);
  });

  it('finishes an auction with strict burning and all promotional tiles', { timeout: 120_000 }, () => {
    const extras = { strictBurn: true, promoTownTiles: true, promoShippingBonus: true, promoTempleScoring: true };
    const { position } = playOut({ bots: ['steady', 'steady'], seed: 3, options: { setup: 'auction', ...extras } });
    expect(position.phase).toBe('over');
  });

  it('plays the same game from the same seed', { timeout: 120_000 }, () => {
    const play = () => playOut({ bots: ['steady', 'random'], seed: 5 }).moves;
    expect(play()).toEqual(play());
  });

  it('burns power for an action that it cannot pay otherwise', () => {
    const position = scene({
      factions: ['nomads', 'witches'],
      pieces: { E8: [0, 'D'], F3: [0, 'D'], C3: [1, 'D'] },
      seats: [{ coins: 0, workers: 0, power: [0, 3, 3] }],
      position: { powerUsed: ['ACT1', 'ACT2', 'ACT3', 'ACT5', 'ACT6'] }
    });
    expect(choice(position)).toEqual({ kind: 'burn', seat: 0, n: 1 });
  });

  it('ends its turn instead of changing goods', () => {
    const position = scene({
      factions: ['nomads', 'witches'],
      pieces: { E8: [0, 'D'], C3: [1, 'D'] },
      seats: [{ coins: 3, workers: 9, priests: 2, power: [0, 6, 6] }],
      position: { owed: [{ seat: 0, kind: 'after' }] }
    });
    expect(choice(position)).toEqual({ kind: 'endTurn', seat: 0 });
  });

  it('takes power for nothing, and pays for it only while it can be used', () => {
    const asked = (round: number, offer: number) => {
      const waiting = [{ seat: 0, offer }];
      const leech: Asked<'leech'> = {
        seat: 0,
        kind: 'leech',
        event: 1,
        from: 1,
        hex: 'E9',
        amount: offer,
        cost: offer - 1
      };
      return scene({
        factions: ['nomads', 'witches'],
        pieces: { E8: [0, 'TP'], E9: [1, 'D'] },
        seats: [{ power: [5, 7, 0] }],
        round,
        position: { owed: [leech], events: [{ id: 1, seat: 1, hex: 'E9', waiting, taken: 0, declined: 0 }] }
      });
    };
    expect(choice(asked(6, 1)).kind).toBe('leech');
    expect(choice(asked(2, 2)).kind).toBe('leech');
    expect(choice(asked(6, 3)).kind).toBe('declineLeech');
  });
});
