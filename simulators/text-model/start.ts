import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { behaviours, elsewhere, isBehaviour } from './behaviours.ts';

export type TextModelRequest = { authorization: string; body: unknown };

export type TextModelSimulator = {
  /** Where the API begins. */
  url: string;
  /** What was asked for, in that order. */
  requests: readonly TextModelRequest[];
  /** Responses that are still under way. */
  open: () => number;
  /** Breaks off all of them. */
  hangUp: () => void;
  stop: () => Promise<void>;
};

const key = 'clave-de-prueba';

/** Stands in for a server of «chat completions» on loopback. The name of the model that is asked for says how it behaves. */
export async function startTextModelSimulator(
  port = 0,
): Promise<TextModelSimulator & { key: string }> {
  const requests: TextModelRequest[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer((incoming, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    respond(incoming, response).catch(() => response.destroy());
  });

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.url === elsewhere) return behaviours.song(response);
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions')
      return refuse(response, 404);
    const { authorization = '' } = incoming.headers;
    const body: unknown = await json(incoming);
    requests.push({ authorization, body });
    if (authorization !== `Bearer ${key}`) return refuse(response, 401);
    const name = modelOf(body);
    if (!isBehaviour(name)) return refuse(response, 404);
    await behaviours[name](response);
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The simulator has no port');
  return {
    ...{ url: `http://127.0.0.1:${address.port}/v1`, key, requests },
    open: () => open.size,
    hangUp: () => server.closeAllConnections(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const modelOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'model' in body ? body.model : undefined;

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message: 'no', code: status } }));
}
