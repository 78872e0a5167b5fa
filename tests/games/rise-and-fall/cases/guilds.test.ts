import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import type { Card, GuildId, RafPosition } from '$lib/games/rise-and-fall/state';
import { viewOf } from '$lib/kernel';
import { at, begun, broken, civ, end, goods, legal, owes, play, scene, stock, why, zoneOf } from './table';

const guilded = { guilds: true };

/** Seat 0 with a guild, about to act. */
const withGuild = (
  guild: GuildId,
  card: Card,
  map: string,
  pieces: string,
  mine: { gold?: number; wood?: number; stone?: number } = {},
  theirs: Parameters<typeof scene>[0]['seats'] = []
): RafPosition =>
  scene({
    map,
    pieces,
    card,
    seats: [{ ...goods(mine.gold ?? 0, mine.wood, mine.stone), guilds: [guild] }, ...theirs],
    options: guilded
  });

const targets = (position: RafPosition, from: string): string[] =>
  legal(position, 'move')
    .filter((move) => move['from'] === from)
    .map(({ to }) => String(to))
    .sort();

const rowOf = (position: RafPosition, key: string): number | undefined =>
  game.score(position).rows.find((row) => row.key === key)?.points[0];

describe('Dealing guilds', () => {
  const pick = (position: RafPosition, seat: number): RafPosition => {
    const { move } = { move: legal(position).find((each) => each.seat === seat)! };
    return play(position, move);
  };

  it('everybody keeps one and passes one to the left, under cover', () => {
    const start = begun(3, guilded);
    expect(owes(start)).toEqual(['0 guilds', '1 guilds', '2 guilds']);
    const dealt = start.dealt.map((guilds) => [...guilds]);
    expect(viewOf(game, start, 1).dealt[0]).toEqual(['hidden', 'hidden', 'hidden']);
    const one = pick(start, 0);
    expect(one.civs.every(({ guilds }) => guilds.length === 0)).toBe(true);
    const after = [1, 2].reduce(pick, one);
    expect(after.civs.map(({ guilds }) => guilds.length)).toEqual([2, 2, 2]);
    expect(civ(after, 1).guilds).toContain(dealt[0]![1]);
    expect([after.guildDeck.length, after.dealt.flat()]).toEqual([24 - 6, []]);
    expect(broken(after)).toEqual([]);
  });

  it('case 63: a novice has three guilds, the very experienced none', () => {
    const levels = { handicap: true, handicap1: 'novice', handicap2: 'veryExperienced', handicap3: 'experienced' };
    const start = begun(4, { ...guilded, ...levels });
    // Seat 1 receives nothing: seat 0 passes nothing on.
    expect(legal(start).filter(({ seat, pass }) => seat === 0 && pass !== null)).toEqual([]);
    expect(why(start, { kind: 'guilds', keep: start.dealt[0]![0]!, also: null, pass: null })).toBe('guilds.keep');
    const after = [0, 1, 2, 3].reduce(pick, start);
    expect(after.civs.map(({ guilds }) => guilds.length)).toEqual([3, 0, 1, 2]);
  });

  it('eight players use all twenty-four', () => {
    const start = begun(8, guilded);
    expect([start.guildDeck.length, new Set(start.dealt.flat()).size]).toEqual([0, 24]);
  });

  it('who keeps nothing and passes nothing is not asked', () => {
    const start = begun(2, { ...guilded, handicap: true, handicap1: 'veryExperienced', handicap2: 'veryExperienced' });
    expect(start.phase).toBe('setup.deployment');
    expect(start.guildDeck.length).toBe(24);
  });
});

