import { describe, expect, it } from 'vitest';
import { contrast, leastDifference, parse } from '../../../ui/look/colour';
import { themes } from '../../../ui/look/tokens';

const sheet = themes('games/terra-mystica/ui/tokens.css');
const LANDS = ['Y', 'U', 'K', 'B', 'G', 'S', 'R'];
const PIECES = [...LANDS, 'ICE', 'VOLCANO'];

describe('The colours of Terra Mystica', () => {
  it.each([
    ['day', sheet.day],
    ['night', sheet.night]
  ] as const)('tell land and river apart with any sight by %s', (_name, tokens) => {
    const colours = [...LANDS, 'I'].map((land) => parse(tokens[`--t-${land}`]!));
    expect(leastDifference(colours)).toBeGreaterThan(12);
  });

  it('let what is written on a faction be read', () => {
    for (const land of PIECES) {
      const [paint, ink] = [parse(sheet.day[`--f-${land}`]!), parse(sheet.day[`--on-f-${land}`]!)];
      expect([land, contrast(ink, paint) >= 4.5]).toEqual([land, true]);
    }
  });
});
