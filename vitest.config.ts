import { defineConfig } from 'vitest/config';

// As the built product runs, of which the routes are tried: React for development takes a sixth more of the processor.
process.env.NODE_ENV = 'production';

const tests = (folders: string) => `${folders}/**/*.test.{ts,tsx}`;

export default defineConfig({
  test: {
    // Tests of the server wait for PostgreSQL and for programs more than they compute.
    maxWorkers: 3,
    // Files leave nothing behind that another could trip over; each would else load the same libraries again.
    isolate: false,
    setupFiles: 'test/real-clock.ts',
    // What takes seconds and rarely breaks: `npm test` leaves it to `npm run bench sweep`.
    tags: [{ name: 'sweep' }],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Long enough for a busy machine: a limit is there to end what hangs, not to measure.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [
            tests('{packages,content,scripts,simulators,vite-plugins}'),
            tests('app/{ui,islands}'),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [tests('{server,test}'), tests('app/routes')],
          globalSetup: 'test/postgres/global-setup.ts',
        },
      },
    ],
  },
});
