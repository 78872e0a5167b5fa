import { describe, expect, it } from 'vitest';
import { at, broken, end, goods, legal, owes, play, scene, standing, stock, why, zoneOf } from './table';

describe('Deployment and cards', () => {
  it('case 13: the only Ship builds a City and its card goes to the reserve at once', () => {
    const before = scene({
      map: 'sp',
      pieces: '0ship@0,0 0nomad@9,9 1city@9,9',
      card: 'ship',
      seats: [goods(0, 0, 1)]
    });
    const ready = { ...before, pieces: before.pieces.filter(({ cell }) => cell !== '9,9') };
    const after = play(ready, { kind: 'buildCity', from: '0,0', to: '1,0' });
    expect([zoneOf(after, 0, 'ship'), zoneOf(after, 0, 'city')]).toEqual(['reserve', 'hand']);
    expect(at(after, '1,0')).toEqual(['0city']);
  });

  it('case 14: the first Temple brings its card from the reserve to the hand', () => {
    const before = scene({ map: 'pp', pieces: '0nomad@0,0 0nomad@1,0', card: 'nomad', seats: [goods(0, 0, 2)] });
    const after = play(before, { kind: 'buildTemple', from: '0,0', to: '0,0' });
    expect([zoneOf(before, 0, 'temple'), zoneOf(after, 0, 'temple')]).toEqual(['reserve', 'hand']);
  });

  it('case 15: a Ship built anew brings the Ship card back to the hand', () => {
    const before = scene({ map: 'ps', pieces: '0nomad@0,0', card: 'nomad', seats: [goods(0, 1, 0)] });
    const after = play(before, { kind: 'buildShip', from: '0,0', to: '1,0' });
    expect([zoneOf(before, 0, 'ship'), zoneOf(after, 0, 'ship')]).toEqual(['reserve', 'hand']);
    expect(zoneOf(after, 0, 'nomad')).toBe('reserve');
  });

  it('case 16: the declined card of a type that is lost stays declined', () => {
    const before = scene({
      map: 'psp',
      pieces: '0temple@0,0 1ship@1,0 1nomad@2,0',
      card: 'temple',
      seats: [goods(5), { hand: ['nomad'], decline: ['ship'], reserve: ['city', 'temple', 'mountaineer', 'merchant'] }]
    });
    const after = play(before, { kind: 'convert', from: '0,0', to: '1,0', target: 'ship' });
    expect(zoneOf(after, 1, 'ship')).toBe('decline');
  });

  it('case 17: a second Temple does not bring the declined Temple card back', () => {
    const before = scene({
      map: 'ppp',
      pieces: '0nomad@0,0 0temple@1,0 0nomad@2,0',
      card: 'nomad',
      seats: [{ ...goods(0, 0, 2), decline: ['temple'], hand: [], discard: ['nomad'] }]
    });
    const after = play(before, { kind: 'buildTemple', from: '0,0', to: '0,0' });
    expect(zoneOf(after, 0, 'temple')).toBe('decline');
  });

  it('case 18: whoever has lost the last piece of the played card passes', () => {
    const before = scene({
      map: 'pp/pp',
      pieces: '0temple@0,0 1city@1,0 1nomad@0,1 0city@1,1',
      card: 'temple',
      seats: [
        { ...goods(10), guilds: ['shadowCult'] },
        { hand: ['nomad'], discard: ['city'] }
      ],
      options: { guilds: true },
      more: { played: ['temple', 'city'] }
    });
    const position = play(before, { kind: 'convert', from: '0,0', to: '1,0', target: 'city' });
    expect(zoneOf(position, 1, 'city')).toBe('reserve');
    expect(at(position, '1,0')).toEqual(['0city']);
    // Seat 1 was not asked: the next turn has begun.
    expect(owes(position)).toEqual(['0 card', '1 card']);
    expect(position.turn).toBe(2);
  });

  it('case 19: resources gained are spent in the same turn, in the right order only', () => {
    const before = scene({
      map: 'ppfmpp/pppppp',
      pieces: '0nomad@0,0 0nomad@1,0 0nomad@2,0 0nomad@3,0 0nomad@4,0 0nomad@5,0',
      card: 'nomad'
    });
    expect(why(before, { kind: 'buildCity', from: '4,0', to: '4,0' })).toBe('price.wood');
    const walked = play(before, { kind: 'move', from: '0,0', to: '0,1' }, { kind: 'move', from: '1,0', to: '1,1' });
    const laden = play(walked, { kind: 'produce', from: '2,0' }, { kind: 'produce', from: '3,0' });
    const after = play(laden, { kind: 'buildCity', from: '4,0', to: '4,0' });
    expect(at(after, '4,0')).toEqual(['0city']);
    expect(stock(after)).toEqual({ gold: 0, wood: 0, stone: 0 });
    expect(why(after, { kind: 'produce', from: '2,0' })).toBe('actor.done');
    expect(owes(after)).toEqual(['0 act']);
    expect(play(after, end).turn).toBe(2);
  });
});

