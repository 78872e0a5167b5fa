import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { awaited, begin, apply, chain, configOf, headHash, options, type LogHeader, type Move } from '$lib/kernel';
import { game } from '$lib/games/helios';
import type { HeliosPosition } from '$lib/games/helios/state';
import { places } from '$lib/games/helios/ui/places';
import type { Touching } from './hand';
import { Table } from './table';

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
  return {
    places: (move) => touched.get(move) ?? [],
    together: (move, next) => BOUGHT.has(move.kind) && next.kind === 'payRest' && next.seat === move.seat
  };
}

function placesOf(move: Move, position: HeliosPosition): string[] {
  const alike = options(game, position, move.seat).filter((option) => option.move.kind === move.kind);
  const all = places(move);
  const begins = (n: number) =>
    alike.filter(({ move: other }) => places(other).slice(0, n).join('|') === all.slice(0, n).join('|'));
  const enough = all.findIndex((_, n) => begins(n + 1).length === 1);
  // On the land a stop of the sun is touched like any cell.
  return all.slice(0, enough < 0 ? all.length : enough + 1).map((place) => place.replace(/^sun:/, ''));
}

const NAMES = ['Ada', 'Ben', 'Cléo', 'Dan'];
const SIDES = ['south', 'north', 'west', 'east'];

/** Opens the game as it was after so many moves, from a file, and sits down at it. */
export async function openAt(page: Page, { header, moves }: RecordedHelios, n: number, layout = 'table') {
  const id = `helios${header.players}at${n}${layout}`;
  const seats = NAMES.slice(0, header.players).map((name, seat) => ({
    name,
    colour: seat + 1,
    kind: 'person',
    edge: SIDES[seat]
  }));
  const file = {
    plateau: 'game',
    version: 1,
    id,
    header,
    seats,
    layout,
    moves: moves.slice(0, n).map((move) => ({ move }))
  };
  await page.goto('/open');
  const buffer = Buffer.from(JSON.stringify(file));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.plateau.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Take 1 game' }).click();
  await page.waitForURL((url) => url.pathname !== '/open');
  await page.goto(`/play/${id}`);
  const table = new Table(page);
  await expect(table.root).toBeAttached();
  const known = page.getByRole('button', { name: 'I know this' });
  await known.waitFor({ timeout: 3000 }).catch(() => undefined);
  if ((await known.count()) > 0) await known.click();
  return table;
}
