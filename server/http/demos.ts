import type { Context } from 'hono';
import { findDemo } from '#server/services/proposals/find-demo.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { AppEnv } from './app-env.ts';
import { sendObject } from './send-object.ts';

/** `GET /demos/{token}`: the recording that came with a proposal, for whoever has a link that is not over. */
export function serveDemos(
  services: Pick<AppServices, 'db' | 'now' | 'proposals' | 'storage'>,
): (context: Context<AppEnv>) => Promise<Response> {
  return async (context) => {
    const token = context.req.param('token') ?? '';
    const demo = await findDemo(services, context.get('anonymous'), { token });
    if (!demo) return context.notFound();
    const { path, mediaType } = demo;
    return sendObject(
      context,
      services.storage,
      { bucket: 'demos', path },
      // The link is over soon, and so is what it opened.
      { mediaType, cacheControl: 'private, no-store' },
    );
  };
}
