import { TALE_IDS, type RafPosition, type TaleId } from '$lib/games/rise-and-fall/state';
import { game } from '$lib/games/rise-and-fall';
import { seriousFaults } from './support/axe';
import { newTable } from './support/new-game';
import { bring, openAt, sitAt } from './support/prepared';
import { journey, nameOf, RafHand, type Journey } from './support/rise-and-fall';
import { Table } from './support/table';
import { expect, test } from './support/test';

const TABLET = { width: 1280, height: 800 };
test.use({ viewport: TABLET, contextOptions: { reducedMotion: 'reduce' } });

const EDGES = ['south', 'north'] as const;

/** The options that choose these tales. */
const chosen = (...tales: readonly TaleId[]) => ({
  tales: 'chosen',
  ...Object.fromEntries(tales.map((tale, n) => [`tale${n + 1}`, tale]))
});

const asksFor = ({ positions }: Journey, kind: string, from = 0): number =>
  positions.findIndex(({ owed }, n) => n >= from && owed[0]?.kind === kind);

test('two people choose four tales by their cards, build a World with them and play to the score sheet', async ({
  page
}) => {
  const four: TaleId[] = ['dragon', 'sunkenCity', 'orbs', 'volcano'];
  const plan = journey(2, { ...chosen(...four), maxTurns: 3 }, 1);
  await page.goto('/new?game=rise-and-fall');
  await page.locator('[data-gallery="tales"]').click();
  const gallery = page.getByRole('dialog');
  await gallery.locator('[data-way="chosen"]').click();
  for (const tale of four) await gallery.locator(`[data-tale="${tale}"]`).click();
  await expect(gallery.locator('[data-tale][aria-pressed="true"]')).toHaveCount(four.length);
  expect(await seriousFaults(page)).toEqual([]);
  await gallery.getByRole('button', { name: 'Close' }).click();
  // As last time: the options stay while the seats are set.
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(new Table(page).root).toBeAttached();
  const table = await newTable(page, {
    game: 'rise-and-fall',
    people: ['Ada', 'Ben'],
    edges: EDGES,
    options: { maxTurns: 3 },
    seed: 1
  });
  expect(await table.hash()).toBe(plan.hashes[0]);
  // Each tale is said once, with the way to its rule.
  const first = page.locator('[data-novelty]');
  for (const tale of four) {
    await expect(first).toHaveAttribute('data-novelty', tale);
    await first.getByRole('button', { name: 'Understood' }).click();
  }
  await expect(first).toHaveCount(0);

  const hand = new RafHand(page, plan);
  const laid = plan.moves.findIndex(({ kind }) => kind === 'lay');
  const volcano = plan.positions.findIndex(({ owed }) => owed[0]?.['what'] === 'volcano');
  const deployed = asksFor(plan, 'card');
  const [orbs, fire, board, late] = await bring(page, plan, [laid, volcano, deployed, plan.moves.length - 8], {
    edges: EDGES
  });
  await sitAt(page, orbs!);
  await hand.go(laid + 2);
  await expect(page.locator('[data-tale="r-orbs"]')).toHaveCount(2);
  await expect(page.locator('[data-tale="r-sunkenCity"]')).toHaveCount(1);
  await sitAt(page, fire!);
  await hand.go(volcano + 1);
  await expect(page.locator('[data-tale="r-volcano-calm"]')).toHaveCount(1);
  await sitAt(page, board!);
  expect(await seriousFaults(page)).toEqual([]);

  await sitAt(page, late!);
  await hand.go();
  expect(await table.hash()).toBe(plan.hashes.at(-1));
  const sheet = page.getByRole('dialog').locator('table');
  for (const { key, points } of game.score(plan.positions.at(-1)!).rows) {
    const row = sheet.getByRole('row').filter({ hasText: nameOf(`score.${key}`) });
    for (const n of points) await expect(row.first()).toContainText(`${n}`);
  }
});

/** Where a tale stands or lies on the board. */
function cellsOf({ world }: RafPosition, tale: TaleId): readonly string[] {
  const places = Object.entries(world.overrides).flatMap(([cell, { special }]) =>
    special?.split('.')[0] === tale ? cell : []
  );
  return [...places, ...(world.creatures ?? []).flatMap(({ id, cell }) => (id === tale ? cell : []))];
}

