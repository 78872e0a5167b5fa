import { describe, expect, it } from 'vitest';
import { begin, readOptions, type Fact } from '$lib/kernel';
import { game } from '$lib/games/rise-and-fall';
import { TALE_IDS, type RafPosition, type TaleId } from '$lib/games/rise-and-fall/state';
import { drawingsOf } from '$lib/games/rise-and-fall/ui/tales/drawings';
import { eventsIn } from '$lib/games/rise-and-fall/ui/tales/events-told';
import { thingsOf } from '$lib/games/rise-and-fall/ui/tales/in-view';
import { inDanger, outlookOf } from '$lib/games/rise-and-fall/ui/tales/outlook';
import { taleOf } from '$lib/games/rise-and-fall/ui/tales/places';
import { sceneOf } from '$lib/games/rise-and-fall/ui/tales/scenes';
import { cellsOf } from '$lib/games/rise-and-fall/ui/world';
import { spotsOf } from '$lib/ui/board/geometry';
import { survey, withCreature } from '$lib/games/rise-and-fall/world';

/** A known World with tales, before anything is set up. */
function told(...tales: readonly TaleId[]): RafPosition {
  const chosen = Object.fromEntries(tales.map((tale, n) => [`tale${n + 1}`, tale]));
  const options = readOptions(game.meta, { world: 'named', tales: 'chosen', ...chosen }, 2);
  return begin(game, { players: 2, seed: 3, options }).position;
}

/** The Dragon on a glacier, and a Nomad of each civilization beside it. */
function besideDragon(): { view: RafPosition; lair: string; near: readonly string[] } {
  const start = told('dragon');
  const { cells, terrain, around } = survey(start.world);
  const n = terrain.findIndex((each) => each === 'glacier');
  const lair = cells[n]!;
  const near = around[n]!.filter((cell) => terrain[cells.indexOf(cell)] === 'mountain').slice(0, 2);
  const pieces = near.map((cell, owner) => ({ id: `${owner}-nomad-1`, type: 'nomad' as const, owner, cell }));
  return {
    view: { ...start, owed: [], pieces, world: withCreature(start.world, 'dragon', { cell: lair }) },
    lair,
    near
  };
}

describe('Tales on the page', () => {
  it('have a picture each, drawn row by row from the far edge', () => {
    for (const tale of TALE_IDS) {
      const scene = sceneOf(tale);
      expect(scene, tale).toBeDefined();
      const spotAt = new Map(spotsOf(cellsOf(scene!.world, 0, scene!.things)).map((spot) => [spot.cell.place, spot]));
      const rows = [...drawingsOf(scene!.things, spotAt).values()].flat();
      expect(rows.length + scene!.pieces.length, tale).toBeGreaterThan(0);
      expect(new Set(rows.map(({ key }) => key)).size, tale).toBe(rows.length);
    }
  });

  it('foretell an event by running it on a copy', () => {
    const { view, near } = besideDragon();
    const before = JSON.stringify(view);
    const outlook = outlookOf(view, 'dragon')!;
    expect([...outlook.lost].sort()).toEqual([...near].sort());
    expect(outlook.choices.length).toBeGreaterThan(0);
    expect(JSON.stringify(view)).toBe(before);
    expect(outlookOf(view, 'capital')).toBeNull();
  });

  it('mark what is in danger as soon as enough hands are empty', () => {
    const { view, near } = besideDragon();
    const emptied = view.civs.map((civ) => ({ ...civ, hand: [], discard: ['nomad' as const] }));
    expect(inDanger(view)).toEqual([]);
    expect([...inDanger({ ...view, phase: 'turn.actions', civs: emptied })].sort()).toEqual([...near].sort());
  });

  it('are found where they are touched', () => {
    const { view, lair, near } = besideDragon();
    expect(taleOf(lair, view)).toBe('dragon');
    expect(taleOf(near[0]!, view)).toBeNull();
    expect(taleOf('tale:dragon', view)).toBe('dragon');
    expect(thingsOf(told())).toBe(thingsOf(told()));
  });

  it('tell an event with all that belongs to it, up to the recycling', () => {
    const facts: Fact[] = [
      { kind: 'card', seat: 0, card: 'nomad' },
      { kind: 'event', what: 'dragon' },
      { kind: 'lost', seat: 1, piece: 'nomad', cell: '0,0' },
      { kind: 'lost', seat: 0, piece: 'city', cell: '1,0' },
      { kind: 'event', what: 'typhoon' },
      { kind: 'lies', seat: 1, piece: 'ship', cell: '2,0' },
      { kind: 'recycle', seat: 0 },
      { kind: 'lost', seat: 0, piece: 'nomad', cell: '3,0' }
    ];
    expect(eventsIn(facts).map(({ tale, says }) => [tale, /\d/.exec(says)?.[0]])).toEqual([
      ['dragon', '2'],
      ['typhoon', '1']
    ]);
  });
});
