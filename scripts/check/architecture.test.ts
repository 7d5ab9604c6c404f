import { describe, expect, test } from 'vitest';
import { checkArchitecture } from './architecture.ts';
import { rows } from './architecture-table.ts';
import { domains } from './service-domains.ts';
import { plantTree } from './plant-tree.ts';

/** A service of each domain, which uses one of a domain that it builds on. */
const services = Object.fromEntries(
  Object.entries(domains).map(([name, { on }]) => [
    `server/services/${name}/z.ts`,
    on.map((other) => `import '../${other}/z.ts';`).join(' '),
  ]),
);

/** One small file per row: together they are a project without a fault. */
const clean: Record<string, string> = {
  ...services,
  'server/services/flash.ts': `import { projectNotices } from './projects/notices.ts';`,
  'server/services/projects/notices.ts': `import { brand } from '#content/brand.ts';`,
  'app/root.tsx': `import { Header } from './ui/header.tsx'; import type { Actor } from '#server/actor.ts';`,
  'app/context.ts': `import { createContext } from 'react-router';`,
  'app/islands/player.tsx': `import { Header } from '../ui/header.tsx'; import 'react';`,
  'app/routes/site/home.tsx': `import { Header } from '../../ui/header.tsx';
    import type { Route } from './+types/home';
    import { listProjects } from '#server/services/projects/list-projects.ts';`,
  'app/ui/header.tsx': `import { brand } from '#content/brand.ts'; import './header.css';`,
  'app/guards.ts': `import { session } from './context.ts';`,
  'bench/upload.ts': `import { listProjects } from '#server/services/projects/list-projects.ts';`,
  'content/brand.ts': `import { z } from 'zod';`,
  'packages/one-line/src/index.ts': `export const oneLine = 1;`,
  'packages/contact/src/index.ts': `export * from '#packages/one-line/src/index.ts';`,
  'packages/legal-requests/src/index.ts': `import '#packages/contact/src/index.ts';`,
  'packages/business-days/src/index.ts': `export const days = 1;`,
  'packages/membership/src/index.ts': `import '#packages/business-days/src/index.ts';`,
  'packages/project/src/index.ts': `export * from '#packages/one-line/src/index.ts';`,
  'packages/lyrics/cli.ts': `import './src/index.ts'; import 'node:fs';`,
  'packages/lyrics/src/index.ts': `export * from '#packages/prosody/src/index.ts';`,
  'packages/prosody/src/index.ts': `export const rhyme = 1;`,
  'packages/cover-art/src/index.ts': `export * from '#packages/one-line/src/index.ts';`,
  'packages/cover-art/node/raster.ts': `import '../src/index.ts'; import 'sharp';`,
  'scripts/serve.ts': `import '#server/main.ts'; await import(process.argv[2]);`,
  'server/cli/user.ts': `import { config } from '../config.ts';`,
  'server/data-dir.ts': `import { config } from './config.ts';`,
  'server/documents/render-document.ts': `import { runLimited } from '../media/run-limited.ts';`,
  'server/documents/child/compile.ts': `import type { Data } from '../clean-data.ts';`,
  'server/media/run-limited.ts': `import { spawn } from 'node:child_process';`,
  'server/mails/confirm.tsx': `import { brand } from '#content/brand.ts'; import 'react';`,
  'server/test-mode.ts': `await import('#simulators/inbox.ts');`,
  'server/app-error.ts': `import type { Code } from './error-texts.ts';`,
  'server/config.ts': `import { z } from 'zod';`,
  'server/background/job-queue.ts': `import type { Jobs } from '#server/jobs/process-audio.ts';`,
  'server/copy/restore-copy.ts': `import '#server/background/job-queue.ts';`,
  'server/services/projects/errors.ts': `import type { ErrorText } from '#server/error-text.ts';`,
  'server/error-text.ts': `export type ErrorText = { status: number };`,
  'server/database/actor.ts': `import pg from 'pg'; import { AppError } from '../app-error.ts';`,
  'server/forms/parse-form.ts': `import { AppError } from '#server/app-error.ts';`,
  'server/http/page-context.ts': `import { actor } from '#app/context.ts';`,
  'server/jobs/process-audio.ts': `import { listProjects } from '../services/projects/list-projects.ts';`,
  'server/main.ts': `import { config } from './config.ts'; import 'virtual:react-router/server-build';`,
  'server/media/child/identify.ts': `import { readAudio } from '../read-audio.ts';`,
  'server/media/facts.ts': `export type Facts = { codec: string };`,
  'server/ports/storage/disk.ts': `import { open } from 'node:fs/promises';`,
  'server/services/projects/list-projects.ts': `import { run } from '#server/actor.ts';`,
  'server/services/projects/list-projects.test.ts': `import { db } from '#test/postgres/db.ts';`,
  'simulators/inbox.ts': `import type { Mail } from '#server/ports/mail/mailer.ts';`,
  'test/postgres/db.ts': `import '#server/database/actor.ts';`,
  'vite-plugins/islands.ts': `import type { Plugin } from 'vite';`,
  'vite.config.ts': `import { islands } from './vite-plugins/islands.ts';`,
};

