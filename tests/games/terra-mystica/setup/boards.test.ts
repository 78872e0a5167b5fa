import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import { FACTION } from '$lib/games/terra-mystica/factions';
import { FACTIONS } from '$lib/games/terra-mystica/ids';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import { boardsOf, claims, homeKey, landOf, landPrice, rings, twinOf } from '$lib/games/terra-mystica/ui/setup/boards';
import { apply, begin, answerable, type Move } from '$lib/kernel';

/** A game after these choices, each made by whoever is asked. */
function after(options: Record<string, string | boolean>, ...moves: Omit<Move, 'seat'>[]): TmPosition {
  let { position } = begin(game, { players: 4, seed: 3, options });
  for (const move of moves) {
    const played = apply(game, position, { ...move, seat: answerable(position)[0]!.seat } as Move);
    if (!played.ok) throw new Error(played.refusal.key);
    ({ position } = played);
  }
  return position;
}
const pick = (faction: string) => ({ kind: 'pickFaction', faction }) as Omit<Move, 'seat'>;
const side = (view: TmPosition, id: string) => {
  const sides = boardsOf(view, answerable(view)[0]!.seat).flatMap((board) => board.sides);
  return sides.find((each) => each.id === id)!;
};

describe('the boards to choose from', () => {
  it('are those in play, each with two sides', () => {
    const base = after({ setup: 'full' });
    expect(boardsOf(base, 0)).toHaveLength(7);
    const all = boardsOf(after({ setup: 'full', fireIceFactions: true }), 0);
    expect(all).toHaveLength(10);
    for (const { sides } of all) {
      expect(sides).toHaveLength(2);
      expect(twinOf(sides[0]!.id)).toBe(sides[1]!.id);
      expect(sides.every(({ why }) => why === null)).toBe(true);
    }
  });

  it('strike through what somebody has, its other side, and a terrain that is taken', () => {
    const view = after({ setup: 'full', fireIceFactions: true }, pick('shapeshifters'), {
      kind: 'pickTerrain',
      terrain: 'G'
    } as Omit<Move, 'seat'>);
    const first = view.order[0]!;
    expect(side(view, 'shapeshifters')).toEqual({ id: 'shapeshifters', why: 'taken', by: first });
    expect(side(view, 'riverwalkers')).toEqual({ id: 'riverwalkers', why: 'board', by: first });
    expect(side(view, 'witches')).toEqual({ id: 'witches', why: 'terrain', by: first });
    expect(side(view, 'nomads').why).toBeNull();
  });

  it('are one board where boards are dealt', () => {
    const view = after({ setup: 'random' });
    const { seat } = answerable(view)[0]!;
    const boards = boardsOf(view, seat);
    expect(boards).toHaveLength(1);
    expect(boards[0]!.sides.map(({ id }) => id)).toEqual(view.dealt[seat]);
  });
});

describe('what land costs', () => {
  it('goes round the cycle', () => {
    expect(rings('G')).toEqual([['G'], ['S', 'B'], ['R', 'K'], ['Y', 'U']]);
  });

  it('is told for every faction', () => {
    for (const id of FACTIONS) {
      const price = landPrice(id);
      if (price.kind === 'words') expect(FACTION[id].home).toBeNull();
      else expect(price.home).toBe(FACTION[id].home);
      expect(landOf(id)).not.toBe('I');
    }
    expect(landPrice('giants')).toEqual({ kind: 'exactly', n: 2, home: 'R' });
    expect(landPrice('acolytes')).toEqual({ kind: 'words', key: 'land.cult' });
    expect(homeKey('riverwalkers')).toBe('home.river');
    expect(homeKey('shapeshifters')).toBe('home.any');
    expect(homeKey('yetis')).toBe('terrain.ICE');
  });

  it('knows who has spoken for a terrain', () => {
    const view = after({ setup: 'full', fireIceFactions: true }, pick('nomads'), pick('yetis'));
    const { seat } = answerable(view)[0]!;
    expect([...claims(view, seat)]).toEqual([['Y', view.order[0]]]);
  });
});
