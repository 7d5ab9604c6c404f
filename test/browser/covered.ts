import type { Page } from '@playwright/test';

/**
 * The controls that something else lies over, in their middle or at a corner: those in view, or, with `reach: 'scroll'`, all of the page, each
 * once it was brought into view as the browser does for who arrives there with the keyboard.
 */
export const coveredControls = (page: Page, reach: 'view' | 'scroll'): Promise<string[]> =>
  page.evaluate((isScrolling) => {
    /** The middle of a box, and its corners, some pixels inside. */
    const pointsOf = ({ left, right, top, bottom, width, height }: DOMRect) => {
      const inset = Math.min(6, width / 4, height / 4);
      const middle = [left + width / 2, top + height / 2] as const;
      const corners = [left + inset, right - inset].flatMap((x) =>
        [top + inset, bottom - inset].map((y) => [x, y] as const),
      );
      return [middle, ...corners];
    };
    // What the bar of a phone lies over is not in view yet: the page says so by what it keeps clear of.
    const kept = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
    const end = isScrolling ? innerHeight : innerHeight - (kept || 0);
    const covered: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    for (const control of controls) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isScrolling) control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const [box] = control.getClientRects();
      if (!box || box.width < 4 || box.height < 4) continue; // only for readers that do not look
      // Its label may lie over a choice, and a button at the end of a field, beside what is typed.
      const own =
        control instanceof HTMLInputElement
          ? [...(control.labels ?? []), control.nextElementSibling]
          : [];
      const hit = pointsOf(box)
        .filter(([, y]) => y < end)
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find(
          (at) =>
            at &&
            !control.contains(at) &&
            !at.contains(control) &&
            !own.some((part) => part?.contains(at)),
        );
      if (hit)
        covered.push(`${control.outerHTML.slice(0, 120)} under ${hit.outerHTML.slice(0, 120)}`);
    }
    return covered;
  }, reach === 'scroll');
