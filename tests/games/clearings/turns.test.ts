import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/clearings';
import { headerFor, answerable, options, Session, type Game, type Move } from '$lib/kernel';
import { after, config, first, hut, placesFor, scene, why } from './table';

const barter = (give: string, seat = 0): Move => ({ kind: 'barter', seat, give });
const pass = (seat = 0): Move => ({ kind: 'pass', seat });
const end = (seat = 0): Move => ({ kind: 'end', seat });
const kinds = (position: ReturnType<typeof scene>) => [
  ...new Set(options(game, position).map(({ move }) => move.kind))
];

describe('CL 4.1 Your turn', () => {
  it('offers what can be paid for, barter and pass', () => {
    const position = scene({ pieces: { '0,0': hut(0) }, goods: [{ wood: 2, stone: 2 }] });
    expect(kinds(position)).toEqual(['build', 'raise', 'barter', 'pass']);
  });

  it('has one main action only', () => {
    const position = after(scene({ pieces: { '0,0': hut(0) }, goods: [{ wood: 4 }] }), {
      kind: 'build',
      seat: 0,
      place: '1,0'
    });
    expect(kinds(position)).toEqual(['barter', 'end']);
    expect(why(position, { kind: 'build', seat: 0, place: '0,1' })?.key).toBe('kernel.notAsked');
  });

  it('is over before the next seat begins', () => {
    const position = scene({ pieces: { '0,0': hut(0) } });
    expect(why(position, pass(1))?.key).toBe('kernel.notYourTurn');
    expect(answerable(after(position, pass(), end()))).toEqual([{ seat: 1, kind: 'action' }]);
  });
});

describe('CL 4.6 Pass', () => {
  it('changes nothing but the turn', () => {
    const position = scene({ pieces: { '0,0': hut(0) }, goods: [{ wood: 4 }] });
    expect(after(position, pass())).toEqual({ ...position, owed: [{ seat: 0, kind: 'finish' }, position.owed[1]] });
  });
});

describe('CL 4.7 Barter', () => {
  it('takes two of one good and gives one of the other', () => {
    const position = scene({ goods: [{ wood: 2, stone: 3 }] });
    expect(after(position, barter('wood')).seats[0]!.goods).toEqual({ wood: 0, stone: 4 });
    expect(after(position, barter('stone')).seats[0]!.goods).toEqual({ wood: 3, stone: 1 });
  });

  it('is free: as often as one likes, before and after the main action', () => {
    const position = scene({ pieces: { '0,0': hut(0) }, goods: [{ stone: 8 }] });
    const done = after(position, barter('stone'), barter('stone'), pass(), barter('stone'), end());
    expect(done.seats[0]!.goods).toEqual({ wood: 3, stone: 2 });
  });

  it('is made with the supply, which must have the other good', () => {
    const position = scene({ goods: [{ wood: 2 }], change: { supply: { wood: 10, stone: 0 } } });
    expect(why(position, barter('wood'))).toEqual({ key: 'supply.stone', rule: 'CL 4.7' });
  });
});

describe('CL 4.9 End of the turn', () => {
  it('is the player’s to say, and all before it can be taken back', () => {
    const session = Session.start(game, headerFor(game as unknown as Game, config()));
    while (session.position.phase === 'settling') {
      const { seat } = session.position.owed[0]!;
      session.play({ kind: 'settle', seat, place: placesFor(session.position, 'settle')[0] as string });
    }
    for (const seat of [0, 1]) session.play({ kind: 'task', seat, task: 'feast' });
    const start = session.position;
    const seat = start.first;
    for (const move of [barter('wood', seat), pass(seat)]) expect(session.play(move).ok).toBe(true);
    expect(session.undo()).toEqual({ ok: true, n: 5 });
    expect(session.undo()).toEqual({ ok: true, n: 4 });
    expect(session.position).toEqual(start);
    expect(session.undo()).toEqual({ ok: false, why: 'ask' });
  });
});

describe('CL 5 Rounds', () => {
  const lastTurn = (change: object) => scene({ change: { owed: [{ seat: 1, kind: 'finish' }], ...change } });

  it('CL 5.1: the token goes on to the left, and new tasks are chosen', () => {
    const position = after(lastTurn({ first: 1, round: 2 }), end(1));
    expect(position.first).toBe(0);
    expect(position.round).toBe(3);
    expect(position.phase).toBe('round.tasks');
    expect(position.seats.every((seat) => seat.task === null)).toBe(true);
    expect(position.owed.map(({ kind }) => kind)).toEqual(['task', 'task']);
  });

  it('CL 5.2: after the last round the game is over', () => {
    const position = after(lastTurn({ first: 1, round: 5 }), end(1));
    expect(position.phase).toBe('over');
    expect(position.first).toBe(1);
    expect(options(game, position)).toEqual([]);
    expect(why(position, end(1))?.key).toBe('kernel.over');
  });

  it('says how far the game has come', () => {
    expect(game.progress(first())).toEqual({ round: 0, rounds: 5 });
    expect(game.progress(lastTurn({ round: 4 }))).toEqual({ round: 4, rounds: 5 });
  });
});
