import type { BrowserContext } from '@playwright/test';
import { setFlash, type NoticeName } from '#server/services/flash.ts';

/** Leaves a notice for the page at this address, as the response to a form would. */
export function leaveNoticeFor(
  context: BrowserContext,
  address: string,
  name: NoticeName,
): Promise<void> {
  const { origin, pathname } = new URL(address);
  const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setFlash(name, pathname)) ?? [];
  return context.addCookies([{ name: cookie, value, url: origin }]);
}
