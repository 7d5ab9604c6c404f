import { domains } from './service-domains.ts';

/**
 * Who may import whom. A file belongs to the first row whose `files` match it, and may always import
 * the other files of its row. Globs are relative to the root.
 */
export type Row = {
  files: string;
  /** What it may load at run time. */
  imports: readonly string[];
  /** What it may name with `import type` besides; this leaves no trace in the running program. */
  types?: readonly string[];
  /** The npm packages it may load (`*` at the end: every name that starts so). Absent: all of them. */
  npm?: readonly string[];
  /** False where the code also runs in a browser, or must not do IO. */
  builtins?: false;
  /** Each subfolder stands alone: it may not import its neighbours. */
  subfoldersApart?: true;
};

const browserLibraries = [
  '@fontsource*',
  '@noble/hashes*',
  'mediabunny',
  'react',
  'react-dom',
  'react-router',
  'tus-js-client',
  'zod',
];
/** Words that everything on the server may use. */
const vocabulary = ['server/{actor,app-error,error-text,error-texts,notice}.ts'];
/** All of the media that computes no longer than it was asked to, whatever is in a file. */
const safeMedia = 'server/media/!(read-audio).ts';
/** How documents are asked for; what sets them computes for long, in a program of its own. */
const documents = 'server/documents/*.ts';
/** What a service of any domain may use. */
const underServices = ['server/{database,forms,mails,ports}/**', 'server/services/*.ts'];
const contracts = ['content/**', 'packages/**', safeMedia, ...vocabulary];