describe('Nomads', () => {
  const map = 'pm/ff';
  it('case 20: from plain to mountain there is a cliff', () => {
    const position = scene({ map, pieces: '0nomad@0,0', card: 'nomad' });
    expect(why(position, { kind: 'move', from: '0,0', to: '1,0' })).toBe('cell.cliff');
  });

  it('case 21: from forest to mountain there is none', () => {
    const position = scene({ map, pieces: '0nomad@0,1', card: 'nomad' });
    expect(why(position, { kind: 'move', from: '0,1', to: '1,0' })).toBeNull();
  });

  it('case 22: with five Wood a Nomad in a forest cannot produce', () => {
    const full = scene({ map, pieces: '0nomad@0,1', card: 'nomad', seats: [goods(0, 5)] });
    expect(why(full, { kind: 'produce', from: '0,1' })).toBe('resource.full');
    const room = scene({ map, pieces: '0nomad@0,1 0nomad@0,0', card: 'nomad', seats: [goods(0, 4)] });
    expect(stock(play(room, { kind: 'produce', from: '0,1' })).wood).toBe(5);
  });

  it('case 23: no City in mountains, no Temple in forests, a Temple on a mountain for two Stone', () => {
    const rich = [goods(0, 5, 5)];
    const mountain = scene({ map, pieces: '0nomad@1,0 0nomad@0,0', card: 'nomad', seats: rich });
    expect(why(mountain, { kind: 'buildCity', from: '1,0', to: '1,0' })).toBe('cell.ground');
    const forest = scene({ map, pieces: '0nomad@0,1', card: 'nomad', seats: rich });
    expect(why(forest, { kind: 'buildTemple', from: '0,1', to: '0,1' })).toBe('cell.ground');
    const after = play(mountain, { kind: 'buildTemple', from: '1,0', to: '1,0' });
    expect([at(after, '1,0'), stock(after).stone]).toEqual([['0temple'], 3]);
  });

  it('trap 14: a Ship is built from a plain, not from a forest', () => {
    const position = scene({ map: 'ps/fs', pieces: '0nomad@0,0 0nomad@0,1', card: 'nomad', seats: [goods(0, 2)] });
    expect(why(position, { kind: 'buildShip', from: '0,1', to: '1,1' })).toBe('cell.ground');
    expect(why(position, { kind: 'buildShip', from: '0,0', to: '1,0' })).toBeNull();
  });

  it('trap 15: the last Nomad that becomes the first City swaps two cards in one step', () => {
    const before = scene({ map: 'p', pieces: '0nomad@0,0', card: 'nomad', seats: [goods(0, 1, 1)] });
    const after = play(before, { kind: 'buildCity', from: '0,0', to: '0,0' });
    expect([zoneOf(after, 0, 'nomad'), zoneOf(after, 0, 'city')]).toEqual(['reserve', 'hand']);
    expect(civIsAlive(after)).toBe(true);
  });
});

const civIsAlive = ({ civs }: ReturnType<typeof scene>): boolean => !civs[0]!.extinct;

describe('Cities', () => {
  it('case 24: a City on a plain grows into a forest, not onto a mountain', () => {
    const position = scene({ map: 'fpm', pieces: '0city@1,0', card: 'city' });
    expect(why(position, { kind: 'grow', from: '1,0', to: '2,0' })).toBe('cell.cliff');
    expect(at(play(position, { kind: 'grow', from: '1,0', to: '0,0' }), '0,0')).toEqual(['0nomad']);
  });

  it('case 25: no education across a cliff', () => {
    const position = scene({ map: 'fpm', pieces: '0city@1,0 0nomad@2,0 0nomad@0,0', card: 'city', seats: [goods(9)] });
    expect(why(position, { kind: 'educate', from: '1,0', to: '2,0', into: 'merchant' })).toBe('educate.far');
    const after = play(position, { kind: 'educate', from: '1,0', to: '0,0', into: 'mountaineer' });
    expect([at(after, '0,0'), stock(after).gold]).toEqual([['0mountaineer'], 8]);
  });

  it('case 26: taxes are 1 on a mountain, 2 on a plain, 3 in a forest', () => {
    const taxes = [...'mpf'].map((letter) => {
      const position = scene({ map: `${letter}s`, pieces: '0city@0,0', card: 'city' });
      return stock(play(position, { kind: 'tax', from: '0,0' })).gold;
    });
    expect(taxes).toEqual([1, 2, 3]);
  });

  it('a Nomad that one City brings into the World may be educated by the next', () => {
    const position = scene({ map: 'ppp', pieces: '0city@0,0 0city@2,0', card: 'city', seats: [goods(2)] });
    const after = play(
      position,
      { kind: 'grow', from: '0,0', to: '1,0' },
      { kind: 'educate', from: '2,0', to: '1,0', into: 'merchant' }
    );
    expect(at(after, '1,0')).toEqual(['0merchant']);
  });
});

