import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '#test/browser/chromium.ts';
import type { Product } from './product.ts';
import type { Visitor } from './visitor.ts';

/** A phone's browser with the visitor's session. */
export async function openPhone(
  opened: AsyncDisposableStack,
  { origin }: Product,
  { cookie }: Visitor,
): Promise<{ page: Page; network: CDPSession }> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, '--autoplay-policy=no-user-gesture-required'],
  });
  opened.defer(() => browser.close());
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 780 },
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
  });
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  return { page, network: await context.newCDPSession(page) };
}
