import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Code of one folder, and the tests that should notice when it changes. */
export type Part = {
  folder: string;
  tests: string[];
  /** Its tests ask the built site: it is built of the changed code. */
  isBuilt: boolean;
};

const part = (folder: string): Part => ({
  folder,
  tests: [`${folder}/**/*.test.ts`],
  isBuilt: false,
});

/** Domains whose own tests answer for them. */
const domains = [
  ...['accounts', 'address-data', 'arrivals', 'audit', 'audit-trail', 'desk', 'distributions'],
  ...['legal-requests', 'limits', 'payment-desk', 'payments', 'proposals', 'quotes', 'receipts'],
  ...['saved-replies', 'transfers', 'users', 'withdrawals'],
];

/** What `npm run mutate` can be asked for. */
export const areas: Record<string, Part[]> = {
  packages: readdirSync(join(import.meta.dirname, '../../packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => part(`packages/${name}`)),
  ...Object.fromEntries(domains.map((name) => [name, [part(`server/services/${name}`)]])),
  'payment-ports': [part('server/ports/payments')],
  // Whoever renews them tries what they are.
  memberships: [
    {
      folder: 'server/services/memberships',
      tests: ['server/services/{memberships,renewals}/*.test.ts'],
      isBuilt: false,
    },
  ],
  renewals: [part('server/services/renewals')],
  lists: [
    {
      folder: 'server/services/lists',
      tests: ['server/services/lists/*.test.ts', 'server/services/*/list-*.test.ts'],
      isBuilt: false,
    },
  ],
  uploads: [
    {
      folder: 'server/services/uploads',
      tests: ['server/services/uploads/*.test.ts', 'server/http/uploads.test.ts'],
      isBuilt: true,
    },
  ],
  http: [
    {
      folder: 'server/http',
      tests: [
        'server/http/*.test.ts',
        'server/{app,listen,worker-app}.test.ts',
        'test/access/matrix.test.ts',
      ],
      isBuilt: true,
    },
  ],
};

/** What is changed in a folder, or of these files. Words and numbers alone are left out: each of them is a change. */
export function changedIn({ folder }: Part, files: string[]): string[] {
  const chosen = files.filter((file) => file.startsWith(`${folder}/`));
  const words = ['errors', 'notices', 'limits'].map((name) => `!**/${name}.ts`);
  // Its tests start it as a program, whose code Stryker does not see run.
  const program = '!packages/*/cli.ts';
  const all = files.length > 0 ? chosen : [`${folder}/**/*.ts`];
  return [...all, '!**/*.{test,d}.ts', program, ...words];
}
