import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { build } from 'vite';
import config from '../vite.config.ts';
import { serverBoundary } from './server-boundary.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Builds a page whose only import is the given line, for the browser or for the server. */
async function buildPage(line: string, ssr = false) {
  const root = await mkdtemp(join(tmpdir(), 'boundary-'));
  folders.push(root);
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'server/secret.ts'), 'export const secret = 2600; export type T = 1;');
  await writeFile(join(root, 'page.ts'), `${line}\nexport const page = 1;`);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [serverBoundary()],
    build: { write: false, ssr, rolldownOptions: { input: join(root, 'page.ts') } },
  });
}

const leak = "import { secret } from './server/secret.ts'; console.log(secret);";

test('a server module in a browser build stops it and is named with its importer', async () => {
  await expect(buildPage(leak)).rejects.toThrow(
    /server\/secret\.ts belongs to the server but is imported for the browser by page\.ts/,
  );
});

test('the server itself and types may be imported', async () => {
  await expect(buildPage(leak, true)).resolves.toBeDefined();
  await expect(
    buildPage("import type { T } from './server/secret.ts'; export type U = T;"),
  ).resolves.toBeDefined();
});

test('a worker is a build of its own, and has the boundary where it is told to', async () => {
  const root = await mkdtemp(join(tmpdir(), 'boundary-'));
  folders.push(root);
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'server/secret.ts'), 'export const secret = 2600;');
  await writeFile(join(root, 'worker.ts'), leak);
  await writeFile(
    join(root, 'page.ts'),
    "new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });",
  );
  const options = {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    build: { write: false, rolldownOptions: { input: join(root, 'page.ts') } },
  };
  const worker = { format: 'es', plugins: () => [serverBoundary()] } as const;
  await expect(build({ ...options, worker })).rejects.toThrow(/imported for the browser by worker/);
  await writeFile(join(root, 'worker.ts'), 'console.log(2600);');
  await expect(build({ ...options, worker })).resolves.toBeDefined();
});

test('the workers of the site have it', () => {
  const plugins = config({ command: 'build', mode: 'production' }).worker?.plugins?.() ?? [];
  expect(plugins.flat().map((plugin) => plugin && 'name' in plugin && plugin.name)).toEqual([
    'estudio2600:server-boundary',
  ]);
});
