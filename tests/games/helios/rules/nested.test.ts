import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import { kit } from '$lib/games/helios/kit';
import { lay, openCells } from '$lib/games/helios/rules/land';
import { prospects, sunChoices } from '$lib/games/helios/rules/light';
import type { HeliosPosition } from '$lib/games/helios/state';
import { apply, preview, viewOf } from '$lib/kernel';
import { E2, E9 } from '../cases/lands';
import { owes, plain, play, scene, seat, temple, token } from '../cases/table';

const rich = {
  '0,0': token('green', 'green', 'brown'),
  '1,0': token('grey', 'grey', 'brown'),
  '0,1': token('brown', 'brown', 'blue'),
  '1,1': token('brown', 'brown')
};

describe('What follows from a step is decided before anything that waits (HE 6)', () => {
  it('a palace inside a colour bonus, a land office inside the palace', () => {
    const bonus = scene('bonusAction', { land: rich });
    const paying = play(bonus, { kind: 'building', building: 'palace' });
    expect(owes(paying)).toEqual(['0 pay.building']);
    const palace = play(paying, { kind: 'payRest' });
    expect(owes(palace)).toEqual(['0 bonusAction palace']);
    const office = play(palace, { kind: 'building', building: 'land-office' }, { kind: 'payRest' });
    expect(owes(office)).toEqual(['0 office']);
  });

  it('a tile’s own action and all that it brings come before the colour bonus', () => {
    const tiles = { red: ['create-red-1', 'build-red-1', 'sun-red-1'], blue: [], yellow: [] };
    const table = scene('tile', { land: rich, tiles });
    const column = { ...table.column, build: ['build-red-2'] };
    const turn = { ...table.turn, taken: 0 };
    const taken = play({ ...table, column, turn }, { kind: 'takeTile', act: 'build' });
    expect(owes(taken)).toEqual(['0 build', '0 bonusAction colour']);
    const palace = play(taken, { kind: 'building', building: 'palace' }, { kind: 'payRest' });
    expect(owes(palace)).toEqual(['0 bonusAction palace', '0 bonusAction colour']);
    const done = play(palace, { kind: 'forgo' }, { kind: 'forgo' });
    expect(seat(done).tiles.red).toEqual([]);
    expect(done.discard.build).toEqual(['build-red-1', 'build-red-2']);
    expect(done.owed[0]).toMatchObject({ seat: 1, kind: 'tile' });
  });

  it('a land office token on a bonus resource cell gets its cube before the other token is laid', () => {
    const tokens = [
      { colour: 'blue' as const, cube: true },
      { colour: 'black' as const, cube: true }
    ];
    const table = scene('tile', { land: plain('0,0 1,0') });
    const asked = kit.change(table, (draft) => draft.ask({ seat: 0, kind: 'office', tokens, n: 2 })).position;
    const first = play(asked, { kind: 'officePlace', index: 1, cell: '1,1' });
    expect(owes(first)).toEqual(['0 bonusCube', '0 office', '0 tile']);
    expect(first.owed[1]!['tokens']).toEqual([{ colour: 'blue', cube: true }]);
    const second = play(
      first,
      { kind: 'bonusCube', cell: '1,1', colour: 'grey' },
      { kind: 'officePlace', index: 0, cell: '0,1' }
    );
    expect(seat(second).land['1,1']!.cubes).toEqual(['black', 'grey']);
    expect(owes(second)).toEqual(['0 tile']);
  });
});

describe('What is remembered of a land', () => {
  it('is asked anew when land or sun changes within one step', () => {
    const table = scene('create', { land: plain('0,0') });
    kit.change(table, (draft) => {
      const me = draft.item('seats', 0);
      const ends = () => sunChoices(draft.p, 0).map(({ sun }) => sun.cell);
      expect(openCells(me)).not.toContain('2,0');
      expect(ends()).not.toContain(me.sun.cell);
      lay(draft, 0, '1,0', { kind: 'land', colour: 'brown', cubes: [], temple: false });
      expect(openCells(me)).toContain('2,0');
      expect(openCells(me)).toContain('0,1');
      me.sun = { cell: '0,1', hug: '0,0' };
      expect(openCells(me)).not.toContain('0,1');
      expect(ends()).not.toContain('0,1');
      me.speed = 1;
      expect(sunChoices(draft.p, 0).every(({ path }) => path.length === 1)).toBe(true);
    });
  });
});

describe('What a player may know (HE 12)', () => {
  it('piles show their height, bags belong to their owners', () => {
    const table = scene('tile', { vp: 9 });
    for (const looker of [null, 1]) {
      const seen = viewOf(game, table, looker);
      expect(seen.extra.every((colour) => String(colour) === 'hidden')).toBe(true);
      expect(seen.extra.length).toBe(table.extra.length);
      expect(seen.draw.sun.every((tile) => tile === 'hidden')).toBe(true);
      expect(seen.seats[0]!.vp).toBe(0);
      expect(game.score(seen).totals.every(Number.isFinite)).toBe(true);
    }
    expect(viewOf(game, table, 0).seats[0]!.vp).toBe(9);
    expect(viewOf(game, { ...table, phase: 'over' }, 1).seats[0]!.vp).toBe(9);
  });

  it('a land office is previewed without its tokens', () => {
    const table = scene('build', { land: { '0,0': token('brown', 'brown', 'grey') } });
    const shown = preview(game, table, 2, { kind: 'building', seat: 0, building: 'land-office' });
    expect(shown.chance).toBe(true);
    expect(shown.facts.some(({ kind }) => kind === 'office.draw')).toBe(false);
  });
});

describe('The sun’s prospects', () => {
  it('are what moving there brings', () => {
    const land = { ...E2.land, '2,1': temple(), '0,1': token('blue') };
    const table = scene('sun', { ...E2, land, speed: 6 });
    const list = prospects(table, 0);
    expect(list.length).toBeGreaterThan(5);
    for (const { path, points, cubes } of list) {
      const then = apply(game, table, { kind: 'moveSun', seat: 0, path: [...path] });
      if (!then.ok) throw new Error(then.refusal.key);
      expect(then.position.seats[0]!.vp - seat(table).vp).toBe(points);
      const gained = (position: typeof table) => game.counters(position, 0);
      for (const colour of ['brown', 'blue'] as const) {
        const got = cubes.filter((cube) => cube.colour === colour).length;
        expect(gained(then.position)[colour]! - gained(table)[colour]!).toBe(got);
      }
    }
  });

  it('look ahead to the next turn: a revolution that this turn had does not count against it', () => {
    const turn = { ...scene('sun', {}).turn, revolutionScored: true };
    const ahead = (more: Partial<HeliosPosition>) =>
      prospects(scene('sun', { ...E9, speed: 2 }, { turn, ...more }), 0).some(({ revolution }) => revolution);
    expect(ahead({})).toBe(false);
    expect(ahead({ phase: 'round.character' })).toBe(true);
    expect(ahead({ turn: { ...turn, seat: 1 } })).toBe(true);
  });
});
