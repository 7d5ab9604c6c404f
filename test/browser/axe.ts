import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no accessibility fault on the page as it stands now. */
export const checkAxe = (page: Page): Promise<void> => expectNoFault(axeOf(page).withTags(rules));

/** Expects no fault that another theme could bring to a page that was looked at already. */
export const checkContrast = (page: Page): Promise<void> =>
  expectNoFault(axeOf(page).withRules(['color-contrast']));

/** The same, and then on a phone in the dark, where the page must also fit. */
export async function checkAxeEverywhere(page: Page): Promise<void> {
  await checkAxe(page);
  const size = page.viewportSize();
  // Without motion a color is the one of its theme at once.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await checkAxe(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (size) await page.setViewportSize(size);
}

/** A third of the time: of what is right, it says no more than that it looked at it. */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

async function expectNoFault(axe: AxeBuilder): Promise<void> {
  // Half the time; what it leaves out is frames of other origins, and no page has one before a press.
  const { passes, violations } = await axe.setLegacyMode().analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}`),
  );
  expect(faults).toEqual([]);
  expect(passes.length, 'axe looked at something').toBeGreaterThan(0);
}
