import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { awaited, begin, apply, chain, configOf, headHash, options, type LogHeader, type Move } from '$lib/kernel';
import { game } from '$lib/games/helios';
import type { HeliosPosition } from '$lib/games/helios/state';
import { moves as moveUis } from '$lib/games/helios/ui/moves';
import { foregone } from '$lib/games/helios/ui/pay';
import type { Touching } from './hand';

/** A game that was written down move by move; between them the games use every building and every character. */
export interface RecordedHelios {
  readonly header: LogHeader;
  readonly moves: readonly Move[];
  /** The rules' own positions and hashes after each move, the first before any. */
  readonly positions: readonly HeliosPosition[];
  readonly hashes: readonly string[];
  readonly touching: Touching;
}

const FILE = join(import.meta.dirname, '../../golden/helios/every-building.jsonl');

export function recordedHelios(players: number): RecordedHelios {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n');
  const kept = lines.map((line) => JSON.parse(line) as { header: LogHeader; moves: string });
  const { header, moves: text } = kept.find((each) => each.header.players === players)!;
  const moves: Move[] = [];
  const positions = [begin(game, configOf(header)).position];
  for (const written of text.split(' ')) {
    const position = positions.at(-1)!;
    const move = game.notation.read(written, position, awaited(position)[0]!)!;
    const played = apply(game, position, move);
    if (!played.ok) throw new Error(`${written} is refused: ${played.refusal.key}`);
    moves.push(move);
    positions.push(played.position);
  }
  const hashes = [headHash(header), ...chain(header, moves).map((row) => row.hash)];
  return { header, moves, positions, hashes, touching: touchingOf(moves, positions) };
}

const BOUGHT: ReadonlySet<string> = new Set(['temple', 'building', 'activate']);

/** Where the moves are touched: as many places as it takes until only this move can be meant. */
function touchingOf(moves: readonly Move[], positions: readonly HeliosPosition[]): Touching {
  const touched = new Map(moves.map((move, n) => [move, placesOf(move, positions[n]!)]));
  // A payment that makes no difference is made with the move before it.
  const settled = new Set(moves.filter((_, n) => foregone(positions[n]!) !== null));
  const pays = ({ kind }: Move) => kind === 'pay' || kind === 'payRest';
  return {
    places: (move) => (settled.has(move) ? [] : (touched.get(move) ?? [])),
    gathers: pays,
    together: (move, next) => next.seat === move.seat && pays(next) && (pays(move) || BOUGHT.has(move.kind))
  };
}

function placesOf(move: Move, position: HeliosPosition): string[] {
  const alike = options(game, position, move.seat).filter((option) => option.move.kind === move.kind);
  const all = moveUis.places(move);
  const begins = (n: number) =>
    alike.filter(({ move: other }) => moveUis.places(other).slice(0, n).join('|') === all.slice(0, n).join('|'));
  const enough = all.findIndex((_, n) => begins(n + 1).length === 1);
  // On the land a stop of the sun is touched like any cell.
  return all.slice(0, enough < 0 ? all.length : enough + 1).map((place) => place.replace(/^sun:/, ''));
}
