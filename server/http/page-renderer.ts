import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as page from '#app/context.ts';
import type { PageNeeds } from '#app/page-handle.ts';
import { isMissingTable } from '#server/database/missing-tables.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { clearFlash, readFlash } from '#server/services/flash.ts';
import type { Outside } from './concurrency-limit.ts';
import { inlineStyles } from './inline-styles.ts';
import { publicRequest } from './public-request.ts';
import { reportFailures } from './report-failures.ts';
import { createRequestHandlers } from './request-handlers.ts';
import { type PagePolicy, policyHeaders } from './security-headers.ts';
import type { AppEnv } from './app-env.ts';
import type { StaticFiles } from './static-files.ts';
import { compressedResponse } from './compressed-response.ts';

export type PageRendererOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Where this site stands: its pages name their own address. */
  origin: string;
  /** Every name of this place, which its own pages are posted from. */
  origins: string[];
  testMode: boolean;
  /** The client's files. Null in development: Vite serves them, and a page is made anew for each request. */
  staticFiles: StaticFiles | null;
  sqlEditorUrl?: string | undefined;
};

export type PageRenderer = {
  /** The page that a request asks for, as it is for whoever asks; what it waits for `outside` keeps nobody else waiting. */
  render(context: Context<AppEnv>, outside: Outside): Promise<Response>;
  /** The page at a path as it is for everyone: nobody is signed in and there is nothing to say. */
  renderStatic(path: string): Promise<Response>;
  /** The page that says why a request is refused, and where to go on. */
  refuse(context: Context<AppEnv>, refusal: page.Refusal): Promise<Response>;
};

/** React Router's pages, each with the policy that lets its own scripts run. */
export function createPageRenderer(
  services: AppServices,
  options: PageRendererOptions,
): PageRenderer {
  const { log } = services;
  const { build } = options;
  const render =
    typeof build === 'function'
      ? createRequestHandler(async () => reportFailures(await build()), import.meta.env.MODE)
      : createRequestHandlers(reportFailures(build), import.meta.env.MODE);

  return {
    async render(context, outside) {
      const nonce = randomBytes(16).toString('base64url');
      const requestId = context.get('requestId');
      let takenNotice: string | null = null;
      const failure: { error: unknown } = { error: null };
      const router = about(requestId);
      router.set(page.failure, failure);
      router.set(page.user, await knownUser(context, failure));
      router.set(page.readFlash, (path) => {
        const notice = readFlash(context.req.header('cookie'), path);
        if (notice) takenNotice = clearFlash(path);
        return notice;
      });
      router.set(page.cspNonce, nonce);
      router.set(page.anonymous, context.get('anonymous'));
      router.set(page.outside, outside);

      const { head, body, needs } = await rendered(publicRequest(context.req.raw, options), router);
      const development = options.staticFiles === null;
      if (typeof body === 'string') setPolicy(head, { nonce, needs, development });
      const response = isDownload(head)
        ? new Response(head.body, head)
        : compressedResponse(body, head, context.req.header('accept-encoding'));
      const { headers } = response;
      if (takenNotice && response.ok) headers.append('set-cookie', takenNotice);
      if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
      return response;
    },

    async refuse(context, refusal) {
      const router = about(context.get('requestId'));
      router.set(page.refusal, refusal);
      const { head, body } = await rendered(new Request(new URL(noPage, options.origin)), router);
      const response = compressedResponse(body, head, context.req.header('accept-encoding'));
      response.headers.set('cache-control', 'private, no-store');
      return response;
    },

    async renderStatic(path) {
      const request = new Request(new URL(path, options.origin));
      const { head, body, needs } = await rendered(request, about(randomUUID()));
      if (typeof body !== 'string') return new Response(body, head);
      // React parts neighbouring texts for a browser that draws the page again; this one is only read.
      const { html, source } = await inlineStyles(body.replaceAll('<!-- -->', ''), readFile);
      setPolicy(head, { styles: source, needs });
      return new Response(html, head);
    },
  };

  async function readFile(path: string): Promise<string> {
    // A style sheet that is also loaded later is named with an empty fragment.
    const { pathname } = new URL(path, options.origin);
    const file = options.staticFiles?.respond({
      method: 'GET',
      path: pathname,
      header: () => undefined,
    });
    if (!file) throw new Error(`A page loads ${path}, which does not exist`);
    return file.text();
  }

  function about(requestId: string): RouterContextProvider {
    const router = new RouterContextProvider();
    router.set(page.services, services);
    router.set(page.requestId, requestId);
    router.set(page.siteOrigin, options.origin);
    router.set(page.testMode, options.testMode);
    router.set(page.sqlEditorUrl, options.sqlEditorUrl ?? null);
    return router;
  }

  /** The text of a page goes round the router, which would make a stream of it. */
  async function rendered(request: Request, router: RouterContextProvider) {
    const whole: { html?: string; needs?: PageNeeds } = {};
    router.set(page.pageResponse, (text, head, needs) => {
      Object.assign(whole, { html: text, needs });
      return new Response(null, head);
    });
    const head = await render(request, router);
    if (isDownload(head)) return { head, body: null };
    const body = whole.html ?? (head.body && new Uint8Array(await head.arrayBuffer()));
    return { head, body, needs: whole.needs };
  }

  /** Without its table nobody is known, and the page says why. */
  async function knownUser(context: Context<AppEnv>, failure: { error: unknown }) {
    try {
      return await context.get('anyUser')();
    } catch (error) {
      if (!isMissingTable(error)) throw error;
      const requestId = context.get('requestId');
      log.error({ err: error, requestId, path: context.req.path }, 'session unknown');
      failure.error = error;
      return null;
    }
  }
}

/** A file is as long as it is: it leaves as it is made. */
const isDownload = ({ headers }: Response): boolean => headers.has('content-disposition');

/** An address that no page has. */
const noPage = '/404';

function setPolicy({ headers }: Response, policy: PagePolicy): void {
  for (const [name, value] of policyHeaders(policy)) headers.set(name, value);
}
