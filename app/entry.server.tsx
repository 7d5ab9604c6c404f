import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { cspNonce, failure, pageResponse, requestId, services } from './context.ts';
import { pageOf, type PageNeeds } from './page-handle.ts';
import { type MarkupCache, MarkupCacheContext } from './ui/cached-markup.tsx';

/** Loaders answer with data, not with promises; one that does is given up after this many milliseconds. */
export const streamTimeout = 5_000;

/**
 * Renders a page in one go. Every loader has answered by now, and a page leaves whole, with a true status: a stream
 * would only add to its cost.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(cspNonce);
  const { serverHandoffStream: data, ...rest } = entryContext;
  const page = rendered(request, context, () =>
    renderToString(
      <MarkupCacheContext value={print}>
        <ServerRouter context={rest} url={request.url} nonce={nonce} />
      </MarkupCacheContext>,
    ),
  );
  const end = page.lastIndexOf('</body>');
  const scripts = data && rest.renderMeta?.didRenderScripts ? await dataScripts(data, nonce) : '';
  const html = `<!DOCTYPE html>${page.slice(0, end)}${scripts}${page.slice(end)}`;
  return context.get(pageResponse)(html, { status, headers }, needsOf(entryContext));
}

function needsOf({ staticHandlerContext, routeModules }: EntryContext): PageNeeds {
  const { matches, loaderData } = staticHandlerContext;
  return pageOf(
    matches.map(({ route: { id } }) => ({
      handle: routeModules[id]?.handle,
      loaderData: loaderData[id] as unknown,
    })),
  ).needs;
}

/** What fails while a page is drawn is thrown as the id of its log line, for the page that says so. */
function rendered(request: Request, context: RouterContextProvider, render: () => string): string {
  try {
    return render();
  } catch (error) {
    handleError(error, { request, context });
    throw Response.json({ requestId: context.get(requestId) }, { status: 500 });
  }
}

const printed = new Map<string, string>();

const print: MarkupCache = (key, element) => {
  const markup = printed.get(key) ?? renderToString(element);
  printed.set(key, markup);
  return markup;
};

/** What the browser's router reads the loaders' data from: the same calls as the router's own streaming makes. */
async function dataScripts(data: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of data) text += decoder.decode(chunk, { stream: true });
  const lines = JSON.stringify(text).replaceAll(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${lines});${controller}.close();</script>`;
}

/** Logs what no loader or action expected, once, with the id that the error page shows. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // What was thrown as a response is logged already. A closed connection is not a failure of ours, nor is a form posted
  // to a page that has none.
  if (error instanceof Response || request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const id = context.get(requestId);
  // While prerendering there is no log: the build shows it.
  if (id === '') console.error(error);
  else {
    context.get(failure).error = error;
    const { pathname: path } = new URL(request.url);
    context.get(services).log.error({ err: error, requestId: id, path }, 'page failed');
  }
}
