import { describe, expect, it } from 'vitest';
import { game as helios } from '$lib/games/helios';
import { canonical, headerFor, randomBot, readOptions, Session, type Move } from '$lib/kernel';
import { History, openMoves } from '$lib/ui/play/history';
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
    expect(history.moments[1]!.deeds).toEqual([]);
    expect(history.moments[2]!.deeds).toEqual(moves.slice(0, 2));
    const other = new History(toy);
    other.follow(session({ kind: 'bid', seat: 0, n: 0 }));
    const visible = ({ facts, deeds, totals, round }: (typeof history.moments)[number]) => ({
      facts,
      deeds,
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
    game.play(all.at(-1)!);
    history.follow(game);
    expect(history.moments).toHaveLength(all.length + 1);
    history.moments.forEach(({ n, open, totals }) => {
      expect([n, open, totals]).toEqual([n, true, helios.score(game.at(n)).totals]);
    });
  });
  it('knows a changed choice as still under cover', () => {
    const game = session(moves[0]!);
    const before = game.position;
    const again: Move = { kind: 'bid', seat: 0, n: 1 };
    game.play(again);
    expect(openMoves(before, again, game.position)).toEqual([]);
  });
});
