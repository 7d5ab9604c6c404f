import type { Context } from 'hono';
import { href } from 'react-router';
import { isAppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { exportMyData } from '#server/services/my-data/export-my-data.ts';
import type { AppEnv } from './app-env.ts';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });

/**
 * `GET /dashboard/ajustes/exportar`: everything stored of a person, as a download. Also for whoever is leaving or
 * suspended. Who has to wait is led back to the page with the button, which says for how many minutes.
 */
export function sendExport(services: AppServices): (context: Context<AppEnv>) => Promise<Response> {
  return async (context) => {
    const actor = await context.get('anyUser')();
    if (!actor)
      return context.redirect(`${href('/auth')}?volver=${href('/dashboard/ajustes/datos')}`);
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="mis-datos-${day.format(services.now())}.zip"`,
      'cache-control': 'private, no-store',
    };
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    try {
      return new Response(await exportMyData(services, actor), { headers });
    } catch (error) {
      if (!isAppError(error) || error.code !== 'rate.limited') throw error;
      const page = actor.session.onlyPage ?? href('/dashboard/ajustes/datos');
      const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
      return context.redirect(`${page}?espera=${minutes}`);
    }
  };
}
