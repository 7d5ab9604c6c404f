import { expect, type Page } from '@playwright/test';

/**
 * Makes an application page read its data again, as it does when another tab announces the session. A page that has not
 * come to life does not hear it, so it is repeated until it does.
 */
export async function readAgain(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect(async () => {
    const read = page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().includes(`${pathname}.data`),
      timeout: 5000,
    });
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage')));
    await read;
  }).toPass();
}
