import { describe, expect, it } from 'vitest';
import { begin, options, type Options } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import { FACTION } from '$lib/games/terra-mystica/factions';
import type { TmMove } from '$lib/games/terra-mystica/moves';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import { legal, owes, play, scene, seat, why } from './scene';

const start = (players: number, config: Options = {}, seed = 1): TmPosition =>
  begin(game, { players, options: config, seed }).position;

const pick = (faction: string, n: number): TmMove => ({ kind: 'pickFaction', seat: n, faction }) as TmMove;

/** Always the first option, until the phase is reached. */
function skipTo(position: TmPosition, phase: string): TmPosition {
  let now = position;
  while (now.phase !== phase) now = play(now, options(game, now)[0]!.move as unknown as TmMove);
  return now;
}

describe('TM 4: setup', () => {
  it.each([2, 3, 4, 5])('4.2: the introductory game for %i is ready for its bonus cards', (players) => {
    const position = start(players, { setup: 'introductory' });
    expect(position.phase).toBe('setup.bonuses');
    expect(position.scoring).toEqual(['SCORE5', 'SCORE7', 'SCORE1', 'SCORE6', 'SCORE4', 'SCORE8']);
    position.pieces.forEach((piece, n) => {
      if (piece) expect(position.ground[n]).toBe(seat(position, piece.seat).terrain);
    });
    expect(owes(position)[0]).toBe(`${players - 1} firstBonus`);
    expect(Object.keys(position.bonuses).length).toBe(players + 3);
  });

  it('4.3: the spade tile never lies on rounds 5 and 6', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { scoring } = start(3, {}, seed);
      expect(new Set(scoring).size).toBe(6);
      expect(scoring.slice(4)).not.toContain('SCORE1');
    }
  });

  it('4.4: boards, home terrains and picked terrains exclude factions', () => {
    const first = start(3, { fireIceFactions: true });
    const [a, b, c] = first.order as [number, number, number];
    const ice = play(first, pick('ice-maidens', a));
    expect(owes(ice).slice(0, 2)).toEqual([`${a} favour`, `${a} terrain`]);
    const chosen = play(
      ice,
      { kind: 'takeFavour', seat: a, favour: 'FAV9' },
      { kind: 'pickTerrain', seat: a, terrain: 'G' }
    );
    expect(why(chosen, pick('yetis', b))).toBe('faction.board');
    expect(why(chosen, pick('witches', b))).toBe('faction.terrain');
    const nomads = play(chosen, pick('nomads', b));
    expect(why(nomads, pick('fakirs', c))).toBe('faction.board');
    const river = play(nomads, pick('riverwalkers', c));
    expect(why(river, { kind: 'pickTerrain', seat: c, terrain: 'Y' })).toBe('terrain.taken');
    expect(why(river, { kind: 'pickTerrain', seat: c, terrain: 'G' })).toBe('terrain.taken');
    const done = play(river, { kind: 'pickTerrain', seat: c, terrain: 'R' });
    expect(seat(done, c).unlocked).toEqual(['R']);
    expect(done.phase).toBe('setup.dwellings');
  });

  it('4.4: volcano factions pick after everybody has chosen; without Fire & Ice they are not there', () => {
    const first = start(2, { fireIceFactions: true });
    const [a, b] = first.order as [number, number];
    const chosen = play(first, pick('acolytes', a), pick('witches', b));
    expect(chosen.phase).toBe('setup.volcano');
    expect(why(chosen, { kind: 'pickTerrain', seat: a, terrain: 'G' })).toBe('terrain.taken');
    expect(seat(chosen, a)).toMatchObject({ power: [6, 6, 0], cults: { fire: 3, water: 3, earth: 3, air: 3 } });
    expect(why(start(2), pick('acolytes', start(2).order[0]!))).toBe('faction.set');
  });

  it('4.4: random factions are dealt, one board each', () => {
    const first = start(5, { setup: 'random', fireIceFactions: true }, 3);
    expect(first.dealt.length).toBe(5);
    expect(new Set(first.dealt.flat().map((id) => FACTION[id].board)).size).toBe(5);
    const [a] = first.order as [number];
    expect(legal(first, 'pickFaction').map((move) => (move as { faction: string }).faction)).toEqual(first.dealt[a]);
  });

  it('4.6: the auction sells lots, the last one for nothing; slots give the order', () => {
    const first = start(3, { setup: 'auction' }, 7);
    const opener = first.owed[0]!.seat;
    const others = [1, 2].map((n) => (opener + n) % 3) as [number, number];
    expect(why(first, { kind: 'bid', seat: opener, n: null })).toBe('bid.open');
    const bids = play(first, { kind: 'bid', seat: opener, n: 2 });
    expect(why(bids, { kind: 'bid', seat: others[0], n: 2 })).toBe('bid.low');
    const won = play(
      bids,
      { kind: 'bid', seat: others[0], n: 5 },
      { kind: 'bid', seat: others[1], n: null },
      {
        kind: 'bid',
        seat: opener,
        n: null
      }
    );
    expect(owes(won)).toEqual([`${others[0]} lot`]);
    const lot = won.auction!.lots[0]!;
    const taken = play(won, { kind: 'takeLot', seat: others[0], faction: lot, slot: 2 });
    expect(seat(taken, others[0])).toMatchObject({ faction: lot, vp: 35 });
    // The next lot is opened by the next seat that still bids.
    expect(taken.owed[0]).toMatchObject({ kind: 'bid', seat: others[1] });
    const last = skipTo(taken, 'setup.dwellings');
    expect(last.order[2]).toBe(others[0]);
    expect(last.seats.filter((me) => me.vp === 40).length).toBeGreaterThan(0);
  });

  it('4.7, trap 24: dwellings forward and back, Nomads third, Chaos Magicians last; cards in reverse', () => {
    const first = start(3, {});
    const [a, b, c] = first.order as [number, number, number];
    const chosen = play(first, pick('chaos-magicians', a), pick('nomads', b), pick('witches', c));
    expect(owes(chosen)).toEqual([b, c, c, b, b, a].map((n) => `${n} firstDwelling`));
    expect(why(chosen, { kind: 'place', seat: b, hex: 'A1' })).toBe('build.foreign');
    const cards = skipTo(chosen, 'setup.bonuses');
    expect(owes(cards)).toEqual([c, b, a].map((n) => `${n} firstBonus`));
  });

  it('trap 16: coins lie on the leftover cards before round 1', () => {
    const round = skipTo(start(2, { setup: 'introductory' }), 'round.actions');
    expect(Object.values(round.bonuses)).toEqual([1, 1, 1]);
    expect(round.round).toBe(1);
  });
});

