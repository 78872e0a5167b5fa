import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconOf } from '$lib/games/clearings/ui/icons';
import { moves as moveUis } from '$lib/games/clearings/ui/moves';
import { glyphs, pieces, tiles } from '$lib/games/clearings/ui/sprites';
import { moves } from '$lib/games/clearings/moves';
import { ICONS } from '$lib/ui/look/sprites/icons';
import { POINTS } from '$lib/ui/look/sprites/points';
import { circle, hexagon } from '$lib/ui/look/sprites/shapes';
import { SIGILS } from '$lib/ui/look/sprites/sigils';

const shared = [
  ...Object.keys(ICONS).map((name) => `ui-${name}`),
  ...SIGILS.map((_, i) => `seat-${i + 1}`),
  ...Object.keys(POINTS)
];
const clearings = [...Object.keys(tiles), ...Object.keys(pieces), ...Object.keys(glyphs)];

const root = new URL('../../../src/', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => [path, readFileSync(new URL(path, root), 'utf8')] as const);

describe('sprites', () => {
  it('are on a sheet wherever they are named', () => {
    const missing = sources.flatMap(([path, text]) =>
      [...text.matchAll(/['"`#](ui-[a-z][a-z-]*)['"`]/g)]
        .filter(([, id]) => !shared.includes(id!))
        .map(([, id]) => `${path}: ${id}`)
    );
    expect(missing).toEqual([]);
  });

  it('have names of their own', () => {
    const ids = [...shared, ...clearings];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('exist for every action, counter and score row of Clearings', () => {
    const names = ['points', 'wood', 'stone', 'huts', 'towers', 'group', 'finds', 'welcomes'];
    const icons = [...names.map(iconOf), ...Object.keys(moves).map((kind) => moveUis.icon(kind)!)];
    for (const icon of icons) expect([...shared, ...clearings]).toContain(icon);
    expect(icons).not.toContain('ui-info');
  });
});

describe('shapes', () => {
  it('a hexagon has six corners on its circle', () => {
    for (const orientation of ['pointy', 'flat'] as const) {
      const numbers = hexagon(50, orientation).split(' ').map(Number);
      expect(numbers).toHaveLength(12);
      for (let i = 0; i < 12; i += 2) expect(Math.hypot(numbers[i]!, numbers[i + 1]!)).toBeCloseTo(50, 0);
    }
  });

  it('a circle comes back to where it began', () => {
    expect(circle(24, 24, 19)).toBe('M5 24a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z');
  });
});
