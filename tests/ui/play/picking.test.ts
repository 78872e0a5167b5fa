import { describe, expect, it } from 'vitest';
import type { LegalMove, Move } from '$lib/kernel';
import { NOTHING, narrow, opening, pick, stepBack } from '$lib/ui/play/picking';

const places = (move: Move) => (move.at as string[] | undefined) ?? [];
const legal = (kind: string, at: string[], more: Partial<Move> = {}): LegalMove => ({
  move: { kind, seat: 0, at, ...more } as Move,
  rule: ''
});

const build = [legal('build', ['a']), legal('build', ['b'])];
const pass = legal('pass', []);

describe('picking a move', () => {
  it('lights every place of every action while no action is chosen, and leaves placeless moves on their chips', () => {
    const { targets, variants, ready } = narrow([...build, legal('upgrade', ['c']), pass], places, NOTHING);
    expect(targets).toEqual(['a', 'b', 'c']);
    expect(variants).toEqual([]);
    expect(ready).toBeNull();
  });

  it('lights only the chosen action, and means the one move of a tapped place', () => {
    const options = [...build, legal('upgrade', ['c']), pass];
    const chosen = { kind: 'build', picked: [] };
    expect(narrow(options, places, chosen).targets).toEqual(['a', 'b']);
    const picked = pick(options, places, chosen, 'b')!;
    expect(narrow(options, places, picked).ready).toEqual(build[1]!.move);
  });

  it('does not take the only lit place for granted before it was tapped', () => {
    expect(narrow([build[0]!, pass], places, { kind: 'build', picked: [] }).ready).toBeNull();
  });

  it('means a move without a place as soon as its chip is tapped', () => {
    expect(narrow([...build, pass], places, { kind: 'pass', picked: [] }).ready).toEqual(pass.move);
  });

  it('offers in words what shares a place', () => {
    const options = [
      legal('build', ['a'], { what: 'hut' }),
      legal('build', ['a'], { what: 'tower' }),
      ...build.slice(1)
    ];
    const picked = pick(options, places, NOTHING, 'a')!;
    expect(narrow(options, places, picked)).toMatchObject({
      targets: [],
      variants: options.slice(0, 2).map((option) => option.move),
      ready: null
    });
  });

  it('asks for one place after the other when a move touches several', () => {
    const options = [legal('sail', ['a', 'x']), legal('sail', ['a', 'y']), legal('sail', ['b', 'x'])];
    const first = pick(options, places, NOTHING, 'a')!;
    expect(narrow(options, places, first)).toMatchObject({ targets: ['x', 'y'], ready: null });
    expect(narrow(options, places, pick(options, places, first, 'y')!).ready).toEqual(options[1]!.move);
    expect(narrow(options, places, pick(options, places, NOTHING, 'b')!).ready).toEqual(options[2]!.move);
  });

  it('starts again from another place, takes a second tap back, and refuses an unlit one', () => {
    const options = [legal('sail', ['a', 'x']), legal('sail', ['a', 'y']), legal('sail', ['b', 'x'])];
    const first = { kind: null, picked: ['a'] };
    expect(pick(options, places, first, 'b')).toEqual({ kind: null, picked: ['b'] });
    expect(pick(options, places, first, 'a')).toEqual(NOTHING);
    expect(pick(options, places, first, 'z')).toBeNull();
    expect(pick(options, places, NOTHING, 'x')).toBeNull();
  });

  it('begins with the only action chosen, unless it is a single deed without a place', () => {
    const chip = (kind: string, moves: LegalMove[]) => ({
      kind,
      moves: moves.map((option) => option.move),
      targets: moves.length,
      rule: ''
    });
    expect(opening([chip('build', build), chip('pass', [])], places)).toEqual({ kind: 'build', picked: [] });
    expect(opening([chip('build', build), chip('pass', [pass])], places)).toEqual(NOTHING);
    expect(opening([chip('pass', [pass])], places)).toEqual(NOTHING);
  });
});

describe('taking a pick back', () => {
  const options = [
    legal('build', ['a'], { what: 'hut' }),
    legal('build', ['a'], { what: 'tower' }),
    legal('build', ['b'])
  ];
  it('means what was chosen by its words, and comes back to the words', () => {
    const meant = { kind: 'build', picked: ['a'], meant: options[1]!.move };
    expect(narrow(options, places, meant).ready).toEqual(options[1]!.move);
    expect(narrow(options.slice(2), places, meant)).toMatchObject({ moves: [], ready: null });
    expect(stepBack(meant)).toEqual({ kind: 'build', picked: ['a'] });
  });
  it('goes from the place to the action, and from the action to nothing', () => {
    expect(stepBack({ kind: 'build', picked: ['a'] })).toEqual({ kind: 'build', picked: [] });
    expect(stepBack({ kind: 'build', picked: [] })).toBe(NOTHING);
  });
});