describe('TM 5 and 6.8: rounds', () => {
  const two = (more: Parameters<typeof scene>[0]['position'] = {}, round = 1) =>
    scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'D'], E6: [0, 'TP'], I7: [1, 'D'] },
      seats: [{ bonus: 'BON7', favours: ['FAV12'] }, { bonus: 'BON9' }],
      scoring: ['SCORE4', 'SCORE4', 'SCORE4', 'SCORE4', 'SCORE4', 'SCORE4'],
      bonuses: { BON1: 2, BON3: 1, BON5: 1 },
      round,
      position: more
    });

  it('trap 14, 15: points for card and favour, a card with its coins, never the one returned', () => {
    expect(why(two(), { kind: 'pass', seat: 0, bonus: 'BON7' })).toBe('bonus.away');
    expect(why(two(), { kind: 'pass', seat: 0, bonus: null })).toBe('pass.card');
    const passed = play(two(), { kind: 'pass', seat: 0, bonus: 'BON1' });
    expect(seat(passed)).toMatchObject({ vp: 20 + 2 + 2, coins: 17, bonus: 'BON1', passed: true });
    expect(passed.bonuses).toEqual({ BON3: 1, BON5: 1, BON7: 0 });
    expect(why(two({}, 6), { kind: 'pass', seat: 0, bonus: 'BON1' })).toBe('pass.noCard');
    expect(seat(play(two({}, 6), { kind: 'pass', seat: 0, bonus: null })).vp).toBe(24);
  });

  it('5.2: free moves are still legal after passing; then the others go on', () => {
    const passed = play(two(), { kind: 'pass', seat: 0, bonus: 'BON1' });
    expect(why(passed, { kind: 'convert', seat: 0, from: 'workers', to: 'coins', n: 1 })).toBeNull();
    const next = play(passed, { kind: 'endTurn', seat: 0 });
    expect(owes(next)).toEqual(['1 turn']);
    const alone = play(next, { kind: 'convert', seat: 1, from: 'workers', to: 'coins', n: 1 });
    expect(owes(alone)).toEqual(['1 turn']);
  });

  it('5.3, 5.5, 5.6: the first to pass leads; cult bonus, clean-up and income follow', () => {
    const round = two({ powerUsed: ['ACT1'], owed: [{ seat: 1, kind: 'turn' }], active: 1 });
    const withFire = {
      ...round,
      seats: round.seats.map((me) => ({ ...me, used: ['FAV6' as const], cults: { ...me.cults, fire: 5 } }))
    };
    const after = play(
      withFire,
      { kind: 'pass', seat: 1, bonus: 'BON5' },
      { kind: 'endTurn', seat: 1 },
      { kind: 'pass', seat: 0, bonus: 'BON1' },
      { kind: 'endTurn', seat: 0 }
    );
    expect(after).toMatchObject({ round: 2, order: [1, 0], powerUsed: [], active: 1 });
    expect(after.seats.every((me) => !me.passed && me.used.length === 0)).toBe(true);
    // Fire 5 with SCORE4: two workers, then the income of dwelling, post and card.
    expect(seat(after).workers).toBe(3 + 2 + 2);
    expect(Object.values(after.bonuses)).toEqual([2, 1, 1]);
  });

  it('5.3: with variable order everybody follows in the order of passing', () => {
    const three = scene({
      factions: ['witches', 'nomads', 'giants'],
      pieces: { F4: [0, 'D'], I7: [1, 'D'], A6: [2, 'D'] },
      bonuses: { BON1: 0, BON2: 0, BON3: 0, BON5: 0 },
      options: { variableTurnOrder: true },
      scoring: ['SCORE3', 'SCORE3'],
      position: { owed: [{ seat: 2, kind: 'turn' }], active: 2 }
    });
    const after = play(
      three,
      { kind: 'pass', seat: 2, bonus: 'BON1' },
      { kind: 'endTurn', seat: 2 },
      { kind: 'pass', seat: 0, bonus: 'BON2' },
      { kind: 'endTurn', seat: 0 },
      { kind: 'pass', seat: 1, bonus: 'BON3' },
      { kind: 'endTurn', seat: 1 }
    );
    expect(after.order).toEqual([2, 0, 1]);
  });

  it('trap 18: round 6 has no cult bonus and leads to the final scoring', () => {
    const after = play(
      two({}, 6),
      { kind: 'pass', seat: 0, bonus: null },
      { kind: 'endTurn', seat: 0 },
      { kind: 'pass', seat: 1, bonus: null },
      { kind: 'endTurn', seat: 1 }
    );
    expect(after.phase).toBe('over');
    expect(game.score(after).final).toBe(true);
  });

  it('6.2, 6.3, trap 39: shipping and dig levels with their prices and points', () => {
    const rich = { coins: 30, workers: 9, priests: 3 };
    const ready = scene({ factions: ['witches', 'nomads'], pieces: { F4: [0, 'D'] }, seats: [rich] });
    expect(seat(play(ready, { kind: 'advanceShipping', seat: 0 }))).toMatchObject({
      shipping: 1,
      vp: 22,
      coins: 26,
      priests: 2
    });
    const dug = play(ready, { kind: 'advanceDig', seat: 0 });
    expect(seat(dug)).toMatchObject({ dig: 1, vp: 26, coins: 25, workers: 7, priests: 2 });
    const again = play({ ...dug, owed: [{ seat: 0, kind: 'turn' }] }, { kind: 'advanceDig', seat: 0 });
    expect(seat(again)).toMatchObject({ dig: 2, vp: 32 });
    expect(why({ ...again, owed: [{ seat: 0, kind: 'turn' }] }, { kind: 'advanceDig', seat: 0 })).toBe('dig.end');
  });

  it('6.4: upgrades follow the path and need a piece', () => {
    const ready = scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'D'], E6: [0, 'TP'], E9: [0, 'SH'], I7: [1, 'D'] },
      seats: [{ coins: 30, workers: 9 }]
    });
    expect(why(ready, { kind: 'upgrade', seat: 0, hex: 'F4', to: 'SA' })).toBe('upgrade.path');
    expect(why(ready, { kind: 'upgrade', seat: 0, hex: 'E6', to: 'SH' })).toBe('noPiece');
    expect(why(ready, { kind: 'upgrade', seat: 0, hex: 'I7', to: 'TP' })).toBe('upgrade.foreign');
    expect(why(ready, { kind: 'upgrade', seat: 0, hex: 'A1', to: 'TP' })).toBe('upgrade.empty');
  });

  it('6.6, 6.7: each power action once a round; special actions belong to their owner', () => {
    const ready = scene({
      factions: ['witches', 'nomads'],
      pieces: { F4: [0, 'D'] },
      seats: [{ power: [0, 0, 12] }],
      position: { powerUsed: ['ACT3'] }
    });
    expect(why(ready, { kind: 'powerAction', seat: 0, action: 'ACT3' })).toBe('power.used');
    expect(seat(play(ready, { kind: 'powerAction', seat: 0, action: 'ACT4' }))).toMatchObject({
      coins: 22,
      power: [4, 0, 8]
    });
    expect(why(ready, { kind: 'specialAction', seat: 0, action: 'ACTA' })).toBe('special.foreign');
    expect(why(ready, { kind: 'specialAction', seat: 0, action: 'ACTW' })).toBe('special.noStronghold');
    expect(why(ready, { kind: 'specialAction', seat: 0, action: 'BON1' })).toBe('special.notHeld');
  });
});