/** The domains of the services but for that of limits, whose registry joins those of all. */
const named = Object.keys(domains).filter((name) => name !== 'limits');

/** [row, file, what it says, what it may not reach] */
const planted: [string, string, string, string][] = [
  ['*', 'vite.config.ts', `import '#server/main.ts';`, 'server/main.ts'],
  ['scripts/**', 'scripts/x.ts', `import '#test/postgres/db.ts';`, 'test/postgres/db.ts'],
  ['vite-plugins/**', 'vite-plugins/x.ts', `import '#server/main.ts';`, 'server/main.ts'],
  [
    'vite-plugins/**',
    'vite-plugins/y.ts',
    `import '#server/documents/child/compile.ts';`,
    'child/compile.ts',
  ],
  ['server/forms/**', 'server/forms/x.ts', `import '../http/page-context.ts';`, 'page-context.ts'],
  ['server/documents/**', 'server/documents/x.ts', `import '../ports/storage/disk.ts';`, 'disk.ts'],
  ['packages/*/cli.ts', 'packages/x/cli.ts', `import '#server/main.ts';`, 'server/main.ts'],
  [
    'packages/{account,bio,contact,distribution,payments,project,prosody,quote,vocal}/**',
    'packages/project/src/x.ts',
    `import '#packages/lyrics/src/index.ts';`,
    'packages/lyrics',
  ],
  [
    'packages/legal-requests/**',
    'packages/legal-requests/src/x.ts',
    `import '#packages/lyrics/src/index.ts';`,
    'packages/lyrics',
  ],
  [
    'packages/membership/**',
    'packages/membership/src/x.ts',
    `import '#packages/contact/src/index.ts';`,
    'packages/contact',
  ],
  [
    'packages/lyrics/**',
    'packages/lyrics/src/x.ts',
    `import '#packages/contact/src/index.ts';`,
    'packages/contact',
  ],
  [
    'packages/cover-art/node/**',
    'packages/cover-art/node/x.ts',
    `import '#packages/contact/src/index.ts';`,
    'packages/contact',
  ],
  [
    'packages/cover-art/src/**',
    'packages/cover-art/src/x.ts',
    `import '../node/raster.ts';`,
    'packages/cover-art/node/raster.ts',
  ],
  ['packages/**', 'packages/ridge/src/x.ts', `import '#content/brand.ts';`, 'content/brand.ts'],
  [
    'packages/**',
    'packages/ridge/src/x.ts',
    `import '#packages/lyrics/src/index.ts';`,
    'packages/lyrics',
  ],
  [
    'packages/**',
    'packages/ridge/src/x.ts',
    `import { readFile } from 'fs/promises';`,
    'fs/promises',
  ],
  ['content/**', 'content/x.ts', `import '#packages/lyrics/src/index.ts';`, 'packages/lyrics'],
  ['content/**', 'content/x.ts', `import 'react';`, 'el paquete react'],
  ['content/**', 'content/x.ts', `import 'node:os';`, 'node:os'],
  [
    'simulators/**',
    'simulators/x.ts',
    `import { send } from '#server/ports/mail/smtp.ts';`,
    'smtp.ts',
  ],
  ['app/ui/**', 'app/ui/x.tsx', `export { a } from '#server/error-texts.ts';`, 'error-texts.ts'],
  ['app/ui/**', 'app/ui/x.tsx', `import type { A } from '#server/app-error.ts';`, 'app-error.ts'],
  ['app/islands/**', 'app/islands/x.tsx', `import '../routes/site/home.tsx';`, 'app/routes'],
  ['app/islands/**', 'app/islands/x.tsx', `import 'kysely';`, 'el paquete kysely'],
  ['app/routes/**', 'app/routes/x.tsx', `import '#server/database/actor.ts';`, 'actor.ts'],
  ['app/routes/**', 'app/routes/x.tsx', `await import('../../server/jobs/queue.ts');`, 'queue.ts'],
  [
    'app/routes/**',
    'app/routes/x.tsx',
    `import { type A } from '#server/main.ts';`,
    'server/main.ts',
  ],
  ['app/routes/**', 'app/routes/x.tsx', `import { readFile } from 'node:fs';`, 'node:fs'],
  [
    'app/*',
    'app/root.tsx',
    `import '#server/services/projects/list-projects.ts';`,
    'list-projects.ts',
  ],
  ['server/config.ts', 'server/config.ts', `import './database/actor.ts';`, 'actor.ts'],
  [
    'server/{actor,app-error,error-text,error-texts,notice}.ts',
    'server/app-error.ts',
    `import './config.ts';`,
    'config.ts',
  ],
  [
    'server/ports/**',
    'server/ports/x.ts',
    `import '../services/a/b.ts';`,
    'server/services/a/b.ts',
  ],
  [
    'server/database/**',
    'server/database/x.ts',
    `import '../services/a/b.ts';`,
    'server/services/a/b.ts',
  ],
  [
    'server/media/{child/**,containers/**,read-audio.ts}',
    'server/media/child/x.ts',
    `import '../../ports/storage/disk.ts';`,
    'disk.ts',
  ],
  [
    'server/media/!(read-audio).ts',
    'server/media/x.ts',
    `import '../ports/storage/disk.ts';`,
    'disk.ts',
  ],
  [
    'server/media/!(read-audio).ts',
    'server/media/x.ts',
    `import { readAudio } from './read-audio.ts';`,
    'server/media/read-audio.ts',
  ],
  [
    'server/media/!(read-audio).ts',
    'server/media/x.ts',
    `import './containers/read-flac.ts';`,
    'read-flac.ts',
  ],
  [
    'server/services/projects/**',
    'server/services/projects/x.ts',
    `import { readAudio } from '#server/media/read-audio.ts';`,
    'server/media/read-audio.ts',
  ],
  [
    'server/services/projects/**',
    'server/services/projects/x.ts',
    `import '#app/routes/site/home.tsx';`,
    'app/routes',
  ],
  [
    'server/services/*.ts',
    'server/services/x.ts',
    `import './projects/list-projects.ts';`,
    'list-projects.ts',
  ],
  ['server/services/*.ts', 'server/services/x.ts', `import '#server/config.ts';`, 'config.ts'],
  [
    'server/services/limits/**',
    'server/services/limits/x.ts',
    `import '../projects/list-projects.ts';`,
    'list-projects.ts',
  ],
  [
    'server/services/*/{limits,notices}.ts',
    'server/services/projects/notices.ts',
    `import './list-projects.ts';`,
    'list-projects.ts',
  ],
  ...named.map((name): [string, string, string, string] => [
    `server/services/${name}/**`,
    `server/services/${name}/x.ts`,
    `import '../${name === 'demo' ? 'my-data' : 'demo'}/y.ts';`,
    'y.ts',
  ]),
  [
    'server/services/projects/**',
    'server/services/projects/x.ts',
    `import '#test/postgres/db.ts';`,
    'test/postgres',
  ],
  ['server/background/**', 'server/background/x.ts', `import '#server/jobs/a.ts';`, 'jobs/a.ts'],
  ['server/copy/**', 'server/copy/x.ts', `import '#server/http/a.ts';`, 'server/http/a.ts'],
  [
    'server/{http,services/*}/errors.ts',
    'server/services/a/errors.ts',
    `import '#server/app-error.ts';`,
    'server/app-error.ts',
  ],
  ['server/jobs/**', 'server/jobs/x.ts', `import('#app/context.ts');`, 'app/context.ts'],
  ['server/http/**', 'server/http/x.ts', `require('../../app/root.tsx');`, 'app/root.tsx'],
  [
    'server/*',
    'server/x.ts',
    `new Worker(new URL('../bench/upload.ts', import.meta.url));`,
    'bench',
  ],
  [
    'server/{data-dir,secrets,start-error}.ts',
    'server/secrets.ts',
    `import './main.ts';`,
    'server/main.ts',
  ],
  ['server/mails/**', 'server/mails/x.tsx', `import '#app/ui/header.tsx';`, 'app/ui/header.tsx'],
  ['server/database/**', 'server/database/y.ts', `import '../ports/storage/disk.ts';`, 'disk.ts'],
  [
    'server/test-{clock,mode,payments}.ts',
    'server/test-mode.ts',
    `import './main.ts';`,
    'server/main.ts',
  ],
  ['server/cli/**', 'server/cli/x.ts', `import '#app/context.ts';`, 'app/context.ts'],
  ['server/*', 'server/x.ts', `import '#simulators/inbox.ts';`, 'simulators/inbox.ts'],
  ['server/*', 'server/x.ts', `type A = import('../app/ui/header.tsx').A;`, 'app/ui/header.tsx'],
];

