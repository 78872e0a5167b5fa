import type { Page } from '@playwright/test';
import { game } from '$lib/games/helios';
import { BUILDING_IDS, CHARACTER_IDS } from '$lib/games/helios/data';
import texts from '$lib/games/helios/text/en.json' with { type: 'json' };
import { Hand } from './support/hand';
import { recordedHelios, type RecordedHelios } from './support/helios';
import { newTable } from './support/new-game';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Long games on slow machines are not wrong.
test.setTimeout(900_000);

const PEOPLE = ['Ada', 'Ben', 'Cléo', 'Dan'];
const words: Readonly<Record<string, string>> = texts;

async function sitDown(page: Page, { header }: RecordedHelios, layout: 'On the table' | 'Pass it on') {
  const { players, seed, options } = header;
  return newTable(page, {
    game: 'helios',
    people: PEOPLE.slice(0, players),
    layout,
    options: { first: String(options['first']), revolutionLimit: String(options['revolutionLimit']) },
    seed
  });
}

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

test('a whole game for two is played from hand to hand', async ({ page }) => {
  const recorded = recordedHelios(2);
  const table = await sitDown(page, recorded, 'Pass it on');
  expect(await table.hash()).toBe(recorded.hashes[0]);
  await new Hand(page, recorded.touching, { quick: true }).play(recorded.moves);
  expect(await table.hash()).toBe(recorded.hashes.at(-1));
  await expectSheet(page, recorded);
});

test('a whole game for four, with every building and every character, ends with the recorded score sheet', async ({
  page
}) => {
  const recorded = recordedHelios(4);
  const built = new Set(recorded.moves.flatMap((move) => (move.kind === 'building' ? [move['building']] : [])));
  const woken = new Set(recorded.moves.flatMap((move) => (move.kind === 'activate' ? [move['character']] : [])));
  expect([...built].sort()).toEqual([...BUILDING_IDS].sort());
  expect([...woken].sort()).toEqual([...CHARACTER_IDS].sort());
  const table = await sitDown(page, recorded, 'On the table');
  expect(await table.hash()).toBe(recorded.hashes[0]);
  await new Hand(page, recorded.touching, { quick: true }).play(recorded.moves);
  expect(await table.hash()).toBe(recorded.hashes.at(-1));
  await expectSheet(page, recorded);
});
