import type { Page } from '@playwright/test';
import { game } from '$lib/games/terra-mystica';
import names from '$lib/games/terra-mystica/text/names.en.json' with { type: 'json' };
import { Hand } from './support/hand';
import { newTable } from './support/new-game';
import { bring, sitAt } from './support/prepared';
import { recorded } from './support/recorded';
import { expectFigures, figuresOf, terraMystica } from './support/terra-mystica';
import { expect, test } from './support/test';

// Long games on slow machines are not wrong.
test.setTimeout(600_000);

const PEOPLE = ['Ada', 'Ben'];
const words: Readonly<Record<string, string>> = names;

/** The sheet on the screen: the names on top, then a row for each category, then the totals. */
const sheetOn = (page: Page): Promise<string[][]> =>
  page
    .getByRole('dialog')
    .locator('table tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())));

/** How many of the first and of the last moves are made on the screen. */
const ENDS = 20;

test('an introductory game for two begins, stands half way as the rules say, and comes to its score sheet', async ({
  page
}) => {
  const introductory = recorded('introductory');
  const { moves, positions, hashes } = introductory;
  const table = await newTable(page, {
    game: 'terra-mystica',
    people: PEOPLE,
    edges: ['south', 'north'],
    options: { setup: 'introductory' },
    seed: 1
  });
  expect(await table.hash()).toBe(hashes[0]);
  const hand = new Hand(page, terraMystica, { quick: true });
  await hand.play(moves, ENDS);
  expect(await table.hash()).toBe(hashes[ENDS]);

  const half = Math.floor(moves.length / 2);
  const edges = ['south', 'north'] as const;
  const [middle, late] = await bring(page, introductory, [half - 1, moves.length - ENDS], { edges });
  await sitAt(page, middle!);
  await hand.play(moves, half);
  for (const seat of [0, 1]) await expectFigures(page, seat, figuresOf(positions[half]!.seats[seat]!));

  await sitAt(page, late!);
  await hand.play(moves);
  expect(await table.hash()).toBe(hashes.at(-1));
  const { rows, totals, winners, final } = game.score(positions.at(-1)!);
  expect(final).toBe(true);
  const order = [0, 1].sort((a, b) => totals[b]! - totals[a]! || a - b);
  const column = (points: readonly number[]) => order.map((seat) => `${points[seat]}`);
  await expect(page.getByRole('dialog')).toContainText(PEOPLE[winners[0]!]!);
  expect(await sheetOn(page)).toEqual([
    ['', ...order.map((seat) => PEOPLE[seat]!)],
    ...rows.map(({ key, points }) => [words[`score.${key}`]!, ...column(points)]),
    ['Total', ...column(totals)]
  ]);
});
