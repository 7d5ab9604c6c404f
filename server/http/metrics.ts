import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { AppServices } from '#server/services/app-services.ts';
import { clientIp } from './client-ip.ts';
import { addInstallationGauges } from './installation-gauges.ts';
import type { AppEnv } from './app-env.ts';
import { incomingMessage } from './incoming-message.ts';

export type Metrics = {
  /** Times every response by method and status. Paths stay out: they name people's things. */
  observe: MiddlewareHandler<AppEnv>;
  /** `GET /metrics` in Prometheus' text format, for this machine or whoever brings the token. */
  respond: (context: Context<AppEnv>) => Promise<Response>;
};

export function createMetrics(
  services: Pick<AppServices, 'db' | 'log' | 'now' | 'uploads'>,
  token: string | undefined,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the response, by method and status',
    labelNames: ['method', 'status'],
    registers: [registry],
  });
  const readInstallation = addInstallationGauges(registry, services);

  return {
    async observe(context, next) {
      const end = durations.startTimer({ method: context.req.method });
      await next();
      end({ status: context.res.status });
    },
    async respond(context) {
      if (!mayRead(context, token)) return context.notFound();
      await readInstallation();
      return context.text(await registry.metrics(), 200, { 'content-type': registry.contentType });
    },
  };
}

/** Behind a proxy every socket is local, so a forwarded request needs the token. */
function mayRead(context: Context<AppEnv>, token: string | undefined): boolean {
  const given = bearerToken(context.req.header('authorization'));
  if (token && given && sameText(given, token)) return true;
  const isForwarded = context.req.header('x-forwarded-for') !== undefined;
  const ip = clientIp(incomingMessage(context)?.socket.remoteAddress, undefined, 0);
  return !isForwarded && /^127\.|^::1$/.test(ip);
}

/** RFC 9110 §11.1: «a case-insensitive token to identify the authentication scheme». */
const bearerToken = (authorization = ''): string | undefined =>
  /^bearer +(.+)$/i.exec(authorization)?.[1];

function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