/** Rows of tests and measurements may reach everything. */
const unbounded = rows.filter((row) => row.imports.includes('**')).map((row) => row.files);

test('a project that keeps to the table has no fault, and its imports are counted', () => {
  using tree = plantTree(clean);
  const arrows = Object.values(domains).flatMap(({ on }) => on).length;
  expect(checkArchitecture(tree.files, rows)).toEqual({ faults: [], read: 55 + arrows });
});

describe('a planted violation is reported at its file, line and target', () => {
  test.each(planted)('%s: %s says %s', (row, path, source, target) => {
    using tree = plantTree({ ...clean, [path]: `\n${source}` });
    const { faults } = checkArchitecture(tree.files, rows);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${path}:2: «${row}» no puede`);
    expect(faults[0]).toContain(target);
  });

  test('every row that forbids something has one', () => {
    const bounded = rows.map((row) => row.files).filter((files) => !unbounded.includes(files));
    expect(new Set(planted.map(([row]) => row))).toEqual(new Set(bounded));
  });
});

test.each(['import(where)', 'import(`./${name}.ts`)', 'import.meta.glob(pattern)'])(
  'a path computed at run time cannot be held against the table: %s',
  (source) => {
    using tree = plantTree({ ...clean, 'server/services/x.ts': source });
    expect(checkArchitecture(tree.files, rows).faults).toEqual([
      expect.stringMatching(/^server\/services\/x\.ts:1: un import calculado/),
    ]);
  },
);

test('a file outside every folder of the table is reported', () => {
  using tree = plantTree({ ...clean, 'lib/x.ts': '' });
  expect(checkArchitecture(tree.files, rows).faults).toEqual([
    'lib/x.ts: su carpeta no está en la tabla de arquitectura',
  ]);
});

test('a row without files is reported: it would hold nothing', () => {
  const { 'simulators/inbox.ts': _, ...rest } = clean;
  using tree = plantTree(rest);
  expect(checkArchitecture(tree.files, rows).faults).toEqual([
    '«simulators/**»: la tabla lo nombra y no hay ningún archivo',
  ]);
});

test('an empty tree counts nothing, which fails the step', () => {
  using tree = plantTree({});
  expect(checkArchitecture(tree.files, rows).read).toBe(0);
});
