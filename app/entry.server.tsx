import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { cspNonce, requestId, services } from './context.ts';

/** Loader promises that a page streams are given up after this many milliseconds. */
export const streamTimeout = 5_000;

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
  let answerStatus = status;
  let started = false;
  const body = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: AbortSignal.timeout(streamTimeout + 1000),
      // Content is never split off to be put in place by an inline script.
      progressiveChunkSize: Infinity,
      onError(error) {
        answerStatus = 500;
        // Before the shell is out the router hears of it and calls handleError itself.
        if (started) handleError(error, { request, context });
      },
    },
  );
  started = true;
  // The page leaves in one piece: its status is then true, and one large write costs less than many small ones.
  await body.allReady;
  return new Response(body, { headers, status: answerStatus });
}

/** Logs what no loader or action expected, once, with the id that the error page shows. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // A closed connection is not a failure of ours.
  if (request.signal.aborted) return;
  const id = context.get(requestId);
  // While prerendering there is no log: the build shows it.
  if (id === '') console.error(error);
  else {
    const { pathname: path } = new URL(request.url);
    context.get(services).log.error({ err: error, requestId: id, path }, 'page failed');
  }
}
