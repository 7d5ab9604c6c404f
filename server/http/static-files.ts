import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileResponse, type FileRequest, staticFile, type StaticFile } from './static-file.ts';

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

/** Types in which nothing runs and that lead nowhere. Only these headers concern them; a font comes sooner without more. */
const inert = /^(font|image\/(?!svg)|text\/css)/;
const ofInert = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

/**
 * Workers have a folder of their own (`vite.config.ts`). A worker obeys the policy of its own file: none of these may load or ask
 * anything, not even a script of ours, whose address could say something. So what it was given cannot leave the browser.
 */
const ofWorkers = { 'content-security-policy': "default-src 'none'" };

export type StaticFiles = {
  /** The response when a GET or HEAD asks for a file of the build; null when the path names none. */
  respond(request: FileRequest & { path: string }): Response | null;
};

/**
 * Serves the client build from memory: what `scripts/build.mjs` compressed beside a file (`.br`, `.gz`) is what
 * clients that understand it get.
 */
export function loadStaticFiles(folder: string, defaultHeaders: [string, string][]): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const path of filesBelow(folder)) {
    if (/\.(br|gz)$/.test(path)) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, loadFile(path, folder, defaultHeaders));
  }

  return {
    respond({ path, ...request }) {
      const file = files.get(path);
      return file ? fileResponse(file, request) : null;
    },
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function loadFile(path: string, folder: string, defaultHeaders: [string, string][]): StaticFile {
  const immutable = path.startsWith(join(folder, 'assets') + sep);
  const type = mediaTypes[extname(path)] ?? 'application/octet-stream';
  const isWorker = path.startsWith(join(folder, 'assets', 'workers') + sep);
  const headers = {
    ...Object.fromEntries(
      defaultHeaders.filter(([name]) => !inert.test(type) || ofInert.includes(name)),
    ),
    ...(isWorker && ofWorkers),
    'content-type': type,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const br = readIfThere(`${path}.br`);
  const gzip = readIfThere(`${path}.gz`);
  return staticFile(readFileSync(path), headers, { ...(br && { br }), ...(gzip && { gzip }) });
}

function readIfThere(path: string): Buffer<ArrayBuffer> | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