describe('Conversion', () => {
  it('case 54: a Nomad at sea cannot be converted without the Aquanauts', () => {
    const position = scene({
      map: 'psp',
      pieces: '0temple@0,0 1nomad@1,0 1city@2,0',
      card: 'temple',
      seats: [goods(5), { guilds: ['aquanauts'] }],
      options: guilded
    });
    expect(why(position, { kind: 'convert', from: '0,0', to: '1,0', target: 'nomad' })).toBe('convert.stand');
  });

  it('nobody converts a piece of the Shadow Cult, which converts Cities for ten gold', () => {
    const cult = withGuild('shadowCult', 'temple', 'ppp', '0temple@0,0 1city@1,0 1merchant@1,0', { gold: 10 });
    const after = play(cult, { kind: 'convert', from: '0,0', to: '1,0', target: 'city' });
    expect([at(after, '1,0').sort(), stock(after).gold]).toEqual([['0city', '1merchant'], 0]);
    const victim = scene({
      map: 'ppp',
      pieces: '0temple@0,0 1nomad@1,0',
      card: 'temple',
      seats: [goods(9), { guilds: ['shadowCult'] }],
      options: guilded
    });
    expect(why(victim, { kind: 'convert', from: '0,0', to: '1,0', target: 'nomad' })).toBe('convert.immune');
    const plain = scene({ map: 'ppp', pieces: '0temple@0,0 1city@1,0', card: 'temple', seats: [goods(20)] });
    expect(why(plain, { kind: 'convert', from: '0,0', to: '1,0', target: 'city' })).toBe('convert.type');
  });

  it('Psy-Monks convert two cells away, whatever lies between', () => {
    const far = { kind: 'convert', from: '0,0', to: '2,0', target: 'nomad' };
    const monks = withGuild('psyMonks', 'temple', 'psp', '0temple@0,0 1nomad@2,0', { gold: 2 });
    expect(at(play(monks, far), '2,0')).toEqual(['0nomad']);
    const others = withGuild('miners', 'temple', 'psp', '0temple@0,0 1nomad@2,0', { gold: 2 });
    expect(why(others, far)).toBe('cell.far');
  });

  it('a glacier City is converted by Snowmen only', () => {
    const cult = (more: GuildId[]) =>
      scene({
        map: 'pmg',
        pieces: '0temple@1,0 1city@2,0',
        card: 'temple',
        seats: [{ ...goods(10), guilds: ['shadowCult', ...more] }, { guilds: more.length > 0 ? [] : ['snowmen'] }],
        options: guilded
      });
    const deed = { kind: 'convert', from: '1,0', to: '2,0', target: 'city' };
    expect([why(cult([]), deed), why(cult(['snowmen']), deed)]).toEqual(['convert.stand', null]);
  });
});

describe('Doppelgangers', () => {
  const before = scene({
    map: 'pps/ppp',
    pieces: '0nomad@0,0 1nomad@2,0 1city@0,1',
    card: 'nomad',
    seats: [
      { ...goods(15), guilds: ['doppelgangers'] },
      { ...goods(20, 8, 2), guilds: ['aquanauts', 'collectors'] }
    ],
    options: guilded
  });

  it('case 55: Aquanauts that are swapped away bring the Nomads back from the sea', () => {
    const asked = play(before, end);
    expect(owes(asked)).toEqual(['0 swap']);
    const after = play(asked, { kind: 'swap', other: 1, guild: 'aquanauts' });
    expect([civ(after, 0).guilds, civ(after, 1).guilds]).toEqual([['aquanauts'], ['doppelgangers', 'collectors']]);
    expect([at(after, '2,0'), zoneOf(after, 1, 'nomad'), stock(after, 0).gold]).toEqual([[], 'reserve', 5]);
    expect(broken(after)).toEqual([]);
  });

  it('case 56: whoever receives them cannot swap back in the same phase', () => {
    const after = play(before, end, { kind: 'swap', other: 1, guild: 'aquanauts' });
    expect(owes(after).sort()).toEqual(['0 card', '1 card']);
  });

  it('case 58: Collectors with eight Wood lose three with the card, or score sixteen', () => {
    const after = play(before, end, { kind: 'swap', other: 1, guild: 'collectors' });
    expect([stock(after, 1).wood, after.bank.wood]).toEqual([5, 15]);
    const sheet = game.score({ ...before, civs: [before.civs[1]!, before.civs[0]!] });
    expect(sheet.rows.find(({ key }) => key === 'guilds')!.points[0]).toBe(2 * 10);
  });

  it('case 98: a hand that is emptied in this phase is filled from the discard all the same', () => {
    const position = {
      ...before,
      civs: before.civs.map((each, n) =>
        n === 1 ? { ...each, hand: ['nomad' as const], discard: ['city' as const] } : each
      )
    };
    const after = play(position, end, { kind: 'swap', other: 1, guild: 'aquanauts' });
    expect([civ(after, 1).extinct, civ(after, 1).hand, zoneOf(after, 1, 'nomad')]).toEqual([
      false,
      ['city'],
      'reserve'
    ]);
  });

  it('cannot be swapped without ten gold, and need not be', () => {
    const poor = { ...before, civs: before.civs.map((each, n) => (n === 0 ? { ...each, ...goods(9) } : each)) };
    expect(owes(play(poor, end)).sort()).toEqual(['0 card', '1 card']);
    expect(civ(play(before, end, { kind: 'keepGuild' })).guilds).toEqual(['doppelgangers']);
    expect(why(play(before, end), { kind: 'swap', other: 1, guild: 'miners' })).toBe('swap.guild');
  });
});

