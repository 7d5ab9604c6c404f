import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { pages as sitePages } from '#content/site-map.ts';
import { publicPaths, staticPaths } from '#content/static-paths.ts';
import { canonicalPath } from './http/canonical-path.ts';
import { clientIp } from './http/client-ip.ts';
import { describeError } from './services/describe-error.ts';
import { sendExport } from './http/export.ts';
import { serveFiles } from './http/files.ts';
import { followProjects } from './http/follow-projects.ts';
import { securityHeaders } from './http/security-headers.ts';
import { lookUpSession } from './http/session.ts';
import { createMetrics } from './http/metrics.ts';
import { sameOrigin } from './http/same-origin.ts';
import { createPages, type PageOptions } from './http/pages.ts';
import type { Shell } from './http/shell.ts';
import type { FileRequest } from './http/static-file.ts';
import { createStaticPages } from './http/static-pages.ts';
import { createUploads, uploadsPath } from './http/uploads.ts';
import { AppError } from './app-error.ts';
import { clientIpHeader } from './services/accounts/auth.ts';
import type { AppServices } from './services/app-services.ts';
import { readNotice } from './services/notices.ts';
import {
  describeMissingTable,
  describeMissingTables,
} from './services/setup/describe-missing-tables.ts';

export type AppOptions = Omit<PageOptions, 'testMode'> & {
  origins: string[];
  secure: boolean;
  trustedProxies: number;
  uploadsFolder: string;
  metricsToken?: string | undefined;
  /** Mounts what only exists on a developer's machine. */
  mountSimulators?: ((app: Hono<Shell>) => void) | undefined;
};

const longestUserAgent = 300;
const limit = bodyLimit({
  maxSize: 1024 * 1024,
  onError: () => {
    throw new AppError('request.too-large');
  },
});
/** Where a form brings a file, whoever reads it counts. */
const takesDemos = (path: string) =>
  [sitePages.contact.path, `${sitePages.contact.path}.data`].includes(path);

/** The HTTP shell: what every request meets before and after React Router, which owns the pages. */
export function createApp(services: AppServices, options: AppOptions): Hono<Shell> {
  const { log } = services;
  const app = new Hono<Shell>();
  const everyAnswer = securityHeaders(options.secure);
  const pages = createPages(services, {
    ...options,
    testMode: options.mountSimulators !== undefined,
  });
  const staticPages = createStaticPages(pages.forEveryone, staticPaths, everyAnswer);
  const knownPaths = new Set([...staticPaths, ...publicPaths]);

  app.use(async (context, next) => {
    context.set('requestId', randomBytes(6).toString('hex'));
    await next();
  });

  // What is the same for everyone: files and pages.
  app.use(async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const asked = { method, path, header: (name: string) => context.req.header(name) };
    const toTell = readNotice(asked.header('cookie'));
    const answer =
      options.staticFiles?.answer(asked) ??
      (options.staticFiles && !toTell ? await pageForEveryone(asked) : null);
    if (!answer) return next();
    answer.headers.set('x-request-id', context.get('requestId'));
    return answer;
  });

  app.use(async (context, next) => {
    const requestId = context.get('requestId');
    const { session, anySession, cookies } = lookUpSession(services, context.req.raw.headers);
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
    // What a page of ours asked for in the background, it tells in its own words.
    if (context.req.path.endsWith('.data')) return context.json({ requestId }, 500);
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
    context.header('cache-control', 'no-store');
    return context.json({
      session: current && { id: current.id, displayName: current.displayName },
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

  app.use((context, next) => (takesDemos(context.req.path) ? next() : limit(context, next)));
  app.all('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const other = context.req.method === 'POST' ? null : canonicalPath(pathname, knownPaths);
    if (other !== null) return context.redirect(other + search, 301);
    return pages.answer(context);
  });
  return app;

  /** One that cannot be made is made for this visitor alone, with the page that says what failed. */
  async function pageForEveryone(asked: FileRequest & { path: string }) {
    try {
      return await staticPages.answer(asked);
    } catch (error) {
      log.error({ err: error, path: asked.path }, 'static page failed');
      return null;
    }
  }
}

const nameOf = (cookie: string) => cookie.split('=', 1)[0];
