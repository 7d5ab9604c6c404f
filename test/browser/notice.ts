import type { BrowserContext } from '@playwright/test';
import { leaveNotice, type NoticeName } from '#server/services/notices.ts';

/** Leaves a notice for the page at this address, as the answer to a form would. */
export function leaveNoticeFor(
  context: BrowserContext,
  address: string,
  name: NoticeName,
): Promise<void> {
  const { origin, pathname } = new URL(address);
  const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec(leaveNotice(name, pathname)) ?? [];
  return context.addCookies([{ name: cookie, value, url: origin }]);
}
