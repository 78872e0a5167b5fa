import { describe, expect, it } from 'vitest';
import { legal, owes, play, scene, seat, why } from './scene';

/** Seat 0 at E6 upgrades; seats 1 and 2 live next door. */
const start = (factions: Parameters<typeof scene>[0]['factions'], seats: object[] = []) =>
  scene({
    factions,
    pieces: { E6: [0, 'D'], E5: [1, 'TP'], F3: [1, 'D'], E7: [2, 'SH'] },
    seats: [{ coins: 20, workers: 20 }, {}, {}].map((me, n) => ({ ...me, ...seats[n] }))
  });
const three = ['halflings', 'nomads', 'dwarves'] as const;
const up = { kind: 'upgrade', seat: 0, hex: 'E6', to: 'TP' } as const;

describe('TM 8: leech', () => {
  it('trap 3: the receiver’s adjacent structures count, clockwise from the builder', () => {
    const after = play(start(three), up);
    expect(after.owed[0]).toMatchObject({ seat: 1, kind: 'leech', from: 0, amount: 3, cost: 2 });
    const one = play(after, { kind: 'leech', seat: 1, event: 1 });
    expect(seat(one, 1)).toMatchObject({ vp: 18, power: [2, 10, 0] });
    expect(one.owed[0]).toMatchObject({ seat: 2, kind: 'leech', amount: 3 });
    const two = play(one, { kind: 'declineLeech', seat: 2, event: 1 });
    expect(owes(two)).toEqual(['0 after']);
    expect(seat(two, 2).vp).toBe(20);
  });

  it('trap 2, TM 19: the amount is cut to what the bowls hold and to points + 1', () => {
    const full = play(start(three, [{}, { power: [1, 0, 11] }]), up);
    expect(full.owed[0]).toMatchObject({ amount: 2, cost: 1 });
    const poor = play(start(three, [{}, { vp: 1, points: { start: 1 } }]), up);
    expect(poor.owed[0]).toMatchObject({ amount: 2, cost: 1 });
    expect(seat(play(poor, { kind: 'leech', seat: 1, event: 1 }), 1).vp).toBe(0);
  });

  it('trap 28: fully charged players neither accept nor decline', () => {
    const after = play(start(three, [{}, { power: [0, 0, 12] }, { power: [0, 0, 12] }]), up);
    expect(owes(after)).toEqual(['0 after']);
  });

  it('F1, trap 29: Cultists get one step however many accept, one power if all decline', () => {
    const cultists = ['cultists', 'nomads', 'dwarves'] as const;
    const after = play(start(cultists), up);
    const taken = play(after, { kind: 'leech', seat: 1, event: 1 }, { kind: 'leech', seat: 2, event: 1 });
    expect(owes(taken)).toEqual(['0 cultSteps', '0 after']);
    const stepped = play(taken, { kind: 'cultStep', seat: 0, cult: 'air' });
    expect(owes(stepped)).toEqual(['0 after']);
    const refused = play(
      after,
      { kind: 'declineLeech', seat: 1, event: 1 },
      { kind: 'declineLeech', seat: 2, event: 1 }
    );
    expect(owes(refused)).toEqual(['0 after']);
    expect(seat(refused).power).toEqual([4, 8, 0]);
    const nobody = play(start(cultists, [{}, { power: [0, 0, 12] }, { power: [0, 0, 12] }]), up);
    expect(seat(nobody).power).toEqual([5, 7, 0]);
  });

  it('8.4: Shapeshifters may pay a point for a token in bowl III', () => {
    const after = play(
      start(['shapeshifters', 'nomads', 'dwarves']),
      up,
      { kind: 'leech', seat: 1, event: 1 },
      {
        kind: 'declineLeech',
        seat: 2,
        event: 1
      }
    );
    expect(owes(after)).toEqual(['0 token', '0 after']);
    const taken = play(after, { kind: 'takeToken', seat: 0 });
    expect(seat(taken)).toMatchObject({ vp: 19, power: [4, 4, 1], added: 1 });
    expect(seat(play(after, { kind: 'skip', seat: 0, what: 'token' })).vp).toBe(20);
  });

  it('trap 33: the Yetis’ stronghold is worth four', () => {
    const after = play(
      scene({
        factions: ['halflings', 'yetis'],
        terrains: [null, 'S'],
        pieces: { E6: [0, 'D'], E7: [1, 'SH'] },
        seats: [{ coins: 9 }, { power: [12, 0, 0] }]
      }),
      up
    );
    expect(after.owed[0]).toMatchObject({ amount: 4 });
  });

  it('trap 5: only a direct neighbour, bridge included, makes a trading post cheap', () => {
    const alone = scene({ factions: ['halflings', 'nomads'], pieces: { E6: [0, 'D'], C2: [1, 'D'] } });
    expect(15 - seat(play(alone, up)).coins).toBe(6);
    const beside = scene({ factions: ['halflings', 'nomads'], pieces: { E6: [0, 'D'], E7: [1, 'D'] } });
    expect(15 - seat(play(beside, up)).coins).toBe(3);
  });

  it('8.1: neither bridges nor transforming offer power', () => {
    const dug = play(
      scene({ factions: ['halflings', 'nomads'], pieces: { E6: [0, 'D'], D4: [1, 'D'] }, seats: [{ workers: 9 }] }),
      { kind: 'transform', seat: 0, hex: 'E5', to: 'U', spades: 1 }
    );
    expect(legal(dug, 'leech')).toEqual([]);
    expect(dug.events).toEqual([]);
  });

  it('an answer to another event is refused', () => {
    const after = play(start(three), up);
    expect(why(after, { kind: 'leech', seat: 1, event: 9 })).toBe('leech.event');
    expect(why(after, { kind: 'leech', seat: 2, event: 1 })).toBe('kernel.notYourTurn');
  });

  it('S1: deferred offers wait while the game goes on, and an own action declines them', () => {
    const later = scene({
      factions: three,
      pieces: { E6: [0, 'D'], E5: [1, 'TP'], E7: [2, 'SH'] },
      seats: [{ coins: 20, workers: 20 }],
      options: { leech: 'deferred' },
      position: { owed: [{ seat: 0, kind: 'turn', group: 'table' }] }
    });
    const next = play(later, up, { kind: 'endTurn', seat: 0 });
    expect(owes(next).sort()).toEqual(['1 leech', '1 turn', '2 leech']);
    const acted = play(next, { kind: 'pass', seat: 1, bonus: 'BON3' });
    expect(owes(acted)).toEqual(['1 after', '2 leech']);
    expect(seat(play(acted, { kind: 'leech', seat: 2, event: 1 }), 2).vp).toBe(18);
  });
});