describe('Ships', () => {
  it('case 27: a Ship crosses occupied cells of its sea, and cannot reach another sea', () => {
    const position = scene({ map: 'ssspss', pieces: '0ship@0,0 1ship@1,0', card: 'ship' });
    expect(why(position, { kind: 'move', from: '0,0', to: '2,0' })).toBeNull();
    expect(why(position, { kind: 'move', from: '0,0', to: '1,0' })).toBe('cell.occupied');
    expect(why(position, { kind: 'move', from: '0,0', to: '4,0' })).toBe('move.sea');
  });

  it('case 28: four Cities round a sea bring twelve gold', () => {
    const position = scene({
      map: 'pfm/pss/fpp',
      pieces: '0ship@1,1 0city@0,1 1city@1,0 1city@2,0 0city@1,2',
      card: 'ship'
    });
    expect(stock(play(position, { kind: 'trade', from: '1,1' })).gold).toBe(12);
  });

  it('case 29: a Merchant goes ashore into a lone City of anyone, not where a Merchant stands', () => {
    const position = scene({
      map: 'psp',
      pieces: '0ship@1,0 1city@0,0 1city@2,0 1merchant@2,0',
      card: 'ship',
      seats: [goods(2)]
    });
    expect(why(position, { kind: 'transform', from: '1,0', to: '2,0', into: 'merchant' })).toBe('cell.occupied');
    const after = play(position, { kind: 'transform', from: '1,0', to: '0,0', into: 'merchant' });
    expect(at(after, '0,0')).toEqual(['1city', '0merchant']);
    expect(stock(after).gold).toBe(0);
  });

  it('trap 12: the crew may climb into a forest though it is a cliff', () => {
    const position = scene({ map: 'sfm', pieces: '0ship@0,0', card: 'ship' });
    expect(why(position, { kind: 'transform', from: '0,0', to: '1,0', into: 'nomad' })).toBeNull();
  });

  it('trap 10: every City counts once for each Ship, on whatever ground and of whomever', () => {
    const position = scene({ map: 'sss/fms', pieces: '0ship@0,0 0ship@2,1 1city@0,1 1city@1,1', card: 'ship' });
    const one = play(position, { kind: 'trade', from: '0,0' });
    expect([stock(one).gold, stock(play(one, { kind: 'trade', from: '2,1' })).gold]).toEqual([6, 12]);
  });
});

describe('Temples', () => {
  it('case 30: a converted Ship costs five gold and changes hands', () => {
    const before = scene({ map: 'psp', pieces: '0temple@0,0 1ship@1,0 1city@2,0', card: 'temple', seats: [goods(6)] });
    const after = play(before, { kind: 'convert', from: '0,0', to: '1,0', target: 'ship' });
    expect(standing(after)).toEqual(['0ship@1,0', '0temple@0,0', '1city@2,0']);
    expect([stock(after).gold, zoneOf(after, 1, 'ship'), zoneOf(after, 0, 'ship')]).toEqual([1, 'reserve', 'hand']);
  });

  it('case 31: without a Merchant in reserve none can be converted', () => {
    const own = [0, 1, 2, 3, 4, 5].map((q) => `0merchant@${q},1`).join(' ');
    const position = scene({
      map: 'pppppp/pppppp',
      pieces: `0temple@0,0 1merchant@1,0 ${own}`,
      card: 'temple',
      seats: [goods(9)]
    });
    expect(why(position, { kind: 'convert', from: '0,0', to: '1,0', target: 'merchant' })).toBe('reserve.none');
  });

  it('case 32: own City with Merchant, Temple and Ship beside a Temple bring six gold', () => {
    const position = scene({
      map: 'spp/pp',
      pieces: '0temple@1,0 0city@2,0 0merchant@2,0 0temple@0,1 0ship@0,0 1nomad@1,1',
      card: 'temple'
    });
    expect(stock(play(position, { kind: 'tithe', from: '1,0' })).gold).toBe(6);
  });

  it('cliffs do not stop a conversion', () => {
    const position = scene({ map: 'pm', pieces: '0temple@0,0 1nomad@1,0', card: 'temple', seats: [goods(2)] });
    expect(why(position, { kind: 'convert', from: '0,0', to: '1,0', target: 'nomad' })).toBeNull();
  });
});

