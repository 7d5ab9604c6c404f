import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small one: each page reads it anew. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no accessibility fault on the page as it stands now. */
export const checkAxe = (page: Page): Promise<void> => expectNoFault(page, rules);

/** Expects no fault that another theme could bring to a page that was looked at already. */
export const checkContrast = (page: Page): Promise<void> => expectNoFault(page, ['color-contrast']);

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

/** Runs rules, by name or tag, in the page itself: no page has a frame before a press. */
async function expectNoFault(page: Page, runOnly: string[]): Promise<void> {
  // What is there may be seen before its styles are.
  await page.waitForLoadState();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { faults, passed } = await page.evaluate(runAxe, runOnly);
  expect(faults).toEqual([]);
  expect(passed, 'axe looked at something').toBeGreaterThan(0);
}

/** In the page. */
async function runAxe(runOnly: string[]) {
  // A color on its way to another is neither, and what is about to appear is not seen yet. What turns for ever goes on.
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  const { passes, violations } = await (window as unknown as { axe: typeof axe }).axe.run({
    runOnly,
    // No rule of these looks into style sheets or sounds; of what is right, it is enough that it was looked at.
    preload: false,
    resultTypes: ['violations'],
  });
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}`),
  );
  return { faults, passed: passes.length };
}
