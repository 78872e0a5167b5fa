import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chain, headHash, replay, type LogHeader, type Move } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import type { TmPosition } from '$lib/games/terra-mystica/state';

/** A game of Terra Mystica that was found by `node src/tools/journeys.mjs`. */
export interface Recorded {
  readonly header: LogHeader;
  readonly moves: readonly Move[];
  /** After which move each ability of the faction shows. */
  readonly shown: Readonly<Record<string, number>>;
  /** The rules' own positions and hashes after each move, the first before any. */
  readonly positions: readonly TmPosition[];
  readonly hashes: readonly string[];
}

export function recorded(name: string): Recorded {
  const file = join(import.meta.dirname, 'recorded', `${name}.jsonl`);
  const [first, ...rest] = readFileSync(file, 'utf8').trim().split('\n');
  const { header, shown } = JSON.parse(first!) as Pick<Recorded, 'header' | 'shown'>;
  const moves = rest.map((line) => JSON.parse(line) as Move);
  const positions: TmPosition[] = [];
  const end = replay(game, header, moves, (_n, position) => positions.push(position));
  if (!end.ok) throw new Error(`${name}: move ${end.row + 1} is refused: ${end.refusal.key}`);
  const hashes = [headHash(header), ...chain(header, moves).map((row) => row.hash)];
  return { header, moves, shown, positions, hashes };
}
