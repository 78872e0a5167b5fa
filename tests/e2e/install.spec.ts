import { installed } from './support/service-worker';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('the browser finds nothing that would keep the app from being installed', async ({ page, context }) => {
  await page.goto('/');
  await installed(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's windows are private ones, where a browser never installs anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as Record<string, unknown>;
  expect(manifest).toMatchObject({ name: 'Plateau', display: 'standalone', start_url: '/', scope: '/', id: '/' });
});

test('every picture that the manifest and the page name is there, in the size it claims', async ({ page, request }) => {
  await page.goto('/');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
    screenshots: { src: string; sizes: string; form_factor: string }[];
  };
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['wide', 'narrow']));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  const links = page.locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
  const named = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(named.length).toBeGreaterThanOrEqual(3);
  for (const address of named) expect((await request.get(address)).status(), address).toBe(200);
});

test('the policy allows no inline script and no other address', async ({ page, offences }) => {
  const answer = await page.goto('/');
  const policy = answer!.headers()['content-security-policy']!;
  const rules = Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(rules).toMatchObject({
    'default-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"]
  });
  // The policy stands in the page, too, for servers that send no headers.
  await expect(page.locator('meta[http-equiv="content-security-policy"]')).toHaveCount(1);
  const blocked = page.evaluate(
    () =>
      new Promise((done) => {
        document.addEventListener('securitypolicyviolation', (event) => done(event.violatedDirective));
        const script = document.createElement('script');
        script.textContent = 'window.broken = true';
        document.body.append(script);
      })
  );
  expect(await blocked).toContain('script-src');
  expect(offences.errors.splice(0).join()).toContain('inline script');
});
