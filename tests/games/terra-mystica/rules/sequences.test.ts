import { describe, expect, it } from 'vitest';
import { feasible, previewSequence, remedies, type MoveSequence } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import { play, scene, seat, why } from './scene';

const base = (more: object = {}) => scene({ factions: ['witches', 'nomads'], pieces: { C3: [0, 'D'] }, seats: [more] });
const rich = { power: [5, 7, 0], coins: 0, workers: 1, priests: 0 };

describe('TM 7: conversions that make an action possible', () => {
  const coins = { kind: 'powerAction', seat: 0, action: 'ACT4' } as const;

  it('finds the burning that an action lacks, and plays both as one step', () => {
    const poor = base({ ...rich, power: [0, 6, 1] });
    expect(why(poor, coins)).toBe('short.power.burn');
    const [sequence, ...others] = remedies(game, poor, coins);
    expect(sequence).toEqual([{ kind: 'burn', seat: 0, n: 3 }, coins]);
    expect(others).toEqual([]);
    expect(seat(play(poor, ...(sequence as never as [never, never]))).coins).toBe(7);
    expect(previewSequence(game, poor, 2, sequence!)).toMatchObject({ price: { P2: 6, P3: 1 }, gain: { C: 7, P1: 4 } });
  });

  it('chains burning and converting when one is not enough', () => {
    const deeds = remedies(game, base({ ...rich, power: [5, 8, 0], coins: 3 }), {
      kind: 'upgrade',
      seat: 0,
      hex: 'C3',
      to: 'TP'
    });
    const kinds = deeds.map((sequence) => sequence.map(({ kind }) => kind).join(' '));
    expect(kinds).toEqual([]);
    const richer = base({ ...rich, power: [5, 8, 0], coins: 3, workers: 2 });
    const found = remedies(game, richer, { kind: 'upgrade', seat: 0, hex: 'C3', to: 'TP' });
    expect(found[0]!.map(({ kind }) => kind)).toEqual(['burn', 'convert', 'upgrade']);
    expect(found.every((sequence) => feasible(game, richer, sequence))).toBe(true);
  });

  it('finds nothing where nothing helps, and nothing for what is refused for another reason', () => {
    expect(remedies(game, base({ ...rich, power: [5, 1, 0] }), coins)).toEqual([]);
    expect(remedies(game, base(rich), { kind: 'upgrade', seat: 0, hex: 'C3', to: 'SA' })).toEqual([]);
  });

  it('does not take a sequence whose later step is refused', () => {
    const sequence: MoveSequence = [{ kind: 'burn', seat: 0, n: 1 }, coins];
    expect(feasible(game, base({ ...rich, power: [0, 6, 1] }), sequence)).toBe(false);
  });
});
