import { describe, expect, it } from 'vitest';
import type { LegalMove, Move } from '$lib/kernel';
import { NOTHING, narrow, opening, pick, stepBack } from '$lib/play/picking';

const layout = { places: (move: Move) => (move.at as string[] | undefined) ?? [] };
const legal = (kind: string, at: string[], more: Partial<Move> = {}): LegalMove => ({
  move: { kind, seat: 0, at, ...more } as Move,
  rule: ''
});

const build = [legal('build', ['a']), legal('build', ['b'])];
const pass = legal('pass', []);

describe('picking a move', () => {
  it('lights every place of every action while no action is chosen, and leaves placeless moves on their chips', () => {
    const { targets, variants, ready } = narrow([...build, legal('upgrade', ['c']), pass], layout, NOTHING);
    expect(targets).toEqual(['a', 'b', 'c']);
    expect(variants).toEqual([]);
    expect(ready).toBeNull();
  });

  it('lights only the chosen action, and means the one move of a tapped place', () => {
    const options = [...build, legal('upgrade', ['c']), pass];
    const chosen = { chip: 'build', picked: [] };
    expect(narrow(options, layout, chosen).targets).toEqual(['a', 'b']);
    const picked = pick(options, layout, chosen, 'b')!;
    expect(narrow(options, layout, picked).ready).toEqual(build[1]!.move);
  });

  it('does not take the only lit place for granted before it was tapped', () => {
    expect(narrow([build[0]!, pass], layout, { chip: 'build', picked: [] }).ready).toBeNull();
  });

  it('means a move without a place as soon as its chip is tapped', () => {
    expect(narrow([...build, pass], layout, { chip: 'pass', picked: [] }).ready).toEqual(pass.move);
  });

  it('offers in words what shares a place', () => {
    const options = [
      legal('build', ['a'], { what: 'hut' }),
      legal('build', ['a'], { what: 'tower' }),
      ...build.slice(1)
    ];
    const picked = pick(options, layout, NOTHING, 'a')!;
    expect(narrow(options, layout, picked)).toMatchObject({
      targets: [],
      variants: options.slice(0, 2).map((option) => option.move),
      ready: null
    });
  });

  it('asks for one place after the other when a move touches several', () => {
    const options = [legal('sail', ['a', 'x']), legal('sail', ['a', 'y']), legal('sail', ['b', 'x'])];
    const first = pick(options, layout, NOTHING, 'a')!;
    expect(narrow(options, layout, first)).toMatchObject({ targets: ['x', 'y'], ready: null });
    expect(narrow(options, layout, pick(options, layout, first, 'y')!).ready).toEqual(options[1]!.move);
    expect(narrow(options, layout, pick(options, layout, NOTHING, 'b')!).ready).toEqual(options[2]!.move);
  });

  it('takes another place in the stead of the last one', () => {
    const options = [legal('sail', ['a', 'x']), legal('sail', ['a', 'y']), legal('sail', ['b', 'x'])];
    expect(pick(options, layout, { chip: null, picked: ['a', 'x'] }, 'y')).toEqual({ chip: null, picked: ['a', 'y'] });
  });

  it('starts again from another place, takes a second tap back, and refuses an unlit one', () => {
    const options = [legal('sail', ['a', 'x']), legal('sail', ['a', 'y']), legal('sail', ['b', 'x'])];
    const first = { chip: null, picked: ['a'] };
    expect(pick(options, layout, first, 'b')).toEqual({ chip: null, picked: ['b'] });
    expect(pick(options, layout, first, 'a')).toEqual(NOTHING);
    expect(pick(options, layout, first, 'z')).toBeNull();
    expect(pick(options, layout, NOTHING, 'x')).toBeNull();
  });

  it('begins with the only action chosen, unless it is a single sequence without a place', () => {
    const chip = (name: string, moves: LegalMove[]) => ({
      name,
      kinds: [name],
      moves: moves.map((option) => option.move),
      targets: moves.length
    });
    expect(opening([chip('build', build), chip('pass', [])], layout)).toEqual({ chip: 'build', picked: [] });
    expect(opening([chip('build', build), chip('pass', [pass])], layout)).toEqual(NOTHING);
    expect(opening([chip('pass', [pass])], layout)).toEqual(NOTHING);
  });
});

describe('chips of several kinds', () => {
  const lay2 = {
    ...layout,
    chipOf: (kind: string) => (kind === 'dig' ? 'build' : kind === 'trade' ? null : kind)
  };
  const options = [legal('dig', ['a']), legal('build', ['b']), legal('trade', ['bowl'])];
  it('light the places of all their kinds', () => {
    expect(narrow(options, lay2, { chip: 'build', picked: [] }).targets).toEqual(['a', 'b']);
  });
  it('leave what has no chip within reach', () => {
    const chosen = { chip: 'build', picked: [] };
    expect(pick(options, lay2, chosen, 'bowl')).toEqual({ chip: null, picked: ['bowl'] });
    expect(pick(options, lay2, chosen, 'moon')).toBeNull();
  });
});

describe('taking a pick back', () => {
  const options = [
    legal('build', ['a'], { what: 'hut' }),
    legal('build', ['a'], { what: 'tower' }),
    legal('build', ['b'])
  ];
  it('comes back from the words to what they were chosen among', () => {
    const meant = { chip: 'build', picked: ['a'], meant: [options[1]!.move] as const };
    expect(stepBack(meant)).toEqual({ chip: 'build', picked: ['a'] });
  });
  it('goes from the place to the action, and from the action to nothing', () => {
    expect(stepBack({ chip: 'build', picked: ['a'] })).toEqual({ chip: 'build', picked: [] });
    expect(stepBack({ chip: 'build', picked: [] })).toBe(NOTHING);
  });
});