export const rows: readonly Row[] = [
  { files: '**/*.{test,spec}.{ts,tsx}', imports: ['**'] },
  { files: 'test/**', imports: ['**'] },
  { files: 'bench/**', imports: ['**'] },
  {
    files: 'scripts/**',
    imports: ['build/**', 'content/**', 'packages/**', 'server/**', 'simulators/**'],
  },
  {
    files: 'vite-plugins/**',
    imports: ['content/**', 'packages/**', documents],
  },
  { files: '*', imports: ['content/**', 'test/browser/**', 'vite-plugins/**'] },

  // The command line of a tool.
  { files: 'packages/*/cli.ts', imports: ['packages/**'] },
  // What names and titles begin with in each of them.
  {
    files: 'packages/{account,bio,contact,distribution,payments,project,prosody,quote,vocal}/**',
    imports: ['packages/one-line/**'],
    builtins: false,
    subfoldersApart: true,
  },
  // Terms in working days, and the fields of who writes to the studio.
  {
    files: 'packages/legal-requests/**',
    imports: ['packages/{business-days,contact,one-line}/**'],
    builtins: false,
  },
  // Months and days of Bogotá.
  {
    files: 'packages/membership/**',
    imports: ['packages/{business-days,one-line}/**'],
    builtins: false,
    subfoldersApart: true,
  },
  // Verses, as they are counted and rhymed.
  {
    files: 'packages/lyrics/**',
    imports: ['packages/{one-line,prosody}/**'],
    builtins: false,
    subfoldersApart: true,
  },
  // Covers: what is decided and painted knows no machine; what brings Skia and the typefaces stands beside it.
  {
    files: 'packages/cover-art/node/**',
    imports: ['packages/cover-art/src/**'],
    npm: ['@napi-rs/canvas', 'sharp'],
  },
  {
    files: 'packages/cover-art/src/**',
    imports: ['packages/one-line/**'],
    npm: ['zod'],
    builtins: false,
  },
  { files: 'packages/**', imports: [], builtins: false, subfoldersApart: true },
  { files: 'content/**', imports: [], npm: ['marked', 'zod'], builtins: false },
  { files: 'simulators/**', imports: ['content/**'], types: ['server/**'] },

  {
    files: 'app/ui/**',
    imports: ['content/**', 'packages/**'],
    npm: browserLibraries,
    builtins: false,
  },
  {
    files: 'app/islands/**',
    imports: ['app/ui/**', 'content/**', 'packages/**'],
    npm: browserLibraries,
    builtins: false,
  },
  {
    files: 'app/routes/**',
    imports: [
      'app/*.ts',
      'app/{islands,ui}/**',
      'content/**',
      'packages/**',
      'server/{forms,services}/**',
      ...vocabulary,
    ],
    types: ['server/**'],
    npm: browserLibraries,
    builtins: false,
  },
  {
    files: 'app/*',
    imports: ['app/**', 'build/fonts/**', 'content/**', 'packages/**'],
    types: ['server/**'],
    npm: [...browserLibraries, '@react-router/*'],
    builtins: false,
  },

  {
    files: 'server/config.ts',
    imports: ['content/**', 'server/{misspelt,model,payment}-variables.ts'],
  },
  { files: 'server/{http,services/*}/errors.ts', imports: ['content/**', 'server/error-text.ts'] },
  {
    files: 'server/{actor,app-error,error-text,error-texts,notice}.ts',
    imports: ['content/**', 'server/{http,services/*}/errors.ts'],
  },
  { files: 'server/{data-dir,secrets,start-error}.ts', imports: ['server/config.ts'] },
  // What reads sound files, for as long as those want: only a program of its own loads it.
  {
    files: 'server/media/{child/**,containers/**,read-audio.ts}',
    imports: ['content/**', 'packages/**', safeMedia, ...vocabulary],
  },
  { files: safeMedia, imports: ['content/**', 'packages/**', ...vocabulary] },
  { files: 'server/documents/**', imports: ['content/**', 'packages/**', safeMedia] },
  { files: 'server/forms/**', imports: vocabulary },
  { files: 'server/mails/**', imports: ['content/**', 'packages/**'], types: ['server/ports/**'] },
  { files: 'server/ports/**', imports: contracts },
  {
    files: 'server/database/**',
    imports: [...contracts, 'server/{data-dir,secrets,start-error}.ts'],
    types: ['server/ports/**'],
  },
  {
    files: 'server/background/**',
    imports: [...contracts, 'server/database/**'],
    types: ['server/jobs/**'],
  },
  // The limits and notices of a domain, which a registry joins with those of the others.
  {
    files: 'server/services/*/{limits,notices}.ts',
    imports: [
      'content/**',
      ...vocabulary,
      'server/services/*/errors.ts',
      'server/services/limits/limit.ts',
    ],
  },
  {
    files: 'server/services/limits/**',
    imports: [...contracts, ...underServices, 'server/services/*/limits.ts'],
    types: ['server/background/**'],
  },
  ...Object.entries(domains)
    .filter(([name]) => name !== 'limits')
    .map(([name, { on }]) => ({
      files: `server/services/${name}/**`,
      imports: [
        ...contracts,
        documents,
        ...underServices,
        `server/services/${name}/{limits,notices}.ts`,
        ...on.map((other) => `server/services/${other}/**`),
      ],
      types: ['server/background/**'],
    })),
  // What all domains share: the object that they work with, errors as responses, flashes.
  {
    files: 'server/services/*.ts',
    imports: [
      ...contracts,
      'server/{database,forms,mails,ports}/**',
      'server/services/*/notices.ts',
    ],
    types: ['server/background/**', 'server/services/**'],
  },
  {
    files: 'server/jobs/**',
    imports: [...contracts, 'server/{database,ports,services}/**'],
    types: ['server/background/**'],
  },
  {
    files: 'server/copy/**',
    imports: [
      ...contracts,
      'server/{background,database,jobs}/**',
      'server/{data-dir,secrets,start-error}.ts',
    ],
  },
  {
    files: 'server/http/**',
    imports: [
      ...contracts,
      'app/context.ts',
      'server/{background,database,forms,ports,services}/**',
    ],
    types: ['app/page-handle.ts'],
  },
  {
    files: 'server/test-{clock,mode,payments}.ts',
    imports: ['content/**', 'server/{actor,start-error}.ts', 'server/services/**', 'simulators/**'],
    types: ['**'],
  },
  { files: 'server/cli/**', imports: ['content/**', 'server/**'] },
  { files: 'server/*', imports: ['app/context.ts', 'content/**', 'packages/**', 'server/**'] },
];
