import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './test/browser/chromium.ts';

export default defineConfig({
  testDir: 'test/journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './test/browser/global-setup.ts',
  forbidOnly: true,
  workers: 3,
  // Long enough for a busy machine: a limit is there to end what hangs, not to measure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  projects: [
    // The longest ones first: whoever comes last leaves the other workers idle.
    {
      name: 'production',
      testDir: 'test/journeys/production',
      use: { baseURL: process.env.TEST_PRODUCTION_ORIGIN },
    },
    { name: 'test mode', testIgnore: 'production/**', use: { baseURL: process.env.TEST_ORIGIN } },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { args: chromiumArguments, executablePath: process.env.TEST_CHROMIUM },
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    actionTimeout: 30_000,
    // Recording every step costs a sixth of the time; `npx playwright test --trace on` does when it is wanted.
    trace: 'off',
  },
});
