import { describe, expect, it } from 'vitest';
import { riseAndFall } from '$lib/games/rise-and-fall/entry';
import { game } from '$lib/games/rise-and-fall';
import { inWords, placeName } from '$lib/games/rise-and-fall/ui/place-names';
import { moves } from '$lib/games/rise-and-fall/ui/moves';
import { cellsOf, neighbours, terrain } from '$lib/games/rise-and-fall/world';
import type { Cell, Piece, RafPosition } from '$lib/games/rise-and-fall/state';
import { format, type Params } from '$lib/i18n/format';
import { apply, awaited, begin, dice, options, over, readOptions, refuse, type Fact } from '$lib/kernel';

const TEXTS = { fr: await riseAndFall.texts('fr'), en: await riseAndFall.texts('en') };
const names = { seat: (seat: number) => ['Ada', 'Ben'][seat]! };
const said = (params: Params, language: 'fr' | 'en' = 'en') =>
  format({ ...TEXTS[language], here: '{cell}' }, language, 'here', params, names);

const start = (chosen: object = {}): RafPosition =>
  begin(game, { players: 2, options: { ...readOptions(game.meta, {}, 2), world: 'named', ...chosen }, seed: 3 })
    .position;

/** A World with these pieces alone. */
const empty = start();
const at = (...pieces: Omit<Piece, 'id'>[]): RafPosition => ({
  ...empty,
  pieces: pieces.map((piece, n) => ({ ...piece, id: `${piece.owner}-${piece.type}-${n}` }))
});
/** A plain whose neighbours are all in the World, and one of these. */
const plain = cellsOf(empty.world).find(
  (cell) => terrain(empty.world, cell) === 'plain' && neighbours(empty.world, cell).length === 6
)!;
const beside = neighbours(empty.world, plain)[0]!;
const place = (view: RafPosition, cell: Cell, telling: Parameters<typeof placeName>[2], language: 'fr' | 'en' = 'en') =>
  said({ cell: placeName(view, cell, telling) }, language);

describe('the name of a place', () => {
  it('is its ground with what stands on it', () => {
    const view = at({ type: 'nomad', owner: 0, cell: plain });
    expect(place(view, plain, { reader: 0 })).toBe('the plain with your Nomad');
    expect(place(view, plain, { reader: 1 })).toBe('the plain with Ada’s Nomad');
    expect(place(view, plain, { reader: 0 }, 'fr')).toBe('la plaine avec votre Nomade');
  });

  it('is known by a neighbour, buildings first, unless that is what is spoken of', () => {
    const view = at(
      { type: 'nomad', owner: 0, cell: neighbours(empty.world, plain)[1]! },
      { type: 'city', owner: 1, cell: beside }
    );
    expect(place(view, plain, { reader: 0 })).toBe('the plain next to Ben’s City');
    expect(place(view, plain, { subject: 1 })).toBe('the plain next to their City');
    expect(place(view, plain, { subject: 1 }, 'fr')).toBe('la plaine à côté de sa Ville');
    expect(place(view, plain, { reader: 0 }, 'fr')).toBe('la plaine à côté de la Ville de Ben');
    // A new Nomad stands next to the City that it comes from, and does not come from next to itself.
    const nomad = neighbours(empty.world, plain)[1]!;
    expect(place(view, plain, { reader: 0, about: [beside, nomad] })).toBe('the plain next to Ben’s City');
    const alone = at({ type: 'nomad', owner: 0, cell: nomad });
    expect(place(alone, plain, { reader: 0 })).toBe('the plain next to your Nomad');
    expect(place(alone, plain, { reader: 0, about: [nomad] })).not.toContain('Nomad');
  });

  it('is known by how it lies where nothing is built', () => {
    for (const cell of cellsOf(empty.world)) {
      expect(place(empty, cell, {})).toMatch(/^the (open sea|\w+ by the \w+|\w+)$/);
    }
  });
});

/** Coordinates and numbers of tiles are for the board, not for sentences. */
const CRYPTIC = /-?\d+,-?\d+|\{|undefined|object/;

describe.each(['en', 'fr'] as const)('Sentences (%s)', (language) => {
  it.each([{ world: 'built' }, {}, { guilds: true }])('never name a place by its coordinates: %o', (chosen) => {
    const chance = dice(7);
    let position = start({ maxTurns: 12, ...chosen });
    let facts: readonly Fact[] = [];
    const lines: string[] = [];
    const say = (key: string, params: Params) => lines.push(format(TEXTS[language], language, key, params, names));
    for (let n = 0; n < 300 && !over(game, position); n++) {
      const seat = awaited(position)[0]!;
      for (const fact of facts) say(`fact.${fact.kind}`, inWords(fact, position, null));
      const legal = options(game, position, seat).map(({ move }) => move);
      for (const move of legal.slice(0, 20)) {
        const { key, params } = moves.describe(move, position);
        say(key, { ...move, ...params });
        const reason = refuse(game, position, { ...move, to: '0,0', from: '1,1' });
        if (reason?.params && !reason.key.startsWith('kernel.')) {
          say(`refusal.${reason.key}`, inWords(reason.params, position, seat));
        }
      }
      const played = apply(game, position, chance.pick(legal));
      if (!played.ok) throw new Error(played.refusal.key);
      ({ position, facts } = played);
    }
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => CRYPTIC.test(line))).toEqual([]);
  });
});