describe('New actions', () => {
  it('case 57: Corsairs take what an opponent with two Ships has', () => {
    const position = withGuild('corsairs', 'ship', 'ssss', '0ship@0,0 1ship@1,0 1ship@2,0', {}, [goods(3)]);
    const after = play(position, { kind: 'piracy', from: '0,0' });
    expect([stock(after, 0).gold, stock(after, 1).gold]).toEqual([3, 0]);
    const poor = withGuild('corsairs', 'ship', 'ssss', '0ship@0,0 1ship@1,0');
    expect(why(poor, { kind: 'piracy', from: '0,0' })).toBe('piracy.poor');
    const apart = withGuild('corsairs', 'ship', 'sps', '0ship@0,0 1ship@2,0', {}, [goods(9)]);
    expect(why(apart, { kind: 'piracy', from: '0,0' })).toBe('piracy.none');
  });

  it('case 60: Thieves rob a City once for each Nomad card, without a cliff', () => {
    const position = withGuild('thievesGuild', 'nomad', 'ppp/ppp', '0nomad@0,0 0nomad@2,0 1city@1,0', {}, [
      goods(0, 1, 1)
    ]);
    const after = play(position, { kind: 'steal', from: '0,0', to: '1,0', take: 'wood' });
    expect([stock(after, 0), stock(after, 1)]).toEqual([
      { gold: 0, wood: 1, stone: 0 },
      { gold: 0, wood: 0, stone: 1 }
    ]);
    expect(why(after, { kind: 'steal', from: '2,0', to: '1,0', take: 'stone' })).toBe('steal.twice');
    const cliff = withGuild('thievesGuild', 'nomad', 'pm', '0nomad@0,0 1city@1,0', {}, [goods(0, 1)]);
    expect(why(cliff, { kind: 'steal', from: '0,0', to: '1,0', take: 'wood' })).toBe('cell.cliff');
  });

  it('Alchemists change one resource into the other, if there is room for it', () => {
    const position = withGuild('alchemists', 'nomad', 'pp', '0nomad@0,0', { wood: 1 });
    expect(stock(play(position, { kind: 'exchange', from: '0,0', give: 'wood' }))).toEqual({
      gold: 0,
      wood: 0,
      stone: 1
    });
    const full = withGuild('alchemists', 'nomad', 'pp', '0nomad@0,0', { wood: 1, stone: 5 });
    expect(why(full, { kind: 'exchange', from: '0,0', give: 'wood' })).toBe('resource.full');
  });

  it('Master Jewelers take three gold from a mountain, not from a glacier', () => {
    const position = withGuild('masterJewelers', 'mountaineer', 'mg', '0mountaineer@0,0 0mountaineer@1,0');
    expect(why(position, { kind: 'prospect', from: '1,0' })).toBe('prospect.ground');
    expect(stock(play(position, { kind: 'prospect', from: '0,0' })).gold).toBe(3);
  });

  it('Mercenaries drive out a unit beside them, immune or not, over a cliff too', () => {
    const position = withGuild('mercenaries', 'nomad', 'pm', '0nomad@0,0 1mountaineer@1,0', { gold: 5 }, [
      { guilds: ['shadowCult'] }
    ]);
    const after = play(position, { kind: 'attack', from: '0,0', to: '1,0', target: 'mountaineer' });
    expect([at(after, '1,0'), stock(after).gold]).toEqual([[], 0]);
    const city = withGuild('mercenaries', 'nomad', 'pp', '0nomad@0,0 1city@1,0', { gold: 5 });
    expect(why(city, { kind: 'attack', from: '0,0', to: '1,0', target: 'city' })).toBe('attack.type');
  });

  it('Travelers abandon a City, unless a Merchant stands in it', () => {
    const position = withGuild('travelers', 'city', 'ppp', '0city@0,0 0city@1,0 1merchant@1,0');
    expect(why(position, { kind: 'abandon', from: '1,0' })).toBe('abandon.merchant');
    expect(at(play(position, { kind: 'abandon', from: '0,0' }), '0,0')).toEqual(['0nomad']);
  });

  it('nobody else has these actions', () => {
    const position = scene({ map: 'mm', pieces: '0nomad@0,0', card: 'nomad' });
    expect(why(position, { kind: 'prospect', from: '0,0' })).toBe('act.guild');
  });
});

