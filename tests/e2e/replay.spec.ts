import { quickGame } from './support/new-game';
import { Table } from './support/table';
import { expect, test } from './support/test';

test('a game is watched again with the scrubber, and continued from any moment as a game of its own', async ({
  page
}) => {
  const table = await quickGame(page);
  const id = table.id;
  await table.playTo(6);
  await table.asked();
  const [hash, n] = [await table.hash(), await table.n()];
  await table.menu('Replay');
  const replay = page.locator('[data-replay]');
  await expect(replay).toHaveAttribute('data-length', `${n}`);

  const scrubber = page.getByRole('slider', { name: 'Where in the game' });
  await scrubber.focus();
  await page.keyboard.press('Home');
  await expect(replay).toHaveAttribute('data-n', '0');
  await expect(page.locator('.board use[href*="hut"]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(replay).toHaveAttribute('data-n', '2');
  const box = (await scrubber.boundingBox())!;
  await scrubber.click({ position: { x: box.width - 63, y: box.height / 2 } });
  await expect(replay).toHaveAttribute('data-n', `${n}`);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(replay).toHaveAttribute('data-n', '3');
  await page.getByRole('button', { name: 'Pause' }).click();

  await scrubber.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Continue from here' }).click();
  const branch = new Table(page);
  await expect(branch.root).toBeAttached();
  expect(branch.id).not.toBe(id);
  await expect.poll(branch.n).toBeGreaterThanOrEqual(2);
  await branch.decide();

  await page.goto(`/play/${id}`);
  await expect(table.root).toHaveAttribute('data-hash', hash);
  expect(await table.n()).toBe(n);
});
