import type { Context } from 'hono';
import { type Bucket, buckets, isPublic, type Storage } from '#server/ports/storage/storage.ts';
import { StorageError } from '#server/ports/storage/storage-error.ts';
import { byteRange } from './byte-range.ts';
import type { AppEnv } from './app-env.ts';

/** `GET /archivos/{bucket}/{userId}/…`: covers for everyone, all else for its owner alone. */
export function serveFiles(storage: Storage): (context: Context<AppEnv>) => Promise<Response> {
  return async (context) => {
    const [, , bucketName = '', ...rest] = context.req.path.split('/');
    const bucket = buckets.find((name) => name === bucketName);
    const path = rest.join('/');
    if (!bucket || !(await mayRead(context, bucket, rest[0]))) return context.notFound();

    const size = await storage.size(bucket, path).catch(noneOfThatName);
    if (size === null) return context.notFound();
    const range = byteRange(context.req.header('range'), size);
    if (range === 'unsatisfiable') {
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
    }
    const body =
      context.req.method === 'HEAD' ? null : await storage.read(bucket, path, range ?? undefined);
    const { start, end } = range ?? { start: 0, end: size - 1 };
    return new Response(body, {
      status: range ? 206 : 200,
      headers: {
        ...headersOf(bucket, path),
        'accept-ranges': 'bytes',
        'content-length': String(end - start + 1),
        ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
      },
    });
  };
}

/** No object has a name that a store refuses; what else it cannot do is no 404. */
function noneOfThatName(error: unknown): null {
  if (error instanceof StorageError) return null;
  throw error;
}

async function mayRead(
  context: Context<AppEnv>,
  bucket: Bucket,
  owner: string | undefined,
): Promise<boolean> {
  if (isPublic(bucket)) return true;
  const actor = await context.get('user')();
  return actor !== null && actor.userId === owner;
}

function headersOf(bucket: Bucket, path: string): Record<string, string> {
  const mediaType = mediaTypeOf(bucket, path);
  return {
    'content-type': mediaType ?? 'application/octet-stream',
    'content-disposition': mediaType ? 'inline' : 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    // Objects never change: a new file gets a new path.
    'cache-control': `${isPublic(bucket) ? 'public' : 'private'}, max-age=3600`,
  };
}

/** What the server made itself may be shown; what people sent is only ever downloaded. */
function mediaTypeOf(bucket: Bucket, path: string): string | null {
  if (bucket === 'cover-images') return path.endsWith('.avif') ? 'image/avif' : 'image/webp';
  return path.endsWith('.mp3') ? 'audio/mpeg' : null;
}
