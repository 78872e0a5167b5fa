import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious on a page as it stands, a line for each kind; in the dark only the colours are others. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // Evaluated by the debugger: the page's own policy would let no such script in.
  await page.evaluate(source);
  await page.evaluate(() => {
    // A colour that is still on its way to the other theme is neither.
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  const inTheLight = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await faults(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: null });
  return [...inTheLight, ...inTheDark.map((fault) => `dark: ${fault}`)];
}

async function faults(page: Page, only?: readonly string[]): Promise<string[]> {
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    return (await axe.run(runOnly === undefined ? {} : { runOnly })).violations;
  }, only);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
