import type { Page } from '@playwright/test';
import type { Move } from '$lib/kernel';
import { game } from '$lib/games/helios';
import { BUILDING_IDS, CHARACTER_IDS } from '$lib/games/helios/data';
import texts from '$lib/games/helios/text/en.json' with { type: 'json' };
import { Hand } from './support/hand';
import { recordedHelios, type RecordedHelios } from './support/helios';
import { newTable } from './support/new-game';
import { bring, sitAt } from './support/prepared';
import { expect, test } from './support/test';

// Long games on slow machines are not wrong.
test.setTimeout(900_000);

const PEOPLE = ['Ada', 'Ben', 'Cléo', 'Dan'];
const words: Readonly<Record<string, string>> = texts;

/** The sheet on the screen: the names on top, then a row for each category, then the totals. */
const sheetOn = (page: Page): Promise<string[][]> =>
  page
    .getByRole('dialog')
    .locator('table tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())));

async function expectSheet(page: Page, { positions, header }: RecordedHelios): Promise<void> {
  const { rows, totals, winners, final } = game.score(positions.at(-1)!);
  expect(final).toBe(true);
  const order = Array.from({ length: header.players }, (_, n) => n).sort((a, b) => totals[b]! - totals[a]! || a - b);
  const column = (points: readonly number[]) => order.map((seat) => `${points[seat]}`);
  await expect(page.getByRole('dialog')).toContainText(PEOPLE[winners[0]!]!);
  expect(await sheetOn(page)).toEqual([
    ['', ...order.map((seat) => PEOPLE[seat]!)],
    ...rows.map(({ key, points }) => [words[`score.${key}`]!, ...column(points)]),
    ['Total', ...column(totals)]
  ]);
}

test('a whole game for two, with every building, is played from hand to hand', async ({ page }) => {
  const recorded = recordedHelios(2);
  const { players, seed, options } = recorded.header;
  const table = await newTable(page, {
    game: 'helios',
    people: PEOPLE.slice(0, players),
    layout: 'Pass it on',
    options: { first: String(options['first']), revolutionLimit: String(options['revolutionLimit']) },
    seed
  });
  expect(await table.hash()).toBe(recorded.hashes[0]);
  await new Hand(page, recorded.touching, { quick: true }).play(recorded.moves);
  expect(await table.hash()).toBe(recorded.hashes.at(-1));
  await expectSheet(page, recorded);
});

/** The buildings that are built and the characters that are woken by some of the moves. */
const usedBy = (moves: readonly Move[]): string[] =>
  moves.flatMap(({ kind, building, character }) =>
    kind === 'building' ? [String(building)] : kind === 'activate' ? [String(character)] : []
  );

test('four people wake the characters that two have not, and come to the recorded score sheet', async ({ page }) => {
  const recorded = recordedHelios(4);
  const { moves, positions, hashes } = recorded;
  const known = new Set(usedBy(recordedHelios(2).moves));
  const late = positions.findIndex(({ round }) => round === positions.at(-1)!.round);
  const other = moves.findIndex((move, n) => n < late && usedBy([move]).some((name) => !known.has(name)));
  const used = new Set([...known, ...usedBy([moves[other]!]), ...usedBy(moves.slice(late))]);
  expect([...used].sort()).toEqual([...BUILDING_IDS, ...CHARACTER_IDS].sort());

  const [first, last] = await bring(page, recorded, [other, late]);
  const hand = new Hand(page, recorded.touching, { quick: true });
  await sitAt(page, first!);
  await hand.play(moves, other + 1);
  expect(await hand.table.hash()).toBe(hashes[other + 1]);
  await sitAt(page, last!);
  await hand.play(moves);
  expect(await hand.table.hash()).toBe(hashes.at(-1));
  await expectSheet(page, recorded);
});
