import type { Page } from '@playwright/test';

/** From the next load on the page's disk can be full: the browser itself takes a minute to notice that it is. */
export const limitRoom = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const way of ['add', 'put'] as const) {
      const write = IDBObjectStore.prototype[way];
      IDBObjectStore.prototype[way] = function (...what) {
        if (sessionStorage.getItem('full') === 'yes') throw new DOMException('', 'QuotaExceededError');
        return write.apply(this, what);
      };
    }
  });

/** Whether that disk is full. */
export const setFull = (page: Page, full: boolean): Promise<void> =>
  page.evaluate((is) => sessionStorage.setItem('full', is ? 'yes' : 'no'), full);

/** What "clear site data" does, under an open page. */
export async function clearSiteData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

/** Keeps a transaction open from another page, so that nobody gets an answer. Returns what ends it. */
export async function blockStorage(page: Page): Promise<() => Promise<void>> {
  await page.goto('/rules');
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('plateau');
      request.onsuccess = () => done(request.result);
    });
    const store = db.transaction([...db.objectStoreNames], 'readwrite').objectStore('games');
    await new Promise<void>((held) => {
      const again = () => {
        held();
        if (document.body.dataset['blocks'] !== 'no') store.count().onsuccess = again;
      };
      store.count().onsuccess = again;
    });
  });
  return () => page.evaluate(() => void (document.body.dataset['blocks'] = 'no'));
}
