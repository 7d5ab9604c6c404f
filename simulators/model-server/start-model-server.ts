import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Behaviour } from './behaviour.ts';

export type ModelSimulator = {
  /** Where the API begins. */
  url: string;
  key: string;
  /** What was asked for, in that order. */
  requests: readonly { authorization: string; body: unknown }[];
  /** Responses that are still under way. */
  open: () => number;
  /** Breaks off all of them. */
  hangUp: () => void;
  stop: () => Promise<void>;
};

const key = 'clave-de-prueba';

type Options = {
  port: number;
  /** What is posted to. */
  path: string;
  /** By the name of the model that is asked for. */
  behaviours: Readonly<Record<string, Behaviour>>;
  /** Whoever follows a redirect there has what it was to have. */
  elsewhere: { path: string; behaviour: Behaviour };
};

/** Stands in for a server of models on loopback. The name of the model that is asked for says how it behaves. */
export async function startModelServer(options: Options): Promise<ModelSimulator> {
  const { port, path, behaviours, elsewhere } = options;
  const requests: { authorization: string; body: unknown }[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer((incoming, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    respond(incoming, response).catch(() => response.destroy());
  });

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.url === elsewhere.path)
      return elsewhere.behaviour(response, { body: {}, count: 1 });
    if (incoming.method !== 'POST' || incoming.url !== path) return refuse(response, 404);
    const { authorization = '' } = incoming.headers;
    const body: unknown = await json(incoming);
    requests.push({ authorization, body });
    if (authorization !== `Bearer ${key}`) return refuse(response, 401);
    const name = modelOf(body);
    if (typeof body !== 'object' || body === null || typeof name !== 'string')
      return refuse(response, 400);
    const behaviour = Object.hasOwn(behaviours, name) ? behaviours[name] : undefined;
    if (!behaviour) return refuse(response, 404);
    const count = requests.filter((one) => modelOf(one.body) === name).length;
    await behaviour(response, { body, count });
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
