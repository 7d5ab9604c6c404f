import type { MiddlewareHandler } from 'hono';
import type { Shell } from './shell.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something and come from another site's page. Browsers send `Origin` with every such
 * request; where it is missing, `Sec-Fetch-Site` decides; a client that sends neither is no browser and carries
 * nobody's cookies by accident.
 */
export function sameOrigin(origins: string[]): MiddlewareHandler<Shell> {
  return async (context, next) => {
    if (!harmless.has(context.req.method)) {
      const origin = context.req.header('origin');
      const site = context.req.header('sec-fetch-site');
      const foreign = origin
        ? !origins.includes(origin)
        : site !== undefined && site !== 'same-origin' && site !== 'none';
      if (foreign) {
        return context.text(
          'Esta petición viene de otro sitio. Vuelve a la página y prueba desde ahí.',
          403,
        );
      }
    }
    await next();
    return undefined;
  };
}
