import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { cspNonce, requestId, services } from './context.ts';

/** Loader promises that a page waits for are given up after this many milliseconds. */
export const streamTimeout = 5_000;

type HandledRequest = { request: Request; context: Readonly<RouterContextProvider> };

/** Renders the whole page before the first byte leaves: its status is then true, and it travels in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const page = await renderWhole(
    (nonce) => <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
    { request, context },
  );
  return new Response(page.html, { headers, status: page.failed ? 500 : status });
}

function renderWhole(
  tree: (nonce: string) => React.ReactNode,
  handled: HandledRequest,
): Promise<{ html: Uint8Array<ArrayBuffer>; failed: boolean }> {
  const nonce = handled.context.get(cspNonce);
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    let failed = false;
    let hasShell = false;
    const page = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve({ html: new Uint8Array(Buffer.concat(pieces)), failed });
        done();
      },
    });
    const { abort, pipe } = renderToPipeableStream(tree(nonce), {
      nonce,
      // Content is never split off to be put in place by an inline script.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(patience);
        pipe(page);
      },
      // Before the shell stands, the router hears of it, renders the error page and calls handleError itself.
      onShellError: reject,
      onShellReady() {
        hasShell = true;
      },
      onError(error) {
        failed = true;
        if (hasShell) handleError(error, handled);
      },
    });
    const patience = setTimeout(abort, streamTimeout + 1000);
  });
}

/** Logs what no loader or action expected, once, with the id that the error page shows. */
export function handleError(error: unknown, { request, context }: HandledRequest): void {
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
