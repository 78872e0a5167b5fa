import { describe, expect, it } from 'vitest';
import {
  BrokenLog,
  dice,
  hashOf,
  headerFor,
  options,
  Session,
  SNAPSHOT_EVERY,
  type Game,
  type Move
} from '$lib/kernel';
import { toy, toyConfig, type Toy } from './toy';

const header = headerFor(toy as unknown as Game, toyConfig(2, 400));
const bid = (seat: number, n: number): Move => ({ kind: 'bid', seat, n });
const take = (seat: number, n: number): Move => ({ kind: 'take', seat, n });

function start(isBot?: (seat: number) => boolean): Session<Toy> {
  const session = Session.start(toy, header, isBot);
  session.play(bid(0, 2));
  session.play(bid(1, 0));
  return session;
}

/** A long game of random moves, with the hash of every position. */
function long(moves = 160): { session: Session<Toy>; hashes: string[] } {
  const choose = dice(11);
  const session = Session.start(toy, header);
  const hashes = [hashOf(session.position)];
  while (session.length < moves) {
    session.play(choose.pick(options(toy, session.position)).move);
    hashes.push(hashOf(session.position));
  }
  return { session, hashes };
}

describe('undo', () => {
  it('is free within what one person did', () => {
    const session = start();
    session.play(take(0, 1));
    expect(session.undoIsFree).toBe(true);
    expect(session.undo()).toEqual({ ok: true, n: 2 });
    expect(session.position.heap).toBe(400);
  });

  it('asks the table to go behind what was revealed', () => {
    const session = start();
    expect(session.undo()).toEqual({ ok: false, why: 'ask' });
    session.play({ kind: 'roll', seat: 0 });
    expect(session.undo()).toEqual({ ok: false, why: 'ask' });
    expect(session.undo(true)).toEqual({ ok: true, n: 2 });
  });

  it('asks the table to go behind another person, even after that person has taken a move back', () => {
    const session = start();
    session.play(take(0, 1));
    session.play(take(1, 1));
    expect(session.undo()).toEqual({ ok: true, n: 3 });
    expect(session.undo()).toEqual({ ok: false, why: 'ask' });
  });

  it('takes bots’ answers back together with the move they answered', () => {
    const session = start((seat) => seat === 1);
    session.play(take(0, 1));
    session.play(take(1, 1));
    expect(session.undo(true)).toEqual({ ok: true, n: 2 });
    expect(session.redo().ok).toBe(true);
    expect(session.length).toBe(4);
  });

  it('has nothing to take back at the beginning', () => {
    expect(Session.start(toy, header).undo(true)).toEqual({ ok: false, why: 'nothing' });
  });
});

describe('redo', () => {
  it('goes forward again until another move is made', () => {
    const session = start();
    session.play(take(0, 3));
    session.undo();
    session.play(take(0, 3));
    expect(session.canRedo).toBe(false);
    session.undo();
    session.play(take(0, 2));
    expect(session.canRedo).toBe(false);
    expect(session.redo()).toMatchObject({ ok: false, refusal: { key: 'kernel.nothingToRedo' } });
  });
});

describe('going back in a long game', () => {
  it('finds every position as it was', () => {
    const { session, hashes } = long();
    for (let n = hashes.length - 1; n >= 0; n -= 7) expect(hashOf(session.at(n))).toBe(hashes[n]);
  });

  it('never replays more than the distance between two kept positions', () => {
    const { session } = long();
    for (let n = 1; n <= session.length; n++) expect(n - session.nearest(n).n).toBeLessThan(SNAPSHOT_EVERY);
  });

  it('does so as well after taking up a stored log at a snapshot', () => {
    const { session, hashes } = long();
    const from = session.nearest(60);
    expect(from.n).toBe(50);
    const again = Session.resume(toy, session.log, from);
    expect(hashOf(again.position)).toBe(hashes.at(-1));
    expect(hashOf(again.at(20))).toBe(hashes[20]);
    expect(again.rows).toEqual(session.rows);
  });

  it('tells what each move brought', () => {
    const session = start();
    session.play(take(0, 2));
    expect(session.factsAt(3)).toEqual([{ kind: 'take', seat: 0, n: 2 }]);
    expect(session.factsAt(2).map((fact) => fact.kind)).toEqual(['bid', 'bid', 'first']);
  });
});

describe('a branch', () => {
  it('is a game of its own that begins like the old one', () => {
    const { session, hashes } = long(40);
    const branch = Session.resume(toy, session.branch(15));
    expect(hashOf(branch.position)).toBe(hashes[15]);
    branch.play(options(toy, branch.position)[0]!.move);
    expect(session.length).toBe(40);
  });
});

describe('a log that the rules refuse', () => {
  it('gives up at that row, with the game as far as it goes', () => {
    const { log } = start();
    const rows = [...log.rows, { move: take(0, 9), hash: 'x' }, { move: take(0, 1), hash: 'y' }];
    try {
      Session.resume(toy, { header, rows });
      expect.unreachable();
    } catch (broken) {
      expect(broken).toBeInstanceOf(BrokenLog);
      expect((broken as BrokenLog).row).toBe(2);
      expect((broken as BrokenLog).upTo.length).toBe(2);
    }
  });
});
