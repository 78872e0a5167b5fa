import { describe, expect, it } from 'vitest';
import { begin, readOptions, apply, awaited, dice, options, type Move } from '$lib/kernel';
import { game } from '$lib/games/rise-and-fall';
import { riseAndFall } from '$lib/games/rise-and-fall/entry';
import { moves } from '$lib/games/rise-and-fall/ui/moves';
import { about } from '$lib/games/rise-and-fall/ui/moves/about';
import { hand } from '$lib/games/rise-and-fall/ui/moves/by-piece';
import { heldAt, holdAt, layingOf, shoreless, tryAt } from '$lib/games/rise-and-fall/ui/moves/laying';
import { panel } from '$lib/games/rise-and-fall/ui/moves/on-card';
import { lyingAt, placeOfTile } from '$lib/games/rise-and-fall/ui/moves/places';
import { cellsOf, orientations, type Tier } from '$lib/games/rise-and-fall/world';
import { PIECE_TYPES, type RafPosition } from '$lib/games/rise-and-fall/state';
import { textsOf } from '../../../support/texts';

const start = (chosen: object = {}): RafPosition =>
  begin(game, { players: 2, options: { ...readOptions(game.meta, {}, 2), ...chosen }, seed: 3 }).position;

/** Plays by chance up to the first decision of a kind. */
function upTo(kind: string, chosen: object): RafPosition {
  const chance = dice(9);
  let position = start(chosen);
  while (position.owed[0]?.kind !== kind) {
    const played = apply(game, position, chance.pick(options(game, position, awaited(position)[0]!)).move);
    if (!played.ok) throw new Error(played.refusal.key);
    position = played.position;
  }
  return position;
}

describe('what is touched', () => {
  it('is the piece, then what it acts on, unless that is its own cell', () => {
    expect(moves.places({ kind: 'move', seat: 0, from: '0,0', to: '1,0' })).toEqual(['0,0', '1,0']);
    expect(moves.places({ kind: 'buildCity', seat: 0, from: '0,0', to: '0,0' })).toEqual(['0,0']);
    expect(moves.places({ kind: 'tax', seat: 0, from: '0,0' })).toEqual(['0,0']);
    expect(moves.places({ kind: 'endActions', seat: 0 })).toEqual([]);
  });

  it('is a card where a panel shows it, and its words where none does', () => {
    const move: Move = { kind: 'card', seat: 0, card: 'city' };
    const touched = () => [moves.places(move), moves.chipOf('card')];
    expect(touched()).toEqual([['card:city'], null]);
    panel.inSight = () => false;
    expect(touched()).toEqual([[], 'card']);
    panel.inSight = () => true;
  });

  it('names a tile so that it can be read again', () => {
    const lying = { orientation: 2, q: -3, r: 11 };
    expect(lyingAt(placeOfTile(lying))).toEqual(lying);
    expect(lyingAt('3,-1')).toBeNull();
  });
});

describe('a tile in hand', () => {
  it.each<Tier>(['sea', 'plain', 'forest', 'mountain', 'glacier'])(
    'stays over its cell when it is turned: %s',
    (tier) => {
      for (let n = 0; n < orientations(tier); n++) expect(heldAt(holdAt(tier, '4,-2', n))).toBe('4,-2');
    }
  );

  it('can be held exactly where the rules let it lie', () => {
    const position = start();
    const legal = options(game, position, awaited(position)[0]!).map(({ move }) => moves.places(move)[0]);
    const ways = [...layingOf(position)!.ways.values()].flat().map(placeOfTile);
    expect(ways.sort()).toEqual(legal.sort());
  });

  it('is refused with the reason that says most', () => {
    const position = start();
    const far = shoreless(position.world, cellsOf(position.world)).at(-1)!;
    const move = moves.attempt('tile', far, awaited(position)[0]!, position)!;
    expect(move).toMatchObject({ kind: 'tile', orientation: tryAt(position.world, 'sea', far).orientation });
  });
});

describe('a tap that is not possible', () => {
  it('is meant for the piece that was touched last, else for the nearest one', () => {
    const position = upTo('act', { world: 'named', maxTurns: 2 });
    const { seat } = position.owed[0]!;
    const mine = position.pieces.filter(({ owner, type }) => owner === seat && type === position.played[seat]);
    const away = position.pieces.find(({ owner }) => owner !== seat)!.cell;
    hand.from = null;
    expect(moves.attempt('move', away, seat, position)).toMatchObject({ kind: 'move', to: away });
    hand.from = mine[0]!.cell;
    expect(moves.attempt('move', away, seat, position)).toMatchObject({ from: mine[0]!.cell, to: away });
    hand.from = null;
  });

  it.each([
    ['tile', {}],
    ['deploy', { world: 'named' }],
    ['act', { world: 'named', maxTurns: 2 }]
  ])('on a card says when the card is for, while this is asked: %s', async (kind, chosen) => {
    const position = upTo(kind, chosen);
    const { seat } = position.owed[0]!;
    const missing = await textsOf(riseAndFall);
    for (const card of PIECE_TYPES) {
      expect(moves.attempt(kind === 'act' ? 'move' : kind, `card:${card}`, seat, position)).toBeNull();
      const told = about(`card:${card}`, seat, position)!;
      expect(told.key).toBe(`card.later.${kind}`);
      expect(missing(`refusal.${told.key}`, told.params!)).toBeNull();
    }
    expect(about('0,0', seat, position)).toBeNull();
  });
});