describe('Mountaineers', () => {
  it('case 33: three steps past own pieces, over cliffs, onto a glacier; never past others', () => {
    const own = scene({ map: 'ppmg', pieces: '0mountaineer@0,0 0nomad@1,0', card: 'mountaineer' });
    expect(why(own, { kind: 'move', from: '0,0', to: '3,0' })).toBeNull();
    const other = scene({ map: 'ppmg', pieces: '0mountaineer@0,0 1nomad@1,0', card: 'mountaineer' });
    expect(why(other, { kind: 'move', from: '0,0', to: '3,0' })).toBe('move.way');
  });

  it('case 34: no City on a plain; in a forest for two Wood', () => {
    const position = scene({
      map: 'pf',
      pieces: '0mountaineer@0,0 0mountaineer@1,0',
      card: 'mountaineer',
      seats: [goods(0, 2)]
    });
    expect(why(position, { kind: 'buildCity', from: '0,0', to: '0,0' })).toBe('cell.ground');
    const after = play(position, { kind: 'buildCity', from: '1,0', to: '1,0' });
    expect([at(after, '1,0'), stock(after).wood]).toEqual([['0city'], 0]);
  });

  it('trap 28: passes a City with a Merchant only if both are its own', () => {
    const mixed = scene({ map: 'ppp', pieces: '0mountaineer@0,0 0city@1,0 1merchant@1,0', card: 'mountaineer' });
    expect(why(mixed, { kind: 'move', from: '0,0', to: '2,0' })).toBe('move.way');
  });
});

describe('Merchants', () => {
  it('case 35: two opposing and two own Cities, one of them underneath, bring sixteen gold', () => {
    const position = scene({
      map: 'ppp/pp',
      pieces: '0merchant@1,0 0city@1,0 0city@0,0 1city@2,0 1city@0,1',
      card: 'merchant'
    });
    expect(stock(play(position, { kind: 'trade', from: '1,0' })).gold).toBe(16);
  });

  it('case 36: a Stone sold brings five gold; four gold buy nothing', () => {
    const position = scene({ map: 'pp', pieces: '0merchant@0,0', card: 'merchant', seats: [goods(4, 0, 1)] });
    expect(why(position, { kind: 'bankTrade', from: '0,0', deal: 'buyWood' })).toBe('price.gold');
    expect(stock(play(position, { kind: 'bankTrade', from: '0,0', deal: 'sellStone' }))).toEqual({
      gold: 9,
      wood: 0,
      stone: 0
    });
  });

  it('moves up to four cells past anybody and stops in a City of anyone', () => {
    const position = scene({ map: 'pmfpp', pieces: '0merchant@0,0 1nomad@1,0 1city@3,0', card: 'merchant' });
    expect(why(position, { kind: 'move', from: '0,0', to: '3,0' })).toBeNull();
    expect(why(position, { kind: 'move', from: '0,0', to: '4,0' })).toBeNull();
    expect(why(position, { kind: 'move', from: '0,0', to: '1,0' })).toBe('cell.occupied');
  });
});

describe('The bank', () => {
  it('case 37: seven gold are left where twelve are due: the rest is lost', () => {
    const position = scene({
      map: 'pfm/pss/fpp',
      pieces: '0ship@1,1 0city@0,1 1city@1,0 1city@2,0 0city@1,2',
      card: 'ship',
      seats: [goods(0), goods(505)]
    });
    const after = play(position, { kind: 'trade', from: '1,1' });
    expect([stock(after).gold, after.bank.gold]).toEqual([7, 0]);
    expect(broken(after)).toEqual([]);
  });

  it('offers no income where nothing is due', () => {
    const position = scene({ map: 'sp', pieces: '0ship@0,0', card: 'ship' });
    expect([why(position, { kind: 'trade', from: '0,0' }), legal(position, 'trade')]).toEqual(['income.none', []]);
  });
});
