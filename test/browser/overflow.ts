import type { Page } from '@playwright/test';

/** Pixels by which a page is wider than its window: it would scroll to the side. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
