import { expect, test as base } from '@playwright/test';
import { type Faults, watchFaults } from './faults.ts';

/** Playwright's `test`, which also fails on what `watchFaults` finds. `faults.allow` lets one pass. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ browser, baseURL }, use) => {
      const { faults, stop } = watchFaults(browser, baseURL ?? '');
      await use(faults);
      stop();
      expect(faults.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
