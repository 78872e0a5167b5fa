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
