import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import { FACTIONS } from '$lib/games/terra-mystica/ids';
import { ACTIONS, BUILDING, GOOD, iconOf } from '$lib/games/terra-mystica/ui/icons';
import { moves } from '$lib/games/terra-mystica/ui/moves';
import { flow, spotIn, type Token } from '$lib/games/terra-mystica/ui/panel/tokens';
import { emblems } from '$lib/games/terra-mystica/ui/sprites/emblems';
import { tiles } from '$lib/games/terra-mystica/ui/sprites/land';
import { glyphs, pieces } from '$lib/games/terra-mystica/ui/sprites/pieces';
import { series } from '$lib/games/terra-mystica/ui/series';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import { begin, readOptions } from '$lib/kernel';
import { ICONS } from '$lib/ui/look/sprites/icons';
import { POINTS } from '$lib/ui/look/sprites/points';
import { GAMES, walk } from './games';

const DRAWN = ['t-VOLCANO', 'tm-cults', 'tm-octagon', 'tm-bowl-1', 'tm-bowl-2', 'tm-bowl-3'];
const sheet = new Set([
  ...Object.keys(ICONS).map((name) => `ui-${name}`),
  ...[POINTS, tiles, pieces, glyphs, emblems].flatMap((part) => Object.keys(part)),
  ...DRAWN
]);

describe('Sprites', () => {
  it('exist for every kind of move, counter, building, good and action', () => {
    const { position } = begin(game, { players: 2, seed: 1, options: readOptions(game.meta, {}, 2) });
    const named = [
      ...Object.keys(game.moves).map((kind) => moves.icon(kind) ?? 'ui-info'),
      ...Object.keys(game.counters(position, 0)).map(iconOf)
    ];
    const ids = [...named, ...[BUILDING, GOOD, ACTIONS].flatMap((list) => Object.values(list))];
    expect(ids.filter((id) => !sheet.has(id))).toEqual([]);
    expect(named).not.toContain('ui-info');
  });

  it('exist for every faction', () => {
    expect(FACTIONS.filter((id) => !sheet.has(`fa-${id}`))).toEqual([]);
  });

  it.each(GAMES.slice(0, 3))('exist for every move (%i players, %o, %o)', (players, given, wanted) => {
    const unknown = new Set<string>();
    let n = 0;
    walk(players, given, wanted, ({ position, legal }) => {
      if (n++ % 10 !== 0) return;
      for (const { move } of legal) {
        const ids = [
          moves.picture(move),
          position.seats[move.seat]!.faction && moves.badge(move, () => ({}), position)?.icon
        ];
        for (const id of ids) if (id && !sheet.has(id)) unknown.add(id);
      }
    });
    expect([...unknown]).toEqual([]);
  });
});

describe('Tokens', () => {
  const bowlsOf = (tokens: readonly Token[]) =>
    [0, 1, 2].map((bowl) => tokens.filter((token) => token.bowl === bowl).length);

  it('lie as the bowls say, whatever happened before', () => {
    let tokens = flow([], [5, 7, 0]);
    for (const bowls of [
      [3, 9, 0],
      [0, 10, 2],
      [0, 8, 3],
      [3, 8, 0],
      [3, 8, 4],
      [0, 0, 2]
    ] as const) {
      const before = tokens;
      tokens = flow(tokens, bowls);
      expect(bowlsOf(tokens)).toEqual([...bowls]);
      expect(new Set(tokens.map(({ id }) => id)).size).toBe(tokens.length);
      const stayed = tokens.filter(({ id, bowl }) => before.some((token) => token.id === id && token.bowl === bowl));
      const least = bowls.reduce<number>((sum, n, bowl) => sum + Math.min(n, bowlsOf(before)[bowl]!), 0);
      expect(stayed.length).toBe(least);
    }
  });

  it.each([1, 2, 7, 13, 20])('%i of them stay inside their bowl', (n) => {
    for (let i = 0; i < n; i++) {
      const { x, y, size } = spotIn(38, i, n);
      expect(Math.hypot(x, y) + size / 2).toBeLessThan(38);
    }
  });
});

describe('Curves', () => {
  it('have a name in the game’s texts and a number for everybody', async () => {
    const texts = await terraMystica.texts('en');
    const { position } = begin(game, {
      players: 4,
      seed: 1,
      options: readOptions(game.meta, { setup: 'introductory' }, 4)
    });
    for (const { key, of } of series) {
      expect(typeof texts[key]).toBe('string');
      for (let seat = 0; seat < 4; seat++) expect(of(position, seat)).toBeGreaterThanOrEqual(0);
    }
  });
});
