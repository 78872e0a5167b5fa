import { describe, expect, it } from 'vitest';
import {
  fewestMoves,
  fits,
  initialWorld,
  lift,
  override,
  placementsLeaving,
  refusePlacement,
  refuseRelocation,
  relocate,
  relocations,
  room,
  roomMakers,
  spell,
  type Relocation,
  type World
} from '$lib/games/rise-and-fall/world';
import { at, lay } from './draft';

/** Three hourglasses in a row and two plains that leave no room for a third. */
const jammed = lay('plain0@1,0 plain0@5,0', initialWorld(3));
const [one, other] = jammed.tiles.slice(3);
/** The same, but both have to move. */
const stuck = lay('plain0@2,0 plain0@5,0', initialWorld(3));

const move = (tile: number, to: string) => {
  const { orientation, q, r } = at(to);
  return { tile, orientation, q, r };
};
const all = (world: World): Relocation[] => [...relocations(world, 'plain')];
const key = ({ placement, moved }: Relocation): string =>
  `${spell(placement)} ${moved.map(({ tile, ...to }) => `${tile}:${spell({ kind: 'plain', ...to })}`).join(' ')}`;

describe('when a tile does not fit', () => {
  it('case 9: one plain moves if one is enough, and never two', () => {
    expect(fits(jammed, 'plain')).toBe(false);
    expect(fewestMoves(jammed, 'plain')).toBe(1);
    const [way] = all(jammed);
    expect(way!.moved).toHaveLength(1);
    expect(refuseRelocation(jammed, way!)).toBeNull();
    const stays = [one!, other!].find(({ id }) => id !== way!.moved[0]!.tile)!;
    const too = { ...way!, moved: [...way!.moved, move(stays.id, spell(stays))] };
    expect(refuseRelocation(jammed, too)).toEqual({ key: 'world.fewest', rule: 'RF 4', params: { n: 2, fewest: 1 } });
    expect(refuseRelocation(jammed, { ...way!, moved: [] })).toMatchObject({ params: { n: 0, fewest: 1 } });
  });

  it('moves two where one is not enough', () => {
    expect(fewestMoves(stuck, 'plain')).toBe(2);
    const ways = all(stuck);
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(refuseRelocation(stuck, way)).toBeNull();
    expect(new Set(ways.map(key)).size).toBe(ways.length);
    expect([...roomMakers(stuck, 'plain')]).toEqual([[3, 4]]);
  });

  it('moves nothing while there is room', () => {
    const roomy = initialWorld(3);
    expect(fewestMoves(roomy, 'plain')).toBe(0);
    expect(all(roomy)).toEqual([]);
    expect([...roomMakers(roomy, 'plain')]).toEqual([]);
    expect(refuseRelocation(roomy, { placement: at('plain1@0,0'), moved: [] })).toMatchObject({ key: 'world.room' });
  });

  it('gives up where nothing helps: the tile goes back to the box', () => {
    const full = lay('plain1@0,0', lay('seaInitial0@0,0'));
    expect(fewestMoves(full, 'plain')).toBeNull();
    expect(all(full)).toEqual([]);
    expect(refuseRelocation(full, { placement: at('plain1@0,0'), moved: [] })).toMatchObject({ key: 'world.fewest' });
    expect(fewestMoves(full, 'sea')).toBeNull();
  });

  it('offers the shortest shift first', () => {
    const far = all(jammed).map(({ moved: [to] }) => {
      const tile = jammed.tiles.find(({ id }) => id === to!.tile)!;
      const [q, r] = [tile.q - to!.q, tile.r - to!.r];
      return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2 + (tile.orientation === to!.orientation ? 0 : 1);
    });
    expect(far).toEqual([...far].sort((a, b) => a - b));
  });

  it('keeps numbers, order and count of the tiles that were there', () => {
    for (const way of all(jammed)) {
      const world = relocate(jammed, way);
      expect(world.tiles.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
      expect(world.tiles.map(({ kind }) => kind).slice(3)).toEqual(['plain', 'plain', 'plain']);
    }
  });

  it('moves tiles of the tier alone, each one time, to legal places', () => {
    const [way] = all(jammed);
    const elsewhere = (moved: Relocation['moved']) => refuseRelocation(jammed, { ...way!, moved });
    expect(elsewhere([{ ...way!.moved[0]!, tile: 0 }])).toMatchObject({ key: 'world.moved', params: { tile: 0 } });
    expect(elsewhere([{ ...way!.moved[0]!, tile: 77 }])).toMatchObject({ key: 'world.moved' });
    expect(elsewhere([move(one!.id, spell(one!))])).toMatchObject({ key: 'world.ground' });
    expect(elsewhere([move(one!.id, 'plain1@40,40')])).toMatchObject({ key: 'world.void' });
    expect(elsewhere([{ ...way!.moved[0]!, orientation: 9 }])).toMatchObject({ key: 'world.tile' });
    expect(refuseRelocation(jammed, { ...way!, placement: at('sea0@0,0') })).toMatchObject({ key: 'world.tile' });
    const [two] = all(stuck);
    const twice = { ...two!, moved: [two!.moved[0]!, two!.moved[0]!] };
    expect(refuseRelocation(stuck, twice)).toMatchObject({ key: 'world.moved' });
  });

  it('leaves special places where they are, and nothing moves onto them', () => {
    const [way] = all(jammed);
    const id = way!.moved[0]!.tile;
    const { q, r } = jammed.tiles.find((tile) => tile.id === id)!;
    const marked = override(jammed, `${q},${r}`, { special: 'tower' });
    for (const { moved } of all(marked)) expect(moved.map(({ tile }) => tile)).not.toContain(id);
    const target = override(jammed, `${way!.placement.q},${way!.placement.r}`, { special: 'orb', terrain: 'plain' });
    expect(all(target).map(key)).not.toContain(key(way!));
  });

  it('can be done step by step: lift, then lay one after the other', () => {
    for (const world of [jammed, stuck]) {
      const [lifted] = [...roomMakers(world, 'plain')] as [number[]];
      let open = lifted.reduce<World>(lift, world);
      for (let others = lifted.length; others >= 0; others--) {
        expect(room(open, 'plain', others + 1)).toBe(true);
        const [next] = placementsLeaving(open, 'plain', others);
        expect(refusePlacement(open, next!)).toBeNull();
        open = lay(spell(next!), open);
      }
      expect(room(open, 'plain', 1)).toBe(false);
      expect(room(open, 'plain', 0)).toBe(true);
    }
  });
});
