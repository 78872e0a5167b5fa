import { openAt } from './support/prepared';
import { journey, nameOf, RafHand } from './support/rise-and-fall';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 } });

test('what can be done is lit as soon as the cards are turned over', async ({ page }) => {
  const plan = journey(2, { world: 'named', maxTurns: 2 }, 5);
  const acts = plan.positions.findIndex(({ owed }) => owed[0]?.kind === 'act');
  // The last card is chosen, and all are turned over.
  await openAt(page, plan, acts - 1, { edges: ['south', 'north'] });
  await new RafHand(page, plan).go(acts);
  const { owed, pieces } = plan.positions[acts]!;
  const { seat, card } = owed[0]!;
  const [mine] = pieces.filter((piece) => piece.owner === seat && piece.type === card);
  await expect(page.locator('[data-question]').first()).toContainText('what do your pieces do');
  await expect(page.locator('.layer.lit .mk-lit')).not.toHaveCount(0);
  await expect(page.locator(`[data-place="${mine!.cell}"]`)).toHaveAttribute('aria-label', /possible/);
});

test('who chooses in secret on the table reads every guild behind her hand, and keeps her goods in sight', async ({
  page
}) => {
  const plan = journey(2, { world: 'named', guilds: true }, 5);
  const [{ dealt }] = plan.positions as [(typeof plan.positions)[0]];
  await openAt(page, plan, 0, { edges: ['south', 'north'] });
  const panel = page.locator('[data-seat="0"][data-lit]');
  await expect(panel.locator('.goods').getByRole('img', { name: 'Gold' })).toBeVisible();
  const told = panel.locator('.told');
  await expect(told).toHaveText('');
  const eye = page.locator('[data-look]');
  await eye.dispatchEvent('pointerdown', { pointerId: 1 });
  for (const guild of dealt[0]!) {
    await expect(told.getByText(nameOf(`power.${guild}`))).toBeInViewport({ ratio: 1 });
  }
  await eye.dispatchEvent('pointerup', { pointerId: 1 });
  await expect(told).toHaveText('');
});

test('a card that is touched while pieces are deployed says when it is for', async ({ page }) => {
  const plan = journey(2, { world: 'named' }, 5);
  await openAt(page, plan, 0, { edges: ['south', 'north'] });
  await page.locator('[data-place="card:city"]').click();
  const answer = page.getByRole('alert');
  await expect(answer).toContainText('Not now');
  await expect(answer).toContainText('now you place your first pieces');
});
