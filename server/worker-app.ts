import { Hono } from 'hono';
import { createMetrics } from './http/metrics.ts';
import { addOperatorRoutes } from './http/operator-routes.ts';
import type { AppEnv } from './http/app-env.ts';
import type { AppServices } from './services/app-services.ts';

/** What a process that only does background jobs serves: nothing for people. */
export function createWorkerApp(
  services: AppServices,
  { metricsToken }: { metricsToken: string | undefined },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  addOperatorRoutes(app, services, createMetrics(services, metricsToken));
  app.notFound((context) =>
    context.text(
      'Este proceso hace los trabajos de fondo (ROLE=worker): solo tiene /health/live, /health/ready y /metrics. El sitio lo sirve otro.',
      404,
    ),
  );
  app.onError((error, context) => {
    services.log.error({ err: error, path: context.req.path }, 'request failed');
    return context.text('500 Internal Server Error', 500);
  });
  return app;
}
