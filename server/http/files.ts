import type { Context } from 'hono';
import {
  type Bucket,
  buckets,
  isGuarded,
  isPublic,
  type Storage,
} from '#server/ports/storage/storage.ts';
import type { AppEnv } from './app-env.ts';
import { sendObject } from './send-object.ts';

/** `GET /archivos/{bucket}/{userId}/…`: covers for everyone, all else for its owner alone, and what is guarded for nobody. */
export function serveFiles(storage: Storage): (context: Context<AppEnv>) => Promise<Response> {
  return async (context) => {
    const [, , bucketName = '', ...rest] = context.req.path.split('/');
    const bucket = buckets.find((name) => name === bucketName && !isGuarded(name));
    const path = rest.join('/');
    if (!bucket || !(await mayRead(context, bucket, rest[0]))) return context.notFound();
    return sendObject(
      context,
      storage,
      { bucket, path },
      {
        mediaType: mediaTypeOf(bucket, path),
        // Objects never change: a new file gets a new path.
        cacheControl: `${isPublic(bucket) ? 'public' : 'private'}, max-age=3600`,
      },
    );
  };
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

/** What the server made itself may be shown; what people sent is only ever downloaded. */
function mediaTypeOf(bucket: Bucket, path: string): string | null {
  if (bucket === 'cover-images') return path.endsWith('.avif') ? 'image/avif' : 'image/webp';
  return path.endsWith('.mp3') ? 'audio/mpeg' : null;
}
