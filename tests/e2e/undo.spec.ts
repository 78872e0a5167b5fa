import { newGame, quickGame } from './support/new-game';
import { Table } from './support/table';
import { expect, test } from './support/test';

test('a game is left and taken up again where it was', async ({ page }) => {
  const table = await quickGame(page);
  await table.playTo(5);
  expect(await table.asked()).not.toBe('over');
  const [hash, n] = [await table.hash(), await table.n()];
  await table.menu('Leave the game');
  await expect(page.getByRole('heading', { name: 'Games in progress' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue Clearings' }).click();
  await expect(table.root).toHaveAttribute('data-hash', hash);
  expect(await table.n()).toBe(n);
  await page.reload();
  await expect(table.root).toHaveAttribute('data-hash', hash);
});

test('a move is taken back and played again, and the disk follows', async ({ page }) => {
  const table = await newGame(page, { people: ['Adèle', 'Bruno'] });
  const before = await table.hash();
  await table.decide();
  const after = await table.hash();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.root).toHaveAttribute('data-hash', before);
  await expect(table.root).toHaveAttribute('data-saved-n', '0');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(table.root).toHaveAttribute('data-hash', after);
  await expect(table.root).toHaveAttribute('data-saved-n', '1');
  await page.reload();
  await expect(table.root).toHaveAttribute('data-hash', after);
});

test('beyond what another person decided, undo asks the table', async ({ page }) => {
  const table = await newGame(page, { people: ['Adèle', 'Bruno'] });
  const beginning = await table.hash();
  await table.decide();
  const first = await table.hash();
  await table.decide();
  // The last one to decide takes her own move back freely; the one before it was somebody else's.
  await page.keyboard.press('Control+z');
  await expect(table.root).toHaveAttribute('data-hash', first);
  await page.keyboard.press('Control+z');
  const dialog = page.getByRole('dialog', { name: 'Does the table agree?' });
  await dialog.getByRole('button', { name: 'No, leave it' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await table.n()).toBe(1);
  await page.keyboard.press('Control+z');
  await dialog.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(table.root).toHaveAttribute('data-hash', beginning);
});

test('a link to a game that is not on this device says so', async ({ page }) => {
  await page.goto('/play/nowhere1');
  await expect(page.getByRole('heading', { name: 'This game cannot be opened' })).toBeVisible();
  await expect(new Table(page).root).toHaveCount(0);
});