/** Those whose next event is foretold from the beginning. */
const STIRRING: readonly TaleId[] = ['dragon', 'leviathan', 'typhoon', 'volcano'];

/** Eight tales at most: those that need no World of one's own, and the others in two. */
const SCENES = [
  { world: 'named', tales: TALE_IDS.slice(0, 8) },
  { world: 'built', tales: TALE_IDS.slice(8, 16) },
  { world: 'built', tales: TALE_IDS.slice(16) }
] as const;

test('every tale is on the board or in the list, and its card says what it does and what comes next', async ({
  page
}) => {
  test.slow();
  for (const { world, tales } of SCENES) {
    const plan = journey(2, { ...chosen(...tales), world, maxTurns: 1 }, 4);
    const n = asksFor(plan, 'card');
    const position = plan.positions[n]!;
    await openAt(page, plan, n, { edges: EDGES });
    for (const tale of tales) {
      const card = page.locator(`[data-thing="${tale}"]`);
      const [cell] = cellsOf(position, tale);
      // What is on the board is touched there, the rest in the list beside it.
      if (cell === undefined) await page.locator(`button[data-tale="${tale}"]`).click();
      else await page.locator(`[data-place="${cell}"]`).click();
      await expect(card).toBeVisible();
      await expect(card.getByRole('heading', { name: nameOf(`tale.${tale}`) })).toBeVisible();
      if (STIRRING.includes(tale)) await expect(card.locator('[data-next]')).toContainText('At the next event');
      await card.locator('[data-close]').click();
      await expect(card).toHaveCount(0);
    }
  }
});

/** A game in which the holder of the token lets the Dragon loose, sends it somewhere and turns the Volcano. */
const eventful = () => journey(2, { ...chosen('dragon', 'volcano'), maxTurns: 8 }, 1);

for (const [name, layout, viewport] of [
  ['on the table', 'table', TABLET],
  ['passed on', 'pass', { width: 1024, height: 768 }],
  ['on a phone', 'pass', { width: 390, height: 844 }]
] as const) {
  test(`an event is decided by the holder of the token, taken back and done again, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const plan = eventful();
    const begins = asksFor(plan, 'unleash');
    const n = begins + 1;
    expect(plan.moves.slice(begins, begins + 3).map(({ kind }) => kind)).toEqual(['unleash', 'send', 'rouse']);
    const table = await openAt(page, plan, begins, { layout, edges: EDGES });
    const hand = new RafHand(page, plan);
    const steps = page.locator('[aria-current="step"]');
    await expect(steps).toContainText('Dragon');
    // What will be destroyed is marked before it is confirmed.
    const there = (at: number) => new Set(plan.positions[at]!.pieces.map(({ cell }) => cell));
    const lost = [...there(begins)].filter((cell) => !there(n).has(cell));
    expect(lost.length).toBeGreaterThan(0);
    for (const cell of lost) await expect(page.locator(`[data-danger="${cell}"]`)).toBeAttached();
    await hand.go(n);
    await expect(page.locator('[data-danger], [data-doomed]')).toHaveCount(0);
    await expect(steps).toContainText('Dragon');
    await hand.go(n + 1);
    await expect(page.locator('[data-event]')).toContainText('Fantastic Event');
    await expect(steps).toContainText('Volcano');
    await page.locator('[data-undo]').click();
    await expect.poll(table.n).toBe(n);
    await expect(steps).toContainText('Dragon');
    await hand.go(n + 1);

    // The lava is seen as it would flow, with what would burn, before anything is confirmed.
    const { turn } = plan.moves[n + 1]! as { turn?: number };
    const { overrides } = plan.positions[n + 1]!.world;
    const volcano = Object.keys(overrides).find((cell) => overrides[cell]!.special === 'volcano')!;
    await hand.aimAt(volcano, turn!);
    await expect(page.locator('[data-tale="r-volcano-awake"]').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-tale="r-volcano-awake"]')).toHaveCount(0);
    await hand.go(n + 2);
    expect(await table.hash()).toBe(plan.hashes[n + 2]);

    // The replay comes by it too.
    await page.goto(`/replay/${table.id}`);
    const replay = page.locator('[data-replay]');
    await expect(replay).toHaveAttribute('data-length', `${n + 2}`);
    await expect(page.locator('[data-tale="r-volcano-awake"]').first()).toBeAttached();
  });
}
