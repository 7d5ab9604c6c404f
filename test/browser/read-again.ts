import { expect, type Page, type Request } from '@playwright/test';

/**
 * Makes an application page read its data again, as it does when another tab announces the session. A page that has not
 * come to life does not hear it, so it is repeated until it does.
 */
export async function readAgain(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const predicate = (request: Request) => request.url().includes(`${pathname}.data`);
  await expect(() =>
    Promise.all([
      page.waitForRequest(predicate, { timeout: 500 }),
      // The router, which has all the data, may close the response before its end: a browser calls that a failure.
      Promise.race([
        page.waitForEvent('requestfinished', { predicate, timeout: 5000 }),
        page.waitForEvent('requestfailed', { predicate, timeout: 5000 }),
      ]),
      page.evaluate(() => dispatchEvent(new StorageEvent('storage'))),
    ]),
  ).toPass();
}
