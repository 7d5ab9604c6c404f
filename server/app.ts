import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { pages as sitePages } from '#content/site-map.ts';
import { machinePaths } from '#content/machine-paths.ts';
import { publicPaths } from '#content/public-paths.ts';
import { system } from '#server/actor.ts';
import { createBodyBudget } from './http/body-budget.ts';
import { createConcurrencyLimit, type Outside } from './http/concurrency-limit.ts';
import { canonicalPath } from './http/canonical-path.ts';
import { checkRequest } from './http/check-request.ts';
import { clientIp } from './http/client-ip.ts';
import { toErrorResponse } from './services/to-error-response.ts';
import { sendExport } from './http/export.ts';
import { serveDemos } from './http/demos.ts';
import { serveCovers } from './http/covers.ts';
import { serveTransferProofs } from './http/transfer-proofs.ts';
import { serveFiles } from './http/files.ts';
import { followEvents } from './http/follow-events.ts';
import { withArriving, withFormBody } from './http/form-body.ts';
import { securityHeaders } from './http/security-headers.ts';
import { lookUpUser } from './http/session.ts';
import { sessionResponse } from './http/session-response.ts';
import { incomingMessage } from './http/incoming-message.ts';
import { hasSessionMark, settleCookies } from './http/session-cookies.ts';
import { createMetrics } from './http/metrics.ts';
import { addPaymentHooks } from './http/payment-hooks.ts';
import { addOperatorRoutes } from './http/operator-routes.ts';
import { sameOrigin } from './http/same-origin.ts';
import {
  createPageRenderer,
  type PageRenderer,
  type PageRendererOptions,
} from './http/page-renderer.ts';
import { refuse, wantsPage } from './http/refuse.ts';
import type { AppEnv } from './http/app-env.ts';
import type { FileRequest } from './http/static-file.ts';
import { createStaticPages } from './http/static-pages.ts';
import type { StaticPaths } from './http/static-paths.ts';
import { createTimeSlices } from './http/time-slice.ts';
import { createUploads } from './http/uploads.ts';
import { errorTexts } from './error-texts.ts';
import { clientIpHeader } from './services/accounts/auth.ts';
import { networkOf } from './services/limits/network-of.ts';
import type { AppServices } from './services/app-services.ts';
import { readFlash } from './services/flash.ts';
import { describeMissingTable } from './services/setup/describe-missing-tables.ts';

export type AppOptions = Omit<PageRendererOptions, 'testMode'> & {
  /** Where the pages are that are the same for everyone; in development every page is made anew. */
  staticPaths: StaticPaths;
  secure: boolean;
  trustedProxies: number;
  metricsToken?: string | undefined;
  /** Mounts what only exists on a developer's machine. */
  mountSimulators?: ((app: Hono<AppEnv>) => void) | undefined;
};

/** Of the sender’s own words about their browser, which are kept with sessions and consents. */
const longestUserAgent = 300;
/** Of a turn of the event loop, in which requests may begin. */
const sliceMs = 10;
/** Of the event loop, until an end that came with a request is known: the one reads it, the next closes the connection. */
const turnsOfAnEnd = 3;
/** Of one network at a time: each holds 300 kB at most. */
const mostBodies = 40;
/** Of one network that are being made at once, so that nobody waits for a hundred of another's. */
const mostPages = 8;
/** Answers to a request whose body is not read to its end, so that the connection ends with them. */
const endings = new Set([408, 411]);
/** What pages answer to. */
const pageMethods = ['GET', 'HEAD', 'POST'];
const uploadMethods = ['POST', 'HEAD', 'PATCH', 'DELETE'];
/** Where a form may bring a file, which arrives while its page is made, in minutes on a slow network; its reader counts. */
const takesAttachment = (path: string) =>
  [sitePages.contact.path, sitePages.coverArt.path, '/checkout/transferencia'].includes(
    path.replace(/\.data$/, ''),
  );

