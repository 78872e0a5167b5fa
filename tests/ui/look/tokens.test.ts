import { describe, expect, it } from 'vitest';
import { contrast, difference, leastDifference, over, parse } from './colour';
import { themes } from './tokens';

const house = themes('ui/look/tokens.css');
const clearings = themes('games/clearings/ui/tokens.css');

const both = (sheet: typeof house) =>
  [
    ['day', sheet.day],
    ['night', sheet.night]
  ] as const;

describe('night', () => {
  it.each([
    ['the house', house],
    ['Clearings', clearings]
  ])('has colours of its own in %s, and every value is one', (_name, { day, night }) => {
    const changed = Object.keys(night).filter((name) => night[name] !== day[name]);
    expect(changed.length).toBeGreaterThan(10);
    for (const value of [...Object.values(day), ...Object.values(night)]) expect(value).not.toContain('light-dark');
  });
});

describe.each(both(house))('by %s', (_name, tokens) => {
  const colour = (name: string) => parse(tokens[`--${name}`]!);

  it.each(['surface-0', 'surface-1', 'surface-2'])('every ink can be read on %s', (ground) => {
    for (const ink of ['ink', 'ink-2', 'ink-3']) {
      expect(contrast(colour(ink), colour(ground)), ink).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('what is lit, gained and paid can be read on its wash and on paper', () => {
    for (const [ink, ground] of [
      ['on-lit', 'lit'],
      ['lit', 'surface-1'],
      ['gain', 'gain-wash'],
      ['cost', 'cost-wash'],
      ['ink-2', 'gain-wash'],
      ['ink-2', 'cost-wash'],
      ['vp', 'surface-1']
    ] as const) {
      expect(contrast(colour(ink), colour(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a name can be read on every seat', () => {
    for (let seat = 1; seat <= 8; seat++) {
      expect(contrast(colour(`on-seat-${seat}`), colour(`seat-${seat}`)), `seat ${seat}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('the eight seats are told apart with any sight', () => {
    expect(leastDifference([1, 2, 3, 4, 5, 6, 7, 8].map((seat) => colour(`seat-${seat}`)))).toBeGreaterThan(14);
  });
});

describe.each(both(clearings))('on the island by %s', (_name, tokens) => {
  const colour = (name: string) => parse(tokens[`--${name}`]!);
  const lands = ['c-meadow', 'c-forest', 'c-hill', 'c-pond'];

  it('letters can be read on their land', () => {
    for (const land of lands) {
      const letter = parse(tokens[`--ix-${land}`] ?? tokens['--ix']!);
      expect(contrast(over(letter, colour(land), 0.85), colour(land)), land).toBeGreaterThanOrEqual(3);
    }
  });

  it('rows can be read on the water', () => {
    expect(contrast(colour('c-sea-note'), colour('c-sea'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('c-sea-note'), colour('c-sea-edge'))).toBeGreaterThanOrEqual(4.5);
  });

  it('lands are told apart with any sight', () => {
    expect(leastDifference(lands.map(colour))).toBeGreaterThan(12);
  });
});

describe('the measure itself', () => {
  it('agrees with the published examples', () => {
    expect(contrast(parse('#000000'), parse('#ffffff'))).toBeCloseTo(21);
    expect(difference(parse('#ffffff'), parse('#ffffff'))).toBe(0);
    expect(difference(parse('#000000'), parse('#ffffff'))).toBeCloseTo(100, 0);
    expect(difference(parse('#ff0000'), parse('#00ff00'))).toBeCloseTo(86.6, 0);
  });
});
