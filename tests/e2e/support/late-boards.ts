import { readFileSync } from 'node:fs';
import { engineOf } from '$lib/games/engines';
import { apply, begin, configOf, type Game, type LogHeader, type Move, type Position } from '$lib/kernel';
import { unpack } from '../../../src/tools/golden/pack';
import type { Prepared } from './prepared';

/** A game that was played out once, and the last moment before its end at which an action is chosen. */
interface LateBoard extends Prepared {
  readonly at: number;
}

/** How a kept game is read: its file, which of the games in it, and the question that fills the board with light. */
interface Kept {
  readonly file: string;
  readonly line: number;
  readonly asked: string;
}

const BOARDS: Readonly<Record<string, Kept>> = {
  Clearings: { file: 'tests/games/clearings/golden.json', line: 2, asked: 'action' },
  'Terra Mystica with five': { file: 'tests/golden/terra-mystica/own/5-players.jsonl', line: 0, asked: 'action' },
  'Helios with four': { file: 'tests/golden/helios/4-players.jsonl', line: 0, asked: 'build' },
  'Rise & Fall with four': { file: 'tests/golden/rise-and-fall/4-players.jsonl', line: 1, asked: 'act' },
  'Rise & Fall with eight': { file: 'tests/golden/rise-and-fall/8-players.jsonl', line: 1, asked: 'act' }
};
export const LATE_BOARDS: readonly string[] = Object.keys(BOARDS);

type Stored = { readonly header: LogHeader; readonly moves: string | readonly string[] };

export async function lateBoard(name: string): Promise<LateBoard> {
  const { file, line, asked } = BOARDS[name]!;
  const text = readFileSync(file, 'utf8').trim();
  const { header, moves: written } = (
    file.endsWith('.json') ? (JSON.parse(text) as Stored[])[line] : JSON.parse(text.split('\n')[line]!)
  ) as Stored;
  const game: Game<Position> = await engineOf(header.game)!.load();
  let { position } = begin(game, configOf(header));
  const moves: Move[] = [];
  const all = header.game === 'terra-mystica' ? unpack(written as string) : [...[written].flat().flatMap(split)];
  let at = 0;
  for (const each of all) {
    if (moves.length < all.length * 0.92 && position.owed[0]?.kind === asked) at = moves.length;
    const move = typeof each === 'string' ? read(game, position, each) : each;
    const played = apply(game, position, move);
    if (!played.ok) throw new Error(`${move.kind} is refused: ${played.refusal.key}`);
    moves.push(move);
    position = played.position;
  }
  return { header, moves, at };
}

/** Moves in one line have blanks between them; in a list each is a line of its own, the seat before it. */
const split = (text: string): string[] => (/^\d /.test(text) ? [text] : text.split(' '));

function read(game: Game<Position>, position: Position, text: string): Move {
  const seated = /^(\d) ?(.+)$/.exec(text);
  const [seat, words] = seated === null ? [position.owed[0]!.seat, text] : [Number(seated[1]), seated[2]!];
  return game.notation.read(words, position, seat)!;
}
