import { expect, type Page } from '@playwright/test';
import type { LogHeader, Move } from '$lib/kernel';
import { EDGES, type Edge, type Layout, type Settings } from '$lib/store/types';
import { Table } from './table';

/** A game that the rules alone have played before. */
export interface Prepared {
  readonly header: LogHeader;
  readonly moves: readonly Move[];
}

export interface Seating {
  readonly layout?: Layout | undefined;
  readonly edges?: readonly Edge[];
  /** For a browser that knows no address of its own. */
  readonly origin?: string;
  /** Whether the game teaches itself, as it does the first time. */
  readonly lesson?: boolean;
  readonly turnEnd?: Settings['turnEnd'];
}

const PEOPLE = ['Ada', 'Ben', 'Cléo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hal'];

/** Brings games to the device in one file, each as it was after so many of its moves. Returns their ids. */
export async function bring(
  page: Page,
  { header, moves }: Prepared,
  moments: readonly number[],
  { layout = 'table', edges = EDGES, origin = '', lesson = false, turnEnd = 'ask' }: Seating = {}
): Promise<readonly string[]> {
  const seats = Array.from({ length: header.players }, (_, seat) => ({
    name: PEOPLE[seat],
    colour: seat + 1,
    kind: 'person',
    edge: edges[seat]
  }));
  const games = moments.map((n) => ({
    id: `${header.game.replaceAll('-', '')}${header.players}at${n}${layout}`,
    header,
    seats,
    layout,
    moves: moves.slice(0, n).map((move) => ({ move }))
  }));
  // A recorded game ends its turns itself.
  const settings = { seen: lesson ? [] : [`lesson.${header.game}`], turnEnd };
  const buffer = Buffer.from(JSON.stringify({ plateau: 'library', version: 1, settings, games }));
  await page.goto(`${origin}/open`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'games.plateau.json', mimeType: 'application/json', buffer });
  await page.locator('.take-settings input').check();
  await page.getByRole('button', { name: /^(Take|Prendre) \d+ (game|partie)s?$/ }).click();
  await page.waitForURL((url) => url.pathname !== '/open');
  return games.map(({ id }) => id);
}

/** Opens the game as it was after so many moves, and sits down at it. */
export async function openAt(page: Page, game: Prepared, n: number, seating?: Seating): Promise<Table> {
  await bring(page, game, [n], seating);
  return seated(page);
}

/** Sits down at a game that is on the device. */
export async function sitAt(page: Page, id: string): Promise<Table> {
  await page.goto(`/play/${id}`);
  return seated(page);
}

async function seated(page: Page): Promise<Table> {
  const table = new Table(page);
  await expect(table.root).toBeAttached();
  return table;
}
