export type Area = {
  /** The code that is changed. */
  mutate: string[];
  /** The tests that should notice. */
  tests: string[];
  /** Its tests ask the built site: it is built of the changed code. */
  isBuilt: boolean;
};

const codeOf = (folder: string) => [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/*.d.ts'];
const testsOf = (folder: string) => `${folder}/**/*.test.ts`;

/** What `npm run mutate` can be asked for. Tables of words and numbers alone are left out: every text is a mutant. */
export const areas: Record<string, Area> = {
  packages: {
    mutate: [...codeOf('packages'), '!packages/*/src/index.ts'],
    tests: [testsOf('packages')],
    isBuilt: false,
  },
  limits: {
    mutate: service('limits'),
    tests: [testsOf('server/services/limits')],
    isBuilt: false,
  },
  accounts: {
    mutate: service('accounts'),
    tests: [testsOf('server/services/accounts')],
    isBuilt: false,
  },
  uploads: {
    mutate: service('uploads'),
    tests: [testsOf('server/services/uploads'), 'server/http/uploads.test.ts'],
    isBuilt: true,
  },
  http: {
    mutate: codeOf('server/http'),
    tests: [testsOf('server/http'), 'server/app.test.ts', 'test/access/matrix.test.ts'],
    isBuilt: true,
  },
};

function service(name: string): string[] {
  const tables = ['errors', 'notices', 'limits'].map((table) => `!**/${table}.ts`);
  return [...codeOf(`server/services/${name}`), ...tables];
}
