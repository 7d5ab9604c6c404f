import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as page from '#app/context.ts';
import { isMissingTable } from '#server/database/missing-tables.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { clearNotice, type Notice, readNotice } from '#server/services/notices.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { Shell } from './shell.ts';
import { wholeAnswer } from './whole-answer.ts';

export type PageOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Where this site stands: its pages name their own address. */
  origin: string;
  testMode: boolean;
  sqlEditorUrl?: string | undefined;
};

export type Pages = {
  /** The page that a request asks for, as it is for whoever asks. */
  answer(context: Context<Shell>): Promise<Response>;
  /** The page at a path as it is for everyone: nobody is signed in and there is nothing to tell. */
  forEveryone(path: string): Promise<Response>;
};

/** React Router's pages, each with the policy that lets its own scripts run. */
export function createPages(services: AppServices, options: PageOptions): Pages {
  const { log } = services;
  const render = createRequestHandler(options.build, import.meta.env.MODE);

  return {
    async answer(context) {
      const nonce = randomBytes(16).toString('base64url');
      const requestId = context.get('requestId');
      let notice: Notice | null = null;
      const failure: { error: unknown } = { error: null };
      const router = about(requestId);
      router.set(page.failure, failure);
      router.set(page.session, await knownSession(context, failure));
      router.set(page.takeNotice, () => (notice = readNotice(context.req.header('cookie'))));
      router.set(page.cspNonce, nonce);
      router.set(page.clientIp, context.get('clientIp'));

      const { head, body } = await rendered(context.req.raw, router, nonce);
      const answer = wholeAnswer(body, head, context.req.header('accept-encoding') ?? '');
      const { headers } = answer;
      if (notice && answer.ok) headers.append('set-cookie', clearNotice);
      if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
      return answer;
    },

    async forEveryone(path) {
      const request = new Request(new URL(path, options.origin));
      const { head, body } = await rendered(request, about(randomUUID()));
      return new Response(body, head);
    },
  };

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
  async function rendered(request: Request, router: RouterContextProvider, nonce?: string) {
    let html: string | null = null;
    let players = false;
    router.set(page.allowPlayers, () => (players = true));
    router.set(page.pageAnswer, (text, head) => {
      html = text;
      return new Response(null, head);
    });
    const head = await render(request, router);
    if (head.headers.get('content-type')?.startsWith('text/html')) {
      const policy = contentSecurityPolicy({ nonce, players });
      head.headers.set('content-security-policy', policy);
    }
    return { head, body: html ?? (head.body && new Uint8Array(await head.arrayBuffer())) };
  }

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
}
