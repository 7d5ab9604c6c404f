// Builds the site into build/: React Router's client and server, the files that go with the pages, then a compressed
// copy beside each text file.
// Runs under the project's Node with its dependencies installed.
import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const routerCli = 'node_modules/@react-router/dev/bin.cjs';
const client = 'build/client';
const worthCompressing = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

const built = spawnSync(process.execPath, [routerCli, 'build', '--logLevel', 'warn'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});
if (built.status !== 0) process.exit(built.status ?? 1);

const drawn = spawnSync(process.execPath, ['scripts/site-files/make-site-files.ts', client], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (drawn.status !== 0) process.exit(drawn.status ?? 1);

const files = await readdir(client, { recursive: true, withFileTypes: true });
await Promise.all(
  files
    .filter((file) => file.isFile() && worthCompressing.test(file.name))
    .map((file) => compress(join(file.parentPath, file.name))),
);

async function compress(path) {
  const bytes = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, quality),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  if (brotli.length < bytes.length) await writeFile(`${path}.br`, brotli);
  if (zipped.length < bytes.length) await writeFile(`${path}.gz`, zipped);
}
