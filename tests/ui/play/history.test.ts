import { describe, expect, it } from 'vitest';
import { game as helios } from '$lib/games/helios';
import { game as terra } from '$lib/games/terra-mystica';
import { canonical, headerFor, randomBot, readOptions, Session, type Move } from '$lib/kernel';
import { entriesOf } from '$lib/play/log/entries';
import { History, openMoves } from '$lib/play/history';
import { byRound } from '$lib/play/chart';
import { playOut } from '../../../src/tools/engine/play-out';
import { toy, toyConfig } from '../../kernel/toy';

const moves: Move[] = [
  { kind: 'bid', seat: 0, n: 2 },
  { kind: 'bid', seat: 1, n: 1 },
  { kind: 'take', seat: 0, n: 3 },
  { kind: 'take', seat: 1, n: 1 }
];
function session(...played: Move[]) {
  const game = Session.start(toy, headerFor(toy as never, toyConfig()));
  for (const move of played) expect(game.play(move).ok).toBe(true);
  return game;
}

describe('history', () => {
  it('tells every move once, with points and rounds', () => {
    const history = new History(toy);
    expect(history.follow(session(...moves))).toBe(true);
    expect(history.moments.map(({ n, seat, totals, round }) => ({ n, seat, totals, round }))).toEqual([
      { n: 0, seat: null, totals: [0, 0], round: 0 },
      { n: 1, seat: 0, totals: [0, 0], round: 0 },
      { n: 2, seat: 1, totals: [0, 0], round: 1 },
      { n: 3, seat: 0, totals: [3, 0], round: 1 },
      { n: 4, seat: 1, totals: [3, 1], round: 1 }
    ]);
  });
  it('says nothing of a choice under cover until all are lifted', () => {
    const history = new History(toy);
    history.follow(session(...moves));
    expect(history.moments[1]!.facts).toEqual([{ kind: 'kernel.sealed', seat: 0 }]);
    expect(history.moments[1]!.moves).toEqual([]);
    expect(history.moments[2]!.moves).toEqual(moves.slice(0, 2));
    const other = new History(toy);
    other.follow(session({ kind: 'bid', seat: 0, n: 0 }));
    const visible = ({ facts, moves, totals, round }: (typeof history.moments)[number]) => ({
      facts,
      moves,
      totals,
      round
    });
    expect(canonical(visible(other.moments[1]!))).toBe(canonical(visible(history.moments[1]!)));
  });
  it('follows the game back and on another way', () => {
    const game = session(...moves.slice(0, 3));
    const history = new History(toy);
    history.follow(game);
    game.undo(true);
    game.play({ kind: 'take', seat: 0, n: 1 });
    history.follow(game);
    expect(history.moments).toHaveLength(4);
    expect(history.moments[3]!.totals).toEqual([1, 0]);
  });
  it('can be read in pieces', () => {
    const history = new History(toy);
    const game = session(...moves);
    expect(history.follow(game, 2)).toBe(false);
    expect(history.moments).toHaveLength(3);
    expect(history.follow(game, 2)).toBe(true);
    expect(history.moments).toHaveLength(5);
  });
  it('tells the course of a finished game with what was hidden all the while', () => {
    const config = { players: 2, options: readOptions(helios.meta, {}, 2), seed: 3 };
    const { moves: all } = playOut(helios as never, config, [randomBot, randomBot]);
    const game = Session.start(helios, headerFor(helios as never, config));
    const history = new History(helios);
    for (const move of all.slice(0, -1)) game.play(move);
    history.follow(game);
    const before = history.moments.at(-1)!;
    expect(before.open).toBe(false);
    expect(before.totals).not.toEqual(helios.score(game.position).totals);
    expect(before.points).toEqual([0, 0]);
    game.play(all.at(-1)!);
    history.follow(game);
    expect(history.moments).toHaveLength(all.length + 1);
    history.moments.forEach(({ n, open, points, totals, final }) => {
      const at = game.at(n);
      expect([n, open, totals]).toEqual([n, true, helios.score(at).totals]);
      expect(points).toEqual(at.seats.map(({ vp }) => vp));
      expect(final).toBe(n === all.length);
    });
  });
  it('tells points that were scored from those a game would end with', () => {
    const config = { players: 2, options: readOptions(terra.meta, { setup: 'introductory' }, 2), seed: 3 };
    const { moves: all } = playOut(terra as never, config, [terra.bots['steady'], terra.bots['steady']] as never);
    const game = Session.start(terra, headerFor(terra as never, config));
    for (const move of all) game.play(move);
    const history = new History(terra);
    history.follow(game);
    const last = history.moments.at(-1)!;
    for (const { n, points } of history.moments.slice(0, -1)) {
      expect([n, points]).toEqual([n, game.at(n).seats.map(({ vp }) => vp)]);
    }
    // The final scoring is no sequence of whoever moved last.
    expect(last.points!.every((n, seat) => n < last.totals[seat]!)).toBe(true);
    const speaker = { texts: { has: () => false, say: (key: string) => key }, names: {} };
    const entries = entriesOf(speaker as never, history.moments);
    // An upgrade costs no points, whatever it does to goods that would count at the end.
    const upgrades = entries.filter(({ n }) => all[n - 1]!.kind === 'upgrade');
    expect(upgrades.length).toBeGreaterThan(3);
    expect(upgrades.every(({ points }) => points >= 0)).toBe(true);

    const points = byRound(history.moments);
    expect(points.map(({ round }) => round)).toEqual([null, 1, 2, 3, 4, 5, 6, null]);
    expect(points.at(-2)!.points).toEqual(last.points);
    expect(points.at(-1)).toEqual({ round: null, points: last.totals, totals: null });
  });
  it('knows a changed choice as still under cover', () => {
    const game = session(moves[0]!);
    const before = game.position;
    const again: Move = { kind: 'bid', seat: 0, n: 1 };
    game.play(again);
    expect(openMoves(before, again, game.position)).toEqual([]);
  });
});
