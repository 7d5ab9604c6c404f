import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

const { projects: _, ...test } = shared.test ?? {};
const { MUTATE_TESTS } = process.env;
if (!MUTATE_TESTS) throw new Error('MUTATE_TESTS names no test: npm run mutate -- AREA');

/** For `npm run mutate`, which says which tests. */
export default defineConfig({
  test: {
    ...test,
    include: MUTATE_TESTS.split(' '),
    globalSetup: 'test/postgres/global-setup.ts',
  },
});
