import type { Context } from 'hono';
import type { AppServices } from '#server/services/app-services.ts';
import { findProof } from '#server/services/transfers/find-proof.ts';
import type { AppEnv } from './app-env.ts';
import { sendObject } from './send-object.ts';

/** `GET /transferencias/{token}`: the picture that came with a report, for whoever has a link that is not over. */
export function serveTransferProofs(
  services: Pick<AppServices, 'db' | 'now' | 'storage' | 'transfers'>,
): (context: Context<AppEnv>) => Promise<Response> {
  return async (context) => {
    const token = context.req.param('token') ?? '';
    const path = await findProof(services, context.get('anonymous'), { token });
    if (path === null) return context.notFound();
    return sendObject(
      context,
      services.storage,
      { bucket: 'transfers', path },
      // Made by the server: it is a JPEG. The link is over soon, and so is what it opened.
      { mediaType: 'image/jpeg', cacheControl: 'private, no-store' },
    );
  };
}
