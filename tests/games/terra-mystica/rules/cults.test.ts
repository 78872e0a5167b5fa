import { describe, expect, it } from 'vitest';
import { legal, look, owes, play, scene, seat, why } from './scene';

const cults = (fire: number, water = 0, earth = 0, air = 0) => ({ fire, water, earth, air });
const start = (more: object = {}, other: object = {}) =>
  scene({ factions: ['witches', 'nomads'], pieces: { F4: [0, 'D'] }, seats: [{ priests: 2, ...more }, other] });

describe('TM 9 and 6.5: cults and priests', () => {
  it('trap 1: power for thresholds crossed, not landed on', () => {
    const sent = play(start({ cults: cults(2), power: [9, 0, 0] }), {
      kind: 'sendPriest',
      seat: 0,
      cult: 'fire',
      value: 3
    });
    expect(seat(sent)).toMatchObject({ cults: { fire: 5 }, power: [6, 3, 0], priests: 1 });
    const book = play(start({ cults: cults(4), power: [9, 0, 0] }), {
      kind: 'sendPriest',
      seat: 0,
      cult: 'fire',
      value: 3
    });
    expect(seat(book).power).toEqual([5, 4, 0]);
  });

  it('trap 12: space 10 needs a free key and a free space', () => {
    const send = { kind: 'sendPriest', seat: 0, cult: 'fire', value: 2 } as const;
    expect(seat(play(start({ cults: cults(8) }), send)).cults.fire).toBe(9);
    const key = { cults: cults(8), keys: 1, power: [9, 0, 0] };
    expect(seat(play(start(key), send))).toMatchObject({ cults: { fire: 10 }, power: [6, 3, 0] });
    expect(seat(play(start(key, { cults: cults(10), keys: 1 }), send)).cults.fire).toBe(9);
    expect(seat(play(start({ ...key, cults: cults(8, 10) }), send)).cults.fire).toBe(9);
  });

  it('F11: a priest may be sent where he cannot advance, with a warning', () => {
    const stuck = start({ cults: cults(9) });
    const send = { kind: 'sendPriest', seat: 0, cult: 'fire', value: 3 } as const;
    expect(why(stuck, send)).toBeNull();
    expect(look(stuck, send).warnings.map(({ key }) => key)).toContain('stepsLost');
  });

  it('F12: one step with the priest returned, also when all order spaces are full', () => {
    const full = { ...start(), orders: { ...start().orders, fire: [1, 1, 1, 1] } };
    expect(why(full, { kind: 'sendPriest', seat: 0, cult: 'fire', value: 3 })).toBe('order.taken');
    expect(why(full, { kind: 'sendPriest', seat: 0, cult: 'fire', value: 2 })).toBe('order.taken');
    const one = play(full, { kind: 'sendPriest', seat: 0, cult: 'fire', value: 1 });
    expect(seat(one)).toMatchObject({ priests: 1, cults: { fire: 1 } });
    expect(one.orders.fire).toEqual([1, 1, 1, 1]);
  });

  it('6.5: an order space keeps its priest for good', () => {
    const sent = play(start(), { kind: 'sendPriest', seat: 0, cult: 'air', value: 2 });
    expect(sent.orders.air).toEqual([null, 0, null, null]);
  });

  it('trap 13: with several tracks on 9 and too few keys the player picks', () => {
    const tied = scene({
      factions: ['witches', 'nomads'],
      pieces: { E5: [0, 'D'], E6: [0, 'TP'], F3: [0, 'TP'], F4: [0, 'D'] },
      seats: [{ coins: 20, workers: 9, cults: cults(9, 9, 3, 0) }]
    });
    const town = play(
      tied,
      { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TP' },
      { kind: 'takeTown', seat: 0, town: 'TW5' }
    );
    expect(town.owed[0]).toMatchObject({ kind: 'tenth', cults: ['fire', 'water'], n: 1 });
    expect(why(town, { kind: 'skip', seat: 0, what: 'tenth' })).toBe('skip.must');
    const chosen = play(town, { kind: 'enterTenth', seat: 0, cult: 'water' });
    expect(seat(chosen).cults).toEqual(cults(9, 10, 4, 1));
    expect(owes(chosen)).toEqual(['0 after']);
  });

  it('TW5 with one track on 9 enters by itself: the key comes first', () => {
    const one = scene({
      factions: ['witches', 'nomads'],
      pieces: { E5: [0, 'D'], E6: [0, 'TP'], F3: [0, 'TP'], F4: [0, 'D'] },
      seats: [{ coins: 20, workers: 9, cults: cults(9) }]
    });
    const town = play(
      one,
      { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TP' },
      { kind: 'takeTown', seat: 0, town: 'TW5' }
    );
    expect(seat(town).cults).toEqual(cults(10, 1, 1, 1));
  });

  it('5.4: BON2 and FAV6 are steps of choice, legal even where none is possible', () => {
    const held = start({ bonus: 'BON2', favours: ['FAV6'], cults: cults(9) });
    const action = play(held, { kind: 'specialAction', seat: 0, action: 'BON2' });
    expect(legal(action, 'cultStep').length).toBe(4);
    const done = play(action, { kind: 'cultStep', seat: 0, cult: 'fire' });
    expect(seat(done).cults.fire).toBe(9);
    expect(
      why({ ...done, owed: [{ seat: 0, kind: 'turn' }] }, { kind: 'specialAction', seat: 0, action: 'BON2' })
    ).toBe('special.used');
  });

  it('D26: a favour that cannot be taken falls away', () => {
    const none = scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'TP'] },
      seats: [{ coins: 9, workers: 9 }],
      position: {
        favours: {
          FAV1: 0,
          FAV2: 0,
          FAV3: 0,
          FAV4: 0,
          FAV5: 0,
          FAV6: 0,
          FAV7: 0,
          FAV8: 0,
          FAV9: 0,
          FAV10: 0,
          FAV11: 0,
          FAV12: 0
        }
      }
    });
    expect(owes(play(none, { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TE' }))).toEqual(['0 after']);
  });

  it('a favour is not taken twice, nor when its copies are gone', () => {
    const temple = play(
      scene({
        factions: ['witches', 'nomads'],
        pieces: { F4: [0, 'TP'] },
        seats: [{ coins: 9, workers: 9, favours: ['FAV5'] }]
      }),
      { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TE' }
    );
    expect(why(temple, { kind: 'takeFavour', seat: 0, favour: 'FAV5' })).toBe('favour.twice');
    const gone = { ...temple, favours: { ...temple.favours, FAV1: 0 } };
    expect(why(gone, { kind: 'takeFavour', seat: 0, favour: 'FAV1' })).toBe('favour.gone');
  });
});
