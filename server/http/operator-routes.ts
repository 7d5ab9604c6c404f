import type { Hono } from 'hono';
import { system } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { describeMissingTables } from '#server/services/setup/describe-missing-tables.ts';
import type { Metrics } from './metrics.ts';
import type { AppEnv } from './app-env.ts';

/** What the operator's machines ask every process: its figures, whether it lives, and whether it can do its work. */
export function addOperatorRoutes(
  app: Hono<AppEnv>,
  services: AppServices,
  metrics: Metrics,
): void {
  app.get('/metrics', metrics.respond);
  app.get('/health/live', (context) => context.text('ok'));
  app.get('/health/ready', async (context) => {
    const found = await describeMissingTables(services, system).catch((error: unknown) => {
      services.log.warn({ err: error }, 'not ready');
      return null;
    });
    if (!found) return context.text('La base de datos no responde.', 503);
    const { tables, status, body } = found;
    return tables.length === 0 ? context.text('ok') : new Response(body.message, { status });
  });
}
