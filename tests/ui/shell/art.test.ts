import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '$lib/games';

describe.each(GAMES.map(({ meta }) => meta.id))('the pictures of %s', (id) => {
  it.each(['', '-board'])('are there%s, and would be shown under the strictest policy', (suffix) => {
    const file = `static/games/${id}${suffix}.svg`;
    expect(existsSync(file), file).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toContain('viewBox=');
    expect(svg).not.toMatch(/<style|style=|<script|href="(?!#)/);
  });
});
