import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import type { Colour, Land } from '$lib/games/helios/state';
import { build, cubes, legal, owes, pay, plain, play, scene, seat, token, why } from './table';

/** Up to six cubes, two to a token. */
const holding = (...held: Colour[]): Land => ({
  '0,0': token('brown', ...held.slice(0, 2)),
  '1,0': token('grey', ...held.slice(2, 4)),
  '0,1': token('green', ...held.slice(4, 6))
});

describe('Buildings (HE 7.3, 7.4, 7.5)', () => {
  it('30 the Palace for green, green and grey', () => {
    const position = play(scene('build', { land: holding('green', 'green', 'grey') }), build('palace'));
    expect(seat(position)).toMatchObject({ buildings: ['palace'], speed: 3, mana: 2 });
    expect(owes(position)).toEqual(['0 bonusAction palace']);
  });

  it('31 the Warehouse for blue and black counts 3 at the end', () => {
    const position = play(scene('build', { land: holding('blue', 'black') }), build('warehouse'));
    expect(game.score(position).rows.find(({ key }) => key === 'buildings')!.points[0]).toBe(3);
  });

  it('32 two for one, but only for a colour one does not own', () => {
    const position = play(scene('build', { land: holding('brown', 'green') }), build('observatory'));
    expect(seat(position)).toMatchObject({ buildings: ['observatory'], speed: 5 });
    expect(cubes(position, '0,0')).toEqual([]);
    const owner = scene('build', { land: holding('brown', 'green', 'black', 'black', 'black') });
    const asked = play(owner, build('observatory'));
    expect(why(asked, pay('0,0', 'brown'))).toBe('pay.needed');
    expect(why(asked, pay('1,0', 'black'))).toBeNull();
  });

  it('33 one exchange only', () => {
    const land = holding('brown', 'brown', 'green', 'green');
    expect(why(scene('build', { land }), build('warehouse'))).toBe('price.cubes');
  });

  it('34 the Citadel for one blue, or for two browns without black and blue', () => {
    const blue = play(scene('build', { land: holding('blue') }), build('citadel'));
    const browns = play(scene('build', { land: holding('brown', 'brown') }), build('citadel'));
    for (const position of [blue, browns]) {
      expect(seat(position).buildings).toEqual(['citadel']);
      expect(cubes(position, '0,0')).toEqual([]);
    }
    expect(why(scene('build', { land: holding('brown') }), build('citadel'))).toBe('price.cubes');
  });

  it('35 the bazaar trades three mana at most', () => {
    const asked = play(scene('build', { land: holding('brown', 'grey'), mana: 5 }), build('magic-bazaar'));
    expect(why(asked, { kind: 'bazaar', mana: 4 })).toBe('bazaar.most');
    const position = play(asked, { kind: 'bazaar', mana: 3 });
    expect(seat(position)).toMatchObject({ vp: 12, mana: 2 });
  });

  it('36 the Land office places the two bottom tokens, special cells and all', () => {
    const land = { ...plain('0,0 -1,0 -1,-1'), '0,0': token('brown', 'brown', 'grey') };
    const start = scene('build', { land });
    const bottomTwo: Colour[] = ['blue', 'green'];
    const asked = play({ ...start, extra: [...start.extra.slice(0, 4), ...bottomTwo] }, build('land-office'));
    expect(asked.extra).toEqual(start.extra.slice(0, 4));
    expect(asked.offer.extra).toEqual(start.offer.extra);
    const tokens = asked.owed[0]!.tokens as { colour: Colour; cube: boolean }[];
    expect(tokens.map(({ colour }) => colour).sort()).toEqual(['blue', 'green']);
    const blue = tokens.findIndex(({ colour }) => colour === 'blue');
    const one = play(asked, { kind: 'officePlace', index: blue, cell: '-1,-2' });
    expect(seat(one).mana).toBe(3);
    const both = play(one, { kind: 'officePlace', index: 0, cell: '1,0' });
    expect(seat(both).land['-1,-2']).toEqual(token('blue', 'blue'));
    expect(seat(both).land['1,0']).toEqual(token('green', 'green'));
    expect(owes(both)).toEqual(['1 tile']);
  });

  it('37 no building twice', () => {
    const position = scene('build', { land: holding('grey', 'grey'), buildings: ['solarium'] });
    expect(why(position, build('solarium'))).toBe('building.built');
    expect(legal(position, 'building').map(({ building }) => building)).not.toContain('solarium');
  });
});
