import { randomBytes, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as page from '#app/context.ts';
import { clientIp } from './http/client-ip.ts';
import { isMissingTable } from './database/missing-tables.ts';
import { describeError } from './services/describe-error.ts';
import { sendExport } from './http/export.ts';
import { serveFiles } from './http/files.ts';
import { followProjects } from './http/follow-projects.ts';
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts';
import { lookUpSession } from './http/session.ts';
import { createMetrics } from './http/metrics.ts';
import { sameOrigin } from './http/same-origin.ts';
import type { Shell } from './http/shell.ts';
import type { StaticFiles } from './http/static-files.ts';
import { createUploads, uploadsPath } from './http/uploads.ts';
import { wholeAnswer } from './http/whole-answer.ts';
import { clientIpHeader } from './services/accounts/auth.ts';
import type { AppServices } from './services/app-services.ts';
import { clearNotice, type Notice, readNotice } from './services/notices.ts';
import {
  describeMissingTable,
  describeMissingTables,
} from './services/setup/describe-missing-tables.ts';

export type AppOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Null in development, where Vite serves the client's files. */
  staticFiles: StaticFiles | null;
  origins: string[];
  secure: boolean;
  trustedProxies: number;
  uploadsFolder: string;
  metricsToken?: string | undefined;
  sqlEditorUrl?: string | undefined;
  /** Mounts what only exists on a developer's machine. */
  mountSimulators?: ((app: Hono<Shell>) => void) | undefined;
};

const longestUserAgent = 300;

/** The HTTP shell: what every request meets before and after React Router, which owns the pages. */
export function createApp(services: AppServices, options: AppOptions): Hono<Shell> {
  const { log } = services;
  const app = new Hono<Shell>();
  const everyAnswer = securityHeaders(options.secure);
  const renderPage = createRequestHandler(options.build, import.meta.env.MODE);

  app.use(async (context, next) => {
    const file = options.staticFiles?.answer({
      method: context.req.method,
      path: context.req.path,
      header: (name) => context.req.header(name),
    });
    if (!file) return next();
    file.headers.set('x-request-id', randomUUID());
    return file;
  });

  app.use(async (context, next) => {
    const requestId = randomUUID();
    const { session, anySession, cookies } = lookUpSession(services, context.req.raw.headers);
    context.set('requestId', requestId);
    context.set('session', session);
    context.set('anySession', anySession);
    context.set(
      'clientIp',
      clientIp(
        context.env?.incoming?.socket.remoteAddress,
        context.req.header('x-forwarded-for'),
        options.trustedProxies,
      ),
    );
    // What accounts read of a request: the address that we found, whatever the sender wrote there.
    const { headers } = context.req.raw;
    headers.set(clientIpHeader, context.get('clientIp'));
    headers.set('user-agent', (headers.get('user-agent') ?? '').slice(0, longestUserAgent));
    await next();
    const answer = context.res;
    for (const [name, value] of everyAnswer) {
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    }
    // A form that began another session, or ended this one, has the last word about its cookie.
    const written = answer.headers.getSetCookie().map(nameOf);
    for (const cookie of cookies()) {
      if (!written.includes(nameOf(cookie))) answer.headers.append('set-cookie', cookie);
    }
    answer.headers.set('x-request-id', requestId);
    if (answer.status === 404) log.info({ path: context.req.path, requestId }, 'not found');
  });

  const metrics = createMetrics(options.metricsToken);
  app.use(metrics.observe);

  app.onError(async (error, context) => {
    const described = describeError(error);
    if (described) {
      return Response.json(described.body, {
        status: described.status,
        headers: described.headers,
      });
    }
    const requestId = context.get('requestId');
    log.error({ err: error, requestId, path: context.req.path }, 'request failed');
    const told = await describeMissingTable(services.db, error);
    if (told) return Response.json(told.body, { status: told.status });
    return context.text(
      `Algo falló de nuestro lado. Vuelve a probar; si sigue, cuéntanos este código: ${requestId}`,
      500,
    );
  });

  app.use(sameOrigin(options.origins));

  app.get('/metrics', metrics.answer);
  app.get('/health/live', (context) => context.text('ok'));
  app.get('/health/ready', async (context) => {
    const { tables, status, body } = await describeMissingTables(services.db);
    return tables.length === 0 ? context.text('ok') : new Response(body.message, { status });
  });

  app.get('/auth/sesion.json', async (context) => {
    const current = await context.get('anySession')();
    const notice = readNotice(context.req.header('cookie'));
    if (notice) context.header('set-cookie', clearNotice, { append: true });
    context.header('cache-control', 'no-store');
    return context.json({
      session: current && { id: current.id, displayName: current.displayName },
      notice,
    });
  });

  const uploads = createUploads(services, {
    folder: options.uploadsFolder,
    origins: options.origins,
  });
  app.all(uploadsPath, uploads);
  app.all(`${uploadsPath}/:id`, uploads);
  app.get('/archivos/*', serveFiles(services.storage));
  app.get('/dashboard/eventos', followProjects(services.events));
  app.get('/dashboard/ajustes/exportar', sendExport(services));
  options.mountSimulators?.(app);

  app.use(bodyLimit({ maxSize: 1024 * 1024 }));
  app.all('*', async (context) => {
    const nonce = randomBytes(16).toString('base64url');
    let notice: Notice | null = null;
    const router = new RouterContextProvider();
    router.set(page.services, services);
    router.set(page.testMode, options.mountSimulators !== undefined);
    const failure: { error: unknown } = { error: null };
    router.set(page.failure, failure);
    router.set(page.session, await knownSession(context, failure));
    router.set(page.sqlEditorUrl, options.sqlEditorUrl ?? null);
    router.set(page.takeNotice, () => (notice = readNotice(context.req.header('cookie'))));
    router.set(page.cspNonce, nonce);
    router.set(page.requestId, context.get('requestId'));
    router.set(page.clientIp, context.get('clientIp'));
    let html: string | null = null;
    router.set(page.pageAnswer, (text, head) => {
      html = text;
      return new Response(null, head);
    });
    const head = await renderPage(context.req.raw, router);
    const body = html ?? (head.body && new Uint8Array(await head.arrayBuffer()));
    const answer = wholeAnswer(body, head, context.req.header('accept-encoding') ?? '');
    const { headers } = answer;
    if (headers.get('content-type')?.startsWith('text/html')) {
      headers.set('content-security-policy', contentSecurityPolicy(nonce));
    }
    if (notice && answer.ok) headers.append('set-cookie', clearNotice);
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
    return answer;
  });

  /** Without its table nobody is known, and the page says why. */
  async function knownSession(context: Context<Shell>, failure: { error: unknown }) {
    try {
      return await context.get('anySession')();
    } catch (error) {
      if (!isMissingTable(error)) throw error;
      const requestId = context.get('requestId');
      log.error({ err: error, requestId, path: context.req.path }, 'session unknown');
      failure.error = error;
      return null;
    }
  }

  return app;
}

const nameOf = (cookie: string) => cookie.split('=', 1)[0];
