import type { Context } from 'hono';
import type { Bucket, Storage } from '#server/ports/storage/storage.ts';
import { StorageError } from '#server/ports/storage/storage-error.ts';
import { byteRange } from './byte-range.ts';
import type { AppEnv } from './app-env.ts';

/** What a browser is told of an object beside its bytes; without a type it saves it. */
type ObjectHeaders = {
  mediaType: string | null;
  cacheControl: string;
  /** What it is saved as, where it is to be saved and not shown. */
  fileName?: string | null;
};

/** Responds with a stored object, or with the range of it that is asked for; 404 where there is none. */
export async function sendObject(
  context: Context<AppEnv>,
  storage: Storage,
  { bucket, path }: { bucket: Bucket; path: string },
  { mediaType, cacheControl, fileName = null }: ObjectHeaders,
): Promise<Response> {
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
      'content-type': mediaType ?? 'application/octet-stream',
      'content-disposition': dispositionOf(mediaType, fileName),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': cacheControl,
      'accept-ranges': 'bytes',
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    },
  });
}

/** RFC 6266: the name in UTF-8, for browsers of today; the others make one up. */
function dispositionOf(mediaType: string | null, fileName: string | null): string {
  if (fileName === null) return mediaType ? 'inline' : 'attachment';
  const encoded = encodeURIComponent(fileName.toWellFormed().replaceAll(/[/\\]/g, '-')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** No object has a name that a store refuses; what else it cannot do is no 404. */
function noneOfThatName(error: unknown): null {
  if (error instanceof StorageError) return null;
  throw error;
}