describe('Movement', () => {
  it('case 59: no Merchant passes Sentinels; the Winged do', () => {
    const map = 'ppp';
    const guard = { guilds: ['sentinels' as const] };
    const merchant = scene({
      map,
      pieces: '0merchant@0,0 1nomad@1,0',
      card: 'merchant',
      seats: [{}, guard],
      options: guilded
    });
    expect(why(merchant, { kind: 'move', from: '0,0', to: '2,0' })).toBe('move.way');
    const city = scene({
      map,
      pieces: '0merchant@0,0 1city@1,0',
      card: 'merchant',
      seats: [{}, guard],
      options: guilded
    });
    expect(why(city, { kind: 'move', from: '0,0', to: '1,0' })).toBe('move.guarded');
    const winged = withGuild('winged', 'nomad', map, '0nomad@0,0 1nomad@1,0', {}, [guard]);
    expect(why(winged, { kind: 'move', from: '0,0', to: '2,0' })).toBeNull();
    const ship = scene({
      map: 'sss',
      pieces: '0ship@0,0 1ship@1,0',
      card: 'ship',
      seats: [{}, guard],
      options: guilded
    });
    expect(legal(ship, 'move')).toEqual([]);
  });

  it('a Ship may still put a Merchant into a City of Sentinels: it is no move', () => {
    const position = scene({
      map: 'sp',
      pieces: '0ship@0,0 1city@1,0',
      card: 'ship',
      seats: [goods(2), { guilds: ['sentinels'] }],
      options: guilded
    });
    expect(why(position, { kind: 'transform', from: '0,0', to: '1,0', into: 'merchant' })).toBeNull();
  });

  it('Aquanauts swim up to three cells past Ships; leaving the sea is a move of its own', () => {
    const position = withGuild('aquanauts', 'nomad', 'fsssss', '0nomad@0,0 1ship@1,0 0nomad@4,0');
    expect(targets(position, '0,0')).toEqual(['2,0', '3,0']);
    const landing = withGuild('aquanauts', 'nomad', 'fsp', '0nomad@1,0');
    expect(targets(landing, '1,0')).toEqual(['0,0', '2,0']);
    expect(why(landing, { kind: 'produce', from: '1,0' })).toBe('produce.ground');
  });

  it('Machinists fly to any sea, Travelers walk two cells past their own', () => {
    const ship = withGuild('machinists', 'ship', 'sps', '0ship@0,0');
    expect(targets(ship, '0,0')).toEqual(['2,0']);
    const nomad = withGuild('travelers', 'nomad', 'pppp', '0nomad@0,0 0city@1,0');
    expect(targets(nomad, '0,0')).toEqual(['2,0']);
    const blocked = withGuild('travelers', 'nomad', 'pppp', '0nomad@0,0 1city@1,0');
    expect(targets(blocked, '0,0')).toEqual([]);
  });

  it('Northerners walk on glaciers, but not over cliffs, and produce nothing there', () => {
    const position = withGuild('northerners', 'nomad', 'mgf', '0nomad@0,0 0nomad@2,0');
    expect([targets(position, '0,0'), targets(position, '2,0')]).toEqual([['1,0'], []]);
    const there = withGuild('northerners', 'nomad', 'mg', '0nomad@1,0');
    expect(why(there, { kind: 'produce', from: '1,0' })).toBe('produce.ground');
  });

  it('case 100: a Northerner on a glacier becomes a Mountaineer, not a Merchant', () => {
    const position = withGuild('northerners', 'city', 'mg', '0city@0,0 0nomad@1,0', { gold: 5 });
    expect(why(position, { kind: 'educate', from: '0,0', to: '1,0', into: 'merchant' })).toBe('educate.stand');
    expect(why(position, { kind: 'educate', from: '0,0', to: '1,0', into: 'mountaineer' })).toBeNull();
  });
});

