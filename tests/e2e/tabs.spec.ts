import { newGame } from './support/new-game';
import { blockStorage } from './support/storage';
import { Table } from './support/table';
import { expect, test } from './support/test';

test('of two tabs on one game one plays and the other follows, until it asks to play', async ({ page, context }) => {
  const first = await newGame(page, { people: ['Adèle', 'Bruno'] });
  await first.decide();
  const second = new Table(await context.newPage());
  await second.page.goto(`/play/${first.id}`);
  await expect(second.root).toHaveAttribute('data-role', 'follower');
  await expect(second.root).toHaveAttribute('data-hash', await first.hash());
  await expect(second.confirm).toHaveCount(0);
  await expect(second.page.locator('[data-kind]')).toHaveCount(0);

  await page.bringToFront();
  await first.decide();
  await expect(second.root).toHaveAttribute('data-hash', await first.hash());

  await second.page.bringToFront();
  await second.page.getByRole('button', { name: 'Play here' }).click();
  await expect(second.root).toHaveAttribute('data-role', 'player');
  await expect(first.root).toHaveAttribute('data-role', 'follower');
  await second.decide();
  await second.decide();
  const hash = await second.hash();
  await expect(first.root).toHaveAttribute('data-hash', hash);

  await second.page.close();
  await page.bringToFront();
  await expect(first.root).toHaveAttribute('data-role', 'player');
  await expect(first.root).toHaveAttribute('data-hash', hash);
  await first.decide();
  expect(await first.savedN()).toBe(5);
});

test('a tab that loses the game again before it has caught up does not begin to play', async ({ page, context }) => {
  const first = await newGame(page, { people: ['Adèle', 'Bruno'] });
  await first.decide();
  const second = new Table(await context.newPage());
  await second.page.goto(`/play/${first.id}`);
  await expect(second.root).toHaveAttribute('data-hash', await first.hash());
  const take = (table: Table) => table.page.locator('[data-take]').click();
  const answer = await blockStorage(await context.newPage());
  await second.page.bringToFront();
  await take(second);
  await page.bringToFront();
  await expect(first.root).toHaveAttribute('data-role', 'follower');
  await take(first);
  await answer();
  await expect(first.root).toHaveAttribute('data-role', 'player');
  await first.decide();
  await first.decide();
  await expect(second.root).toHaveAttribute('data-hash', await first.hash());
  await expect(second.root).toHaveAttribute('data-role', 'follower');
});
