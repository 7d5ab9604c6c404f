// Builds the site into build/: React Router's client and server, the files that go with the pages, then a compressed
// copy beside each text file. Says what it is doing and how long each part took.
// Runs under the project's Node with its dependencies installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const routerCli = 'node_modules/@react-router/dev/bin.cjs';
const client = 'build/client';
const worthCompressing = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

await run(['scripts/check-content.ts']);
await step('páginas, guías y servidor', () => run([routerCli, 'build', '--logLevel', 'warn']));
await Promise.all([
  step('imágenes para compartir', () => run(['scripts/site-files/make-site-files.ts', client])),
  step('archivos comprimidos', compressAll),
]);

async function step(name, work) {
  const began = Date.now();
  await work();
  const seconds = ((Date.now() - began) / 1000).toLocaleString('es-CO', {
    maximumFractionDigits: 1,
  });
  console.log(`  ${name}: ${seconds} s`);
}

async function run(args) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

async function compressAll() {
  const files = await readdir(client, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && worthCompressing.test(file.name))
      .map((file) => compress(join(file.parentPath, file.name))),
  );
}

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