describe('Building, producing, teaching', () => {
  it('Lumberjacks and Miners produce two, or what fits', () => {
    const wood = withGuild('lumberjacks', 'nomad', 'f', '0nomad@0,0', { wood: 1 });
    expect(stock(play(wood, { kind: 'produce', from: '0,0' })).wood).toBe(3);
    const stone = withGuild('miners', 'nomad', 'm', '0nomad@0,0', { stone: 4 });
    expect(stock(play(stone, { kind: 'produce', from: '0,0' })).stone).toBe(5);
  });

  it('Druids build Temples in forests, Northerners Cities in mountains, Snowmen Cities on glaciers', () => {
    const druids = withGuild('druids', 'nomad', 'f', '0nomad@0,0', { stone: 2 });
    expect(why(druids, { kind: 'buildTemple', from: '0,0', to: '0,0' })).toBeNull();
    const north = withGuild('northerners', 'nomad', 'm', '0nomad@0,0', { wood: 1, stone: 1 });
    expect(why(north, { kind: 'buildCity', from: '0,0', to: '0,0' })).toBeNull();
    const snow = withGuild('snowmen', 'mountaineer', 'g', '0mountaineer@0,0');
    expect(at(play(snow, { kind: 'buildCity', from: '0,0', to: '0,0' }), '0,0')).toEqual(['0city']);
  });

  it('case 61: a City on a glacier brings no taxes', () => {
    const position = withGuild('snowmen', 'city', 'gm', '0city@0,0 0nomad@1,0');
    expect(why(position, { kind: 'tax', from: '0,0' })).toBe('income.none');
  });

  it('Scholars teach two cells away where no cliff interrupts', () => {
    const deed = { kind: 'educate', from: '0,0', to: '2,0', into: 'mountaineer' };
    const level = withGuild('scholars', 'city', 'ppp', '0city@0,0 1city@1,0 0nomad@2,0', { gold: 1 });
    expect(why(level, deed)).toBeNull();
    const cliff = withGuild('scholars', 'city', 'pmp', '0city@0,0 0nomad@2,0', { gold: 1 });
    expect(why(cliff, deed)).toBe('educate.far');
  });
});

describe('Points', () => {
  const points = (guild: GuildId, map: string, pieces: string, more: Parameters<typeof scene>[0]['seats'] = []) =>
    scene({ map, pieces, seats: [{ guilds: [guild], ...more[0] }, ...more.slice(1)], options: guilded });

  it('case 62: plains of Farmers are worth three a cell, forests of Druids count double', () => {
    expect(rowOf(points('farmers', 'ppppp', '0nomad@0,0'), 'plain')).toBe(15);
    expect(rowOf(points('druids', 'ffff', '0nomad@0,0'), 'forest')).toBe(24);
  });

  it('Travelers double Nomads, Scholars the better of Merchants and Mountaineers', () => {
    expect(rowOf(points('travelers', 'ppp', '0nomad@0,0 0nomad@1,0'), 'nomad')).toBe(4);
    const scholars = points('scholars', 'ppppp', '0merchant@0,0 0merchant@1,0 0mountaineer@2,0 0mountaineer@3,0');
    expect([rowOf(scholars, 'merchant'), rowOf(scholars, 'mountaineer')]).toEqual([4, 10]);
  });

  it('Trophy Hunters double the best trophy, Capitalists must be richer than everybody', () => {
    expect(rowOf(points('trophyHunters', 'p', '0nomad@0,0', [{ trophies: ['city', 'ship'] }]), 'trophies')).toBe(60);
    const rich = (mine: number, theirs: number) =>
      rowOf(points('capitalists', 'p', '0nomad@0,0', [goods(mine), goods(theirs)]), 'guilds');
    expect([rich(9, 8), rich(8, 8)]).toEqual([25, 0]);
  });
});
