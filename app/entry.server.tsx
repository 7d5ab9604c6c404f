import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { cspNonce } from './context.ts';

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
  const whole = nonce === '' || isbot(request.headers.get('user-agent'));
  let answerStatus = status;
  const body = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: AbortSignal.timeout(streamTimeout + 1000),
      // Content is never split off to be put in place by an inline script.
      progressiveChunkSize: Infinity,
      onError(error) {
        answerStatus = 500;
        // A closed connection is not a failure of ours.
        if (!request.signal.aborted) console.error(error);
      },
    },
  );
  // A file of the static site and a crawler get the whole page at once.
  if (whole) await body.allReady;
  return new Response(body, { headers, status: answerStatus });
}
