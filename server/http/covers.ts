import type { Context } from 'hono';
import type { AppServices } from '#server/services/app-services.ts';
import {
  type CoverObject,
  findFile,
  findPreview,
} from '#server/services/covers/find-cover-object.ts';
import type { AppEnv } from './app-env.ts';
import { sendObject } from './send-object.ts';

/**
 * `GET /portadas/{run}/{number}`: one of the covers that a run shows, from 1. `GET /portadas/{run}/archivo`: the file of one that is
 * kept, as long as the plan of its person gives it to them. For its owner alone.
 */
export function serveCovers(
  services: Pick<AppServices, 'db' | 'storage'>,
): (context: Context<AppEnv>) => Promise<Response> {
  return async (context) => {
    const actor = await context.get('user')();
    if (!actor) return context.notFound();
    const id = context.req.param('run') ?? '';
    const which = context.req.param('which') ?? '';
    const found: CoverObject | null =
      which === 'archivo'
        ? await findFile(services, actor, id)
        : /^[1-9]$/.test(which)
          ? await findPreview(services, actor, { id, number: Number(which) })
          : null;
    if (!found) return context.notFound();
    const { path, fileName } = found;
    return sendObject(
      context,
      services.storage,
      { bucket: 'covers', path },
      // What a plan gives may end: a file is asked for anew each time.
      {
        ...{ mediaType: 'image/jpeg', fileName },
        cacheControl: fileName === null ? 'private, max-age=3600' : 'private, no-store',
      },
    );
  };
}
