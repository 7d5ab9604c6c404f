import { defineConfig } from 'vitest/config';

const tests = (folders: string) => `${folders}/**/*.test.{ts,tsx}`;

export default defineConfig({
  test: {
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
