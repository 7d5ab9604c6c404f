import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Failure } from './payment-peer.ts';

export type PeerRequest = {
  method: string;
  url: URL;
  header: (name: string) => string;
  body: string;
};

/** `body` is sent as JSON, a string as it is. */
export type PeerReply = { status: number; body: unknown };

export type PeerServer = {
  origin: string;
  /** From now on, whatever is asked. */
  fail: (failure: Failure | null) => void;
  close: () => Promise<void>;
};

/** A server of HTTP on this machine that answers like a provider, or fails like one. */
export async function startPeerServer(
  answer: (request: PeerRequest) => PeerReply,
): Promise<PeerServer> {
  let failure: Failure | null = null;
  const server = createServer((incoming, response) => {
    respond(incoming, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    const reply = failure === null || failsAfterwards(failure) ? answer(request) : null;
    if (failure === null || (failure === 'redirect' && request.url.searchParams.has('again'))) {
      send(response, reply ?? answer(request));
    } else {
      sendFailure(failure, request, reply, response);
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    fail: (next) => {
      failure = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What was asked is done all the same. */
const failsAfterwards = (failure: Failure): boolean => ['lost', 'huge'].includes(failure);

async function readRequest(incoming: IncomingMessage): Promise<PeerRequest> {
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', 'http://peer.example'),
    header: (name) => String(incoming.headers[name] ?? ''),
    body: await text(incoming),
  };
}

function send(response: ServerResponse, { status, body }: PeerReply): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'Content-Type': isText ? 'text/plain' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
}

function sendFailure(
  failure: Failure,
  { url }: PeerRequest,
  reply: PeerReply | null,
  response: ServerResponse,
): void {
  switch (failure) {
    case 'down':
    case 'lost':
      response.destroy();
      return;
    case 'slow':
      return;
    case 'stalled':
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"data":[');
      return;
    case 'error':
      return send(response, { status: 503, body: { error: { type: 'UNAVAILABLE' } } });
    case 'busy':
      return send(response, { status: 429, body: { name: 'RATE_LIMIT_REACHED' } });
    case 'unauthorised':
      return send(response, { status: 401, body: { error: { type: 'INVALID_ACCESS_TOKEN' } } });
    case 'refused':
      return send(response, { status: 403, body: { name: 'NOT_AUTHORIZED' } });
    case 'garbage':
      return send(response, { status: 200, body: '<html>Vuelve pronto</html>' });
    case 'wrong-shape':
      return send(response, { status: 200, body: { data: { id: 7 }, id: null, links: 'x' } });
    case 'huge':
      return send(response, {
        status: reply?.status ?? 200,
        body: { ...(reply?.body as object), padding: 'x'.repeat(2 ** 21) },
      });
    case 'redirect':
      url.searchParams.set('again', '1');
      response.writeHead(307, { Location: url.pathname + url.search }).end();
  }
}