/** The HTTP shell: what every request meets before and after React Router, which owns the pages. */
export function createApp(services: AppServices, options: AppOptions): Hono<AppEnv> {
  const { log } = services;
  const app = new Hono<AppEnv>();
  const defaultHeaders = securityHeaders(options.secure);
  const testMode = options.mountSimulators !== undefined;
  const pages = createPageRenderer(services, { ...options, testMode });
  const limit = createConcurrencyLimit(mostPages);
  const inTurn = (context: Context<AppEnv>, make: (outside: Outside) => Promise<Response>) =>
    limit(networkOf(context.get('anonymous').ip), async (outside) =>
      hasHungUp(context) ? context.body(null, 400) : make(outside),
    );
  const refusePage: PageRenderer['refuse'] = (context, refusal) =>
    inTurn(context, () => pages.refuse(context, refusal));
  const staticPages = createStaticPages(
    pages.renderStatic,
    options.staticPaths.all,
    defaultHeaders,
  );
  services.proposals.publishedTimes.onChange(staticPages.forget);
  services.launch.places.onChange(staticPages.forget);
  const admit = createTimeSlices(sliceMs);
  const arriving = createBodyBudget(mostBodies);
  const knownPaths = new Set([...options.staticPaths.all, ...publicPaths]);

  app.use(async (context, next) => {
    context.set('requestId', randomBytes(6).toString('hex'));
    const incoming = incomingMessage(context);
    const ip = clientIp(
      incoming?.socket.remoteAddress,
      context.req.header('x-forwarded-for'),
      options.trustedProxies,
    );
    const userAgent = (context.req.header('user-agent') ?? '').slice(0, longestUserAgent);
    context.set('anonymous', { kind: 'anonymous', ip, userAgent });
    checkRequest(context.req.url, incoming);
    await passTurns(turnsOfAnEnd);
    await admit(networkOf(ip));
    if (hasHungUp(context)) return context.body(null, 400);
    await next();
  });

  addPaymentHooks(app, services, arriving);

  // What is the same for everyone: files and pages.
  app.use(async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const asked = { method, path, header: (name: string) => context.req.header(name) };
    const notice = readFlash(asked.header('cookie'), path);
    const response =
      options.staticFiles?.respond(asked) ??
      (options.staticFiles && !notice && !isOwnPage(context) ? await pageForEveryone(asked) : null);
    if (!response) return next();
    if (options.staticPaths.visitors.has(path)) response.headers.append('vary', 'cookie');
    response.headers.set('x-request-id', context.get('requestId'));
    return response;
  });

  app.use(async (context, next) => {
    const { headers } = context.req.raw;
    const anonymous = context.get('anonymous');
    // What accounts read of a request: the address that we found, whatever the sender wrote there.
    headers.set(clientIpHeader, anonymous.ip);
    headers.set('user-agent', anonymous.userAgent);
    const { user, anyUser, cookies } = lookUpUser(services, anonymous, headers);
    context.set('user', user);
    context.set('anyUser', anyUser);
    await next();
    const response = complete(context.res, context);
    if (options.staticPaths.visitors.has(context.req.path))
      response.headers.append('vary', 'cookie');
    // A form that began another session, or ended this one, has the last word about its cookie.
    const { authCookies } = await services.accounts.auth.$context;
    const sessionCookie = authCookies.sessionToken.name;
    settleCookies(response.headers, cookies(), { sessionCookie, secure: options.secure });
    if (response.status === 404) {
      log.info({ path: context.req.path, requestId: context.get('requestId') }, 'not found');
    }
  });

  const metrics = createMetrics(services, options.metricsToken);
  app.use(metrics.observe);

  app.onError(async (error, context) => {
    const requestId = context.get('requestId');
    const described = toErrorResponse(error);
    if (described) {
      return complete(await refuse(refusePage, context, described.body, described), context);
    }
    // A closed connection is not a failure of ours.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    log.error({ err: error, requestId, path: context.req.path }, 'request failed');
    const missing = await describeMissingTable(services, system, error);
    const { status, ...words } = errorTexts['request.failed'];
    const failed = { status, body: { code: 'request.failed', ...words, requestId } };
    const { body, ...head } = missing ?? failed;
    return complete(await refuse(refusePage, context, body, head), context);
  });
  app.notFound((context) =>
    wantsPage(context)
      ? refusePage(context, { status: 404, title: '', message: '' })
      : context.text('404 Not Found', 404),
  );

  app.use(sameOrigin(options.origins));
  app.options('*', (context) => {
    const isUpload = /^\/uploads(\/|$)/.test(context.req.path);
    return allowed(context, 204, isUpload ? uploadMethods : pageMethods);
  });

  addOperatorRoutes(app, services, metrics);

  app.get(machinePaths.session, async (context) => {
    const current = await context.get('anyUser')();
    context.header('cache-control', 'no-store');
    return context.json(sessionResponse(current));
  });

  const uploads = createUploads(services, options.origins);
  app.all(machinePaths.uploads, uploads);
  app.all(`${machinePaths.uploads}/:id`, uploads);
  app.get('/archivos/*', serveFiles(services.storage));
  app.get(`${machinePaths.demos}/:token`, serveDemos(services));
  app.get(`${machinePaths.transferProofs}/:token`, serveTransferProofs(services));
  app.get(`${machinePaths.covers}/:run/:which`, serveCovers(services));
  app.get(machinePaths.events, followEvents(services));
  app.get(machinePaths.export, sendExport(services));
  options.mountSimulators?.(app);

  app.all('*', async (context) => {
    const { method } = context.req;
    if (!pageMethods.includes(method)) return allowed(context, 405, pageMethods);
    const { pathname, search } = new URL(context.req.url);
    const other = method === 'POST' ? null : canonicalPath(pathname, knownPaths);
    if (other !== null) return context.redirect(other + search, 301);
    if (method !== 'POST') return inTurn(context, (outside) => pages.render(context, outside));
    const { raw } = context.req;
    const body = arriving(context.get('anonymous').ip, raw.body ?? new Blob().stream());
    if (!takesAttachment(context.req.path)) {
      context.req.raw = await withFormBody(raw, body);
      return inTurn(context, (outside) => pages.render(context, outside));
    }
    return inTurn(context, (outside) => {
      context.req.raw = withArriving(raw, body, outside);
      return pages.render(context, outside);
    });
  });
  return app;

  /** Whether somebody who may be signed in asks for a page that is the same for visitors alone. */
  function isOwnPage({ req }: Context<AppEnv>): boolean {
    return options.staticPaths.visitors.has(req.path) && hasSessionMark(req.raw.headers);
  }

  /** With the headers that every response has. */
  function complete(response: Response, context: Context<AppEnv>): Response {
    for (const [name, value] of defaultHeaders) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    response.headers.set('x-request-id', context.get('requestId'));
    if (endings.has(response.status)) response.headers.set('connection', 'close');
    return response;
  }

  /** One that cannot be made is made for this visitor alone, with the page that says what failed. */
  async function pageForEveryone(asked: FileRequest & { path: string }) {
    try {
      return await staticPages.respond(asked);
    } catch (error) {
      log.error({ err: error, path: asked.path }, 'static page failed');
      return null;
    }
  }
}

async function passTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

/** Whoever hung up while they waited hears nothing: nobody works for them. */
const hasHungUp = (context: Context<AppEnv>): boolean =>
  incomingMessage(context)?.socket.destroyed ?? false;

const allowed = (context: Context<AppEnv>, status: 204 | 405, methods: string[]) =>
  context.body(null, status, { allow: [...methods, 'OPTIONS'].join(', ') });
