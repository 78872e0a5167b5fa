import { describe, expect, it } from 'vitest';
import { tilesOf } from '$lib/games/rise-and-fall/rules/tiles';
import type { RafPosition } from '$lib/games/rise-and-fall/state';
import { enclosed, special } from '$lib/games/rise-and-fall/world';
import { dice, options, apply } from '$lib/kernel';
import { game } from '$lib/games/rise-and-fall';
import { begun, goods, legal, play, stock, why } from '../cases/table';
import { pointsOf, told } from './table';

const built = (tales: object, players = 2, seed = 3) =>
  begun(players, { world: 'built', tales: 'chosen', ...tales }, seed);
const places = { '1,0': 'sunkenCity' };

/** Sea tiles by chance, without or with the hole. */
function layer(
  start: RafPosition,
  until: (position: RafPosition) => boolean,
  wish: (p: RafPosition) => boolean = () => true
): RafPosition {
  const chance = dice(5);
  let position = start;
  while (!until(position)) {
    const list = options(game, position).map(({ move }) => move);
    const then = list.map((move) => apply(game, position, move)).flatMap((r) => (r.ok ? r.position : []));
    const wanted = then.filter(wish);
    position = chance.pick(wanted.length > 0 ? wanted : then);
  }
  return position;
}

describe('The Sunken City', () => {
  it('takes a plain tile out; with the Swamp and the Caravansary three (case 103)', () => {
    expect(tilesOf(built({ tale1: 'sunkenCity' })).plain).toBe(9);
    expect(tilesOf(built({ tale1: 'sunkenCity', tale2: 'swamp', tale3: 'caravansary' }, 4)).plain).toBe(14);
  });

  it(
    'case 4: one sea tile may enclose a single cell, where it is laid at once; never a second one',
    { timeout: 60_000 },
    () => {
      const laid = (position: RafPosition) =>
        Object.values(position.world.overrides).some((o) => o.special === 'sunkenCity');
      const position = layer(built({ tale1: 'sunkenCity' }), laid, laid);
      const [cell] = Object.keys(position.world.overrides);
      expect([special(position.world, cell!), enclosed(position.world), position.world.hole]).toEqual([
        'sunkenCity',
        [],
        undefined
      ]);
    }
  );

  it('the last sea tile must make the hole if it can', { timeout: 60_000 }, () => {
    const isLast = ({ world, building }: RafPosition) => world.hole === 'must' || building!.laid > 12;
    const position = layer(built({ tale1: 'sunkenCity' }), isLast, ({ world }) => world.hole !== undefined);
    expect(position.world.hole).toBe('must');
    for (const move of legal(position)) {
      const after = play(position, { ...move });
      expect(Object.values(after.world.overrides).map((o) => o.special)).toContain('sunkenCity');
    }
  });

  it('without a hole it is laid on a sea cell with six sea neighbours', () => {
    const position = told(['sunkenCity'], {
      map: 'xss/sss/ssxp',
      pieces: '',
      more: { phase: 'setup.places', owed: [{ seat: 0, kind: 'lay', what: 'sunkenCity' }] }
    });
    expect(legal(position).map(({ to }) => to)).toEqual(['1,1']);
    expect(why(position, { kind: 'lay', to: '0,1', turn: 0 })).toBe('lay.beside');
  });

  it('a Ship on it or beside it finds 5 gold, a Wood or a Stone', () => {
    const position = told(['sunkenCity'], {
      map: 'ssss',
      pieces: '0ship@0,0 0ship@3,0',
      card: 'ship',
      seats: [goods(0, 5)],
      places
    });
    const find = (take: string, from = '0,0') => ({ kind: 'treasure', from, take });
    expect([stock(play(position, find('gold'))).gold, stock(play(position, find('stone'))).stone]).toEqual([5, 1]);
    expect([why(position, find('wood')), why(position, find('gold', '3,0'))]).toEqual([
      'resource.full',
      'treasure.far'
    ]);
  });

  it('20 points for strictly most pieces on it or beside it', () => {
    const on = (pieces: string) => pointsOf(told(['sunkenCity'], { map: 'sss', pieces, places }), 'sunkenCity');
    expect([on('0ship@1,0 0ship@0,0 1ship@2,0'), on('0ship@0,0 1ship@2,0')]).toEqual([
      [20, 0],
      [0, 0]
    ]);
  });
});
