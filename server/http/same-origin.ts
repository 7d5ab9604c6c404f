import type { MiddlewareHandler } from 'hono';
import { AppError } from '#server/app-error.ts';
import type { AppEnv } from './app-env.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests that change something and come from another site's page. */
export function sameOrigin(origins: readonly string[]): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method } = context.req;
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    if (!harmless.has(method) && isForeign(origin, site, origins)) {
      throw new AppError('request.foreign');
    }
    await next();
  };
}

/**
 * Browsers send `Origin` with every request that changes something. A page that may name itself to nobody sends `null`
 * there: then only `Sec-Fetch-Site`, which no page can write, says whose it is. A client that sends neither is no
 * browser and carries nobody's cookies by accident.
 */
function isForeign(
  origin: string | undefined,
  site: string | undefined,
  origins: readonly string[],
): boolean {
  if (origin === 'null') return site !== 'same-origin';
  if (origin !== undefined) return !origins.includes(origin);
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
