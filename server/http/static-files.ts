import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
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
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

type Encoding = 'br' | 'gzip' | 'identity';
type Variant = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };
type StaticFile = { etag: string; variants: Partial<Record<Encoding, Variant>> };

export type StaticFiles = {
  /** The answer to a GET or HEAD of a file of the build, or null when the path names none. */
  answer(request: {
    method: string;
    path: string;
    header: (name: string) => string | undefined;
  }): Response | null;
};

/**
 * Serves the client build from memory: what `scripts/build.mjs` compressed beside a file (`.br`, `.gz`) is what
 * clients that understand it get. Prerendered pages answer on their route's path.
 */
export function loadStaticFiles(folder: string, everyAnswer: [string, string][]): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const path of filesBelow(folder)) {
    if (/\.(br|gz)$/.test(path)) continue;
    files.set(routePath(folder, path), loadFile(path, folder, Object.fromEntries(everyAnswer)));
  }

  return {
    answer({ method, path, header }) {
      if (method !== 'GET' && method !== 'HEAD') return null;
      const file = files.get(path);
      if (!file) return null;
      const variant = choose(file, header('accept-encoding') ?? '');
      if (header('if-none-match') === file.etag) {
        return new Response(null, { status: 304, headers: variant.headers });
      }
      return new Response(method === 'HEAD' ? null : variant.body, { headers: variant.headers });
    },
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function routePath(folder: string, file: string): string {
  const path = `/${relative(folder, file).split(sep).join('/')}`;
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path;
}

function loadFile(path: string, folder: string, everyAnswer: Record<string, string>): StaticFile {
  const original = readFileSync(path);
  const etag = `"${createHash('sha256').update(original).digest('base64url').slice(0, 22)}"`;
  const immutable = path.startsWith(join(folder, 'assets') + sep);
  const headers = {
    ...everyAnswer,
    etag,
    'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': immutable
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  };
  const variants: StaticFile['variants'] = { identity: variant(original, headers) };
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const compressed = readIfThere(path + suffix);
    if (compressed)
      variants[encoding] = variant(compressed, { ...headers, 'content-encoding': encoding });
  }
  return { etag, variants };
}

const variant = (body: Buffer<ArrayBuffer>, headers: Record<string, string>): Variant => ({
  body,
  headers: { ...headers, 'content-length': String(body.length) },
});

function readIfThere(path: string): Buffer<ArrayBuffer> | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

function choose({ variants }: StaticFile, accepted: string): Variant {
  const chosen =
    (accepted.includes('br') && variants.br) ||
    (accepted.includes('gzip') && variants.gzip) ||
    variants.identity;
  if (!chosen) throw new Error('A static file has no bytes');
  return chosen;
}
