import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/clearings';
import { HUT_PRICES, TOWER_PRICE } from '$lib/games/clearings/data';
import { LANDS } from '$lib/games/clearings/state';
import { around } from '$lib/games/clearings/rules/places';
import { preview, viewOf } from '$lib/kernel';
import { after, hut, kindsOf, placesFor, played, scene, tower, why } from './table';

const RICH = { wood: 5, stone: 5 };
const build = (place: string, seat = 0) => ({ kind: 'build', seat, place });
const raise = (place: string, seat = 0) => ({ kind: 'raise', seat, place });

describe('CL 4.2 Where to build', () => {
  it('on any empty land next to a piece of one’s own', () => {
    const position = scene({ pieces: { '0,0': hut(0), '1,0': hut(1) }, land: { '-1,0': 'pond' }, goods: [RICH] });
    const allowed = around(position, '0,0').filter((place) => place !== '1,0' && place !== '-1,0');
    expect(placesFor(position, 'build', 0).sort()).toEqual(allowed.sort());
  });

  it('two cells away from a tower, also over what lies between', () => {
    const land = { '1,0': 'pond' } as const;
    const far = build('2,0');
    expect(why(scene({ pieces: { '0,0': hut(0) }, land, goods: [RICH] }), far)?.key).toBe('build.far');
    expect(why(scene({ pieces: { '0,0': tower(0) }, land, goods: [RICH] }), far)).toBeNull();
    expect(why(scene({ pieces: { '0,0': tower(1), '-2,0': hut(0) }, land, goods: [RICH] }), far)?.key).toBe(
      'build.far'
    );
  });

  it('not three cells away from a tower', () => {
    const position = scene({ radius: 3, pieces: { '0,0': tower(0) }, goods: [RICH] });
    expect(why(position, build('3,0'))).toEqual({ key: 'build.far', rule: 'CL 4.2', params: { at: 'D7', steps: 3 } });
  });
});

describe('CL 4.3 What a hut costs', () => {
  it.each(LANDS)('is paid to the supply: %s', (land) => {
    const position = scene({ pieces: { '0,0': hut(0) }, land: { '1,0': land }, goods: [RICH] });
    const price = { wood: 0, stone: 0, ...HUT_PRICES[land] };
    const built = after(position, build('1,0'));
    expect(built.pieces['1,0']).toEqual(hut(0));
    expect(built.seats[0]!.goods).toEqual({ wood: RICH.wood - price.wood, stone: RICH.stone - price.stone });
    expect(built.supply).toEqual({
      wood: position.supply.wood + price.wood,
      stone: position.supply.stone + price.stone
    });
  });

  it('is told before the hut is built, with the points it brings', () => {
    const position = scene({ pieces: { '0,0': hut(0) }, land: { '1,0': 'hill' }, goods: [RICH] });
    const shown = preview(game, position, 2, build('1,0'));
    expect(shown.price).toEqual({ wood: 1, stone: 2 });
    // One for the hut, one for the group, six for the most on hills.
    expect(shown.gain).toEqual({ points: 8 });
    expect(shown.chance).toBe(false);
  });
});

describe('CL 4.4 Ruins', () => {
  const ruined = (bag: string[], wood = 2, supply?: { wood: number; stone: number }) =>
    scene({
      pieces: { '0,0': hut(0) },
      goods: [{ wood }],
      change: { ruins: ['1,0', '-1,0'], bag, ...(supply ? { supply } : {}) }
    });

  it('give the next chip of the bag and are gone', () => {
    const position = after(ruined(['points3', 'wood2']), build('1,0'));
    expect(position.seats[0]!.finds).toEqual(['points3']);
    expect(position.bag).toEqual(['wood2']);
    expect(position.ruins).toEqual(['-1,0']);
  });

  it('give goods from the supply at once', () => {
    const position = after(ruined(['stone2', 'wood2']), build('1,0'));
    expect(position.seats[0]!.goods).toEqual({ wood: 0, stone: 2 });
    expect(position.supply.stone).toBe(10);
  });

  it('give only what the supply still holds', () => {
    const { position, facts } = played(ruined(['stone2', 'wood2'], 2, { wood: 10, stone: 1 }), build('1,0'));
    expect(position.seats[0]!.goods).toEqual({ wood: 0, stone: 1 });
    expect(facts).toContainEqual({ kind: 'short', seat: 0, n: 1 });
  });

  it('bring something hidden to light, which no undo passes unasked', () => {
    expect(played(ruined(['points2', 'wood2']), build('1,0')).reveals).toBe(true);
    expect(played(ruined(['points2', 'wood2']), build('0,1')).reveals).toBe(false);
  });

  it('keep their secret in views and previews', () => {
    const [one, two] = [ruined(['points3', 'wood2']), ruined(['wood2', 'points3'])];
    expect(viewOf(game, one, 0).bag).toEqual(['unknown', 'unknown']);
    expect(viewOf(game, one, 0)).toEqual(viewOf(game, two, 0));
    const shown = preview(game, one, 2, build('1,0'));
    expect(shown).toEqual(preview(game, two, 2, build('1,0')));
    expect(shown.chance).toBe(true);
    expect(kindsOf(shown.facts)).toEqual(['build']);
  });
});

describe('CL 4.5 Raise a tower', () => {
  it('turns a hut of one’s own into a tower and pays for it', () => {
    const position = after(scene({ pieces: { '0,0': hut(0) }, goods: [RICH] }), raise('0,0'));
    expect(position.pieces['0,0']).toEqual(tower(0));
    expect(position.seats[0]!.goods).toEqual({ wood: 5 - TOWER_PRICE.wood!, stone: 5 - TOWER_PRICE.stone! });
  });

  it('is offered for each hut of one’s own, and for nothing else', () => {
    const pieces = { '0,0': hut(0), '1,0': tower(0), '-1,0': hut(0), '0,2': hut(1) };
    expect(placesFor(scene({ pieces, goods: [RICH, RICH] }), 'raise', 0)).toEqual(['0,0', '-1,0']);
  });

  it('asks no neighbour for a welcome', () => {
    const position = after(scene({ pieces: { '0,0': hut(0), '1,0': hut(1) }, goods: [RICH, RICH] }), raise('0,0'));
    expect(position.owed[0]).toEqual({ seat: 0, kind: 'finish' });
  });
});
