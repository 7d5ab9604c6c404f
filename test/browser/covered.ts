import type { Page } from '@playwright/test';

/**
 * The controls whose middle something else lies over: those in view, or, with `reach: 'scroll'`, all of the page, each
 * once it was brought into view as the browser does for who arrives there with the keyboard.
 */
export const coveredControls = (page: Page, reach: 'view' | 'scroll'): Promise<string[]> =>
  page.evaluate((isScrolling) => {
    const covered: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    for (const control of controls) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isScrolling) control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const [box] = control.getClientRects();
      if (!box || box.width < 4 || box.height < 4) continue; // only for readers that do not look
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      if (!hit || control.contains(hit) || hit.contains(control)) continue;
      if (
        control instanceof HTMLInputElement &&
        [...(control.labels ?? [])].some((label) => label.contains(hit))
      )
        continue;
      covered.push(`${control.outerHTML.slice(0, 120)} under ${hit.outerHTML.slice(0, 120)}`);
    }
    return covered;
  }, reach === 'scroll');
