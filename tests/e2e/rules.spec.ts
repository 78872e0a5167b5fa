import { seriousFaults } from './support/axe';
import { newGame } from './support/new-game';
import { expect, test } from './support/test';

test('a rule is found by its number, and by words without accents', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Language').selectOption('fr');
  await page.goto('/rules/clearings#3.2');
  const section = page.getByRole('region', { name: /^3\.2 / });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();

  await page.getByRole('textbox', { name: 'Chercher dans les règles' }).fill('FORET');
  await expect(page.locator('mark').first()).toHaveText(/forêt/i);
  await page.locator('main li a').first().click();
  await expect(page).toHaveURL(/\/rules\/clearings#\d/);
  await expect(page.locator('section:focus')).toBeInViewport();
  await page.getByRole('textbox', { name: 'Chercher dans les règles' }).fill('xyzzy');
  await expect(page.getByText('Rien trouvé. Essayez un mot plus court.')).toBeVisible();
});

test('an address that nobody can spell is answered with a sentence and a way home', async ({ page }) => {
  for (const address of ['/play/%', '/replay/%E0%A4%A', '/rules/%zz', '/%']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'There is nothing here' }), address).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the games' }), address).toHaveAttribute('href', '/');
  }
});

test('a section that nobody can spell opens the page it is on', async ({ page }) => {
  await page.goto('/rules/clearings#%');
  await expect(page.getByRole('region', { name: /^1\.1 / })).toBeVisible();
  for (const address of ['/#%', '/settings#%E0', '/new?game=%#%', '/open#%']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
});

test('rules are read inside the game, and close where it was', async ({ page }) => {
  const table = await newGame(page, { people: ['Ada', 'Ben'], edges: ['north', 'south'], seed: 5 });
  await table.asked();
  const address = page.url();
  const sheet = page.locator('[data-rules]');
  const back = page.getByRole('button', { name: 'Back to the game' });
  const why = page.getByRole('alert');

  // The rule of a refusal opens at its section, in the panel of the one who decides.
  await page.locator('[data-place]:not([aria-label*="possible"])').first().click();
  await why.getByRole('link').first().click();
  await expect(page.locator('.seat[data-lit] [data-rules] section.marked')).toBeFocused();
  await expect(page.locator('[data-place]').first()).toBeVisible();
  await back.click();
  await expect(sheet).toHaveCount(0);
  await expect(why).toBeVisible();
  await page.getByRole('button', { name: 'Understood' }).click();

  // From the menu it begins at the beginning; chapters, words and links turn its pages.
  await table.menu('Rules');
  await expect(sheet.getByRole('heading', { name: 'The game', exact: true })).toBeVisible();
  await sheet.getByRole('link', { name: '6 Scoring' }).click();
  await expect(sheet.getByRole('region', { name: /^6\.3 / })).toBeAttached();
  await sheet.getByRole('textbox', { name: 'Search the rules' }).fill('house');
  await sheet.getByRole('link', { name: /What a hut costs/ }).click();
  await expect(sheet.getByRole('region', { name: /^4\.3 / })).toBeFocused();
  expect(page.url()).toBe(address);

  // The device's own way back closes it and stays at the table; so does Escape.
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.setViewportSize({ width: 390, height: 844 });
  await table.menu('Rules');
  await expect(sheet).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await table.decide();
});
