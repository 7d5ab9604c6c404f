import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { serveBare } from '../bare.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Builds the application of this folder and serves it compressed, from memory. */
const folder = await mkdtemp(join(tmpdir(), 'estudio-spa-'));
try {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, assetsInlineLimit: 0, emptyOutDir: true },
  });
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  for (const name of names.filter((entry) => entry.isFile())) {
    const path = join(name.parentPath, name.name);
    const bytes = await readFile(path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    const isText = !path.endsWith('.woff2');
    files.set(path.slice(folder.length).replace('/index.html', '/'), {
      body: isText ? brotliCompressSync(bytes) : bytes,
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        ...(isText && { 'content-encoding': 'br' }),
      },
    });
  }
  serveBare((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, file?.headers).end(file?.body);
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
