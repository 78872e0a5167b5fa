import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import { likely, moves } from '$lib/games/terra-mystica/ui/moves';
import { feasible, options } from '$lib/kernel';
import type { GameUi } from '$lib/play/game-ui';
import { chipsFor } from '$lib/play/chips';
import { whyNotChip, whyNotPlace } from '$lib/play/why';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import { scene } from '../rules/scene';

const ui = { moves, likely } as GameUi<TmPosition>;
const asking = (position: TmPosition) => {
  const legal = options(game, position, 0);
  return {
    game,
    position,
    view: position,
    ui,
    options: legal,
    chips: chipsFor(game, position, legal, 0, moves),
    seat: 0
  };
};
/** Witches in a forest without a free one beside it: every other land takes spades. */
const witches = (more: object) =>
  scene({
    factions: ['witches', 'nomads'],
    pieces: { C3: [0, 'D'], E8: [1, 'D'] },
    ground: { C4: 'S', D5: 'S', D4: 'S' },
    seats: [{ coins: 5, workers: 1, priests: 0, power: [3, 0, 9], ...more }]
  });

describe('What conversions make possible', () => {
  it('has its chip, which says what is missing and offers both as one step', () => {
    const ask = asking(witches({}));
    const chip = ask.chips.find(({ name }) => name === 'build')!;
    expect(chip.moves).toEqual([]);
    const why = whyNotChip(ask, chip);
    expect(why.refusal.key).toBe('short.workers');
    expect(why.helps.length).toBeGreaterThan(0);
    for (const sequence of why.helps) {
      expect(sequence[0].kind).toBe('convert');
      expect(feasible(game, ask.position, sequence)).toBe(true);
    }
    // Nine power are three workers: enough to dig and to build.
    expect(why.helps[0]!.map(({ kind }) => kind)).toEqual(['convert', 'transform', 'build']);
  });

  it('offers nothing where nothing helps, and still says why', () => {
    const ask = asking(witches({ power: [12, 0, 0], coins: 0 }));
    const chip = ask.chips.find(({ name }) => name === 'build')!;
    expect(whyNotChip(ask, chip)).toMatchObject({ refusal: { key: 'short.workers' }, helps: [] });
  });
});

describe('A tap on the map without a chip', () => {
  const refused = (hex: string, more: object = {}) => whyNotPlace(asking(witches(more)), null, hex);

  it('speaks of building on empty land', () => {
    const why = refused('D5');
    expect([why.chip, why.refusal.key]).toEqual(['build', 'short.workers']);
    expect(why.helps[0]!.map(({ kind }) => kind)).toEqual(['convert', 'transform', 'build']);
  });
  it('speaks of reach where that is what is missing', () => {
    const why = refused('I7');
    expect([why.chip, why.refusal.key]).toEqual(['build', 'reach']);
  });
  it('speaks of improving where an own building stands, and of building where another one does', () => {
    const poor = { coins: 0, workers: 0, power: [12, 0, 0] };
    expect(refused('C3', poor)).toMatchObject({ chip: 'upgrade' });
    expect(refused('E8', poor)).toMatchObject({ chip: 'build' });
  });
});
