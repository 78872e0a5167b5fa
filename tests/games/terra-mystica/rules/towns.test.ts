import { describe, expect, it } from 'vitest';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import { at, legal, owes, play, scene, seat, why, type Scene } from './scene';

/** Four witches' dwellings and posts in a row at E5, E6, F3, F4: value 6, one short of a town. */
const row: Scene['pieces'] = { E5: [0, 'D'], E6: [0, 'TP'], F3: [0, 'TP'], F4: [0, 'D'] };
const rich = { coins: 30, workers: 30, priests: 3 };

describe('TM 10: towns', () => {
  it('10.1: four structures of value seven found a town, automatically', () => {
    const start = scene({ factions: ['witches', 'nomads'], pieces: row, seats: [rich] });
    const founded = play(start, { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TP' });
    expect(owes(founded)).toEqual(['0 town', '0 after']);
    expect(at(founded, 'E5')!.town).toBe(true);
    expect(why(founded, { kind: 'endTurn', seat: 0 })).not.toBeNull();
  });

  it('10.2: the tile gives key, points and reward; SCORE2 and the Witches add to it', () => {
    const start = scene({ factions: ['witches', 'nomads'], pieces: row, seats: [rich], scoring: ['SCORE2'] });
    const after = play(
      start,
      { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TP' },
      { kind: 'takeTown', seat: 0, town: 'TW1' }
    );
    expect(seat(after)).toMatchObject({ keys: 1, towns: ['TW1'], vp: 20 + 5 + 5 + 5 });
    expect(seat(after).coins).toBe(30 - 6 + 6);
    expect(seat(after).points).toMatchObject({ TW1: 5, SCORE2: 5, faction: 5 });
  });

  it('10.2: Swarmlings get three workers', () => {
    const start = scene({ factions: ['swarmlings', 'nomads'], pieces: row, seats: [rich] });
    const before = play(start, { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TP' });
    const after = play(before, { kind: 'takeTown', seat: 0, town: 'TW3' });
    expect(seat(after).workers - seat(before).workers).toBe(3);
  });

  it('trap 8: three structures suffice with the sanctuary in their own group', () => {
    const pieces: Scene['pieces'] = { E5: [0, 'TE'], E6: [0, 'TP'], F3: [0, 'TP'] };
    const start = scene({ factions: ['witches', 'nomads'], pieces, seats: [rich] });
    const after = play(start, { kind: 'upgrade', seat: 0, hex: 'E5', to: 'SA' });
    expect(owes(after)).toEqual(['0 favour', '0 town', '0 after']);
    const apart = scene({
      factions: ['witches', 'nomads'],
      pieces: { E5: [0, 'TP'], E6: [0, 'TP'], F3: [0, 'TP'], I6: [0, 'SA'] },
      seats: [rich]
    });
    expect(owes(play(apart, { kind: 'upgrade', seat: 0, hex: 'E5', to: 'SH' }))).toEqual(['0 after']);
  });

  it('trap 9, 10 and F17: FAV5 lowers the power needed, for existing groups at once, several too', () => {
    const start = scene({
      factions: ['witches', 'nomads'],
      pieces: { ...row, A1: [0, 'D'], A2: [0, 'TP'], B1: [0, 'TP'], A3: [0, 'D'], I6: [0, 'TP'] },
      seats: [rich]
    });
    const temple = play(start, { kind: 'upgrade', seat: 0, hex: 'I6', to: 'TE' });
    const favour = play(temple, { kind: 'takeFavour', seat: 0, favour: 'FAV5' });
    expect(owes(favour)).toEqual(['0 town', '0 town', '0 after']);
  });

  it('trap 9: FAV5 does not lower the number of structures', () => {
    const start = scene({
      factions: ['witches', 'nomads'],
      pieces: { E5: [0, 'TP'], E6: [0, 'TP'], F3: [0, 'D'] },
      seats: [{ ...rich, favours: ['FAV5'] }]
    });
    expect(owes(play(start, { kind: 'upgrade', seat: 0, hex: 'F3', to: 'TP' }))).toEqual(['0 after']);
  });

  it('F17, 9: a key of the town lets FAV5’s own fire steps enter space 10', () => {
    const start = scene({
      factions: ['witches', 'nomads'],
      pieces: { ...row, I6: [0, 'TP'] },
      seats: [{ ...rich, cults: { fire: 8, water: 0, earth: 0, air: 0 }, power: [9, 0, 0] }]
    });
    const favour = play(
      start,
      { kind: 'upgrade', seat: 0, hex: 'I6', to: 'TE' },
      { kind: 'takeFavour', seat: 0, favour: 'FAV5' }
    );
    expect(seat(favour).cults.fire).toBe(9);
    const town = play(favour, { kind: 'takeTown', seat: 0, town: 'TW2' });
    expect(owes(town)).toEqual(['0 tenth', '0 after']);
    const entered = play(town, { kind: 'enterTenth', seat: 0, cult: 'fire' });
    expect(seat(entered)).toMatchObject({ cults: { fire: 10 }, power: [6, 3, 0] });
    expect(owes(play(town, { kind: 'skip', seat: 0, what: 'tenth' }))).toEqual(['0 after']);
  });

  it('trap 11: joining a town founds nothing and joins it', () => {
    const start = scene({ factions: ['witches', 'nomads'], pieces: row, seats: [rich], ground: { E7: 'G' } });
    const town = play(
      start,
      { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TP' },
      { kind: 'takeTown', seat: 0, town: 'TW1' },
      { kind: 'endTurn', seat: 0 }
    );
    const mine: TmPosition = { ...town, active: 0, owed: [{ seat: 0, kind: 'turn' }] };
    const grown = play(mine, { kind: 'build', seat: 0, hex: 'E7' });
    expect(at(grown, 'E7')!.town).toBe(true);
    expect(owes(grown)).toEqual(['0 after']);
  });

  it('10.3: no tile left, no town', () => {
    const start = scene({
      factions: ['witches', 'nomads'],
      pieces: row,
      seats: [rich],
      position: { towns: { TW1: 0, TW2: 0, TW3: 0, TW4: 0, TW5: 0, TW6: 0, TW7: 0, TW8: 0 } }
    });
    expect(owes(play(start, { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TP' }))).toEqual(['0 after']);
  });

  it('10.1: a bridge of one’s own can found a town', () => {
    const start = scene({
      factions: ['engineers', 'nomads'],
      pieces: { D6: [0, 'TP'], E9: [0, 'TP'], E10: [0, 'TP'], E11: [0, 'D'], F5: [0, 'D'] },
      seats: [{ ...rich, favours: [] }]
    });
    const bridged = play(
      start,
      { kind: 'specialAction', seat: 0, action: 'ACTE' },
      { kind: 'bridge', seat: 0, a: 'D6', b: 'E9' }
    );
    expect(owes(bridged)).toContain('0 town');
  });

  it('trap 36, 10.4, F27: the Mermaids’ river town is a free choice and later structures join it', () => {
    const start = scene({
      factions: ['mermaids', 'nomads'],
      pieces: { E6: [0, 'TP'], E5: [0, 'D'], C2: [0, 'TP'], B2: [0, 'TP'] },
      seats: [rich],
      ground: { D4: 'B' }
    });
    expect(legal(start, 'riverTown')).toContainEqual({ kind: 'riverTown', seat: 0, hex: 'r15' });
    const founded = play(start, { kind: 'riverTown', seat: 0, hex: 'r15' });
    expect(owes(founded)).toEqual(['0 town', '0 turn']);
    const taken = play(founded, { kind: 'takeTown', seat: 0, town: 'TW1' });
    expect(legal(taken, 'riverTown')).toEqual([]);
    expect(why(taken, { kind: 'riverTown', seat: 0, hex: 'r15' })).toBe('river.town');
    const joined = play(taken, { kind: 'build', seat: 0, hex: 'D4' });
    expect(at(joined, 'D4')!.town).toBe(true);
  });

  it('F28: not over a river hex that touches one of their towns; others never', () => {
    const start = scene({ factions: ['nomads', 'mermaids'], pieces: row, seats: [rich] });
    expect(why(start, { kind: 'riverTown', seat: 0, hex: 'r15' })).toBe('river.foreign');
    const small = scene({ factions: ['mermaids', 'nomads'], pieces: { E6: [0, 'D'], C2: [0, 'D'] } });
    expect(why(small, { kind: 'riverTown', seat: 0, hex: 'r15' })).toBe('river.small');
  });
});
