import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './http/app-env.ts';
import { createConnectionGuard } from './http/connection-guard.ts';
import { listenError } from './listen-error.ts';

const hour = 60 * 60 * 1000;
const drainMs = 5000;

/** Serves the app; `close` lets running requests finish, for a few seconds. Streams of events, which never do, end at once. */
export async function listen(
  app: Hono<AppEnv>,
  { host, port }: { host: string; port: number },
): Promise<{ close(): Promise<void> }> {
  const respond = getRequestListener(app.fetch, { hostname: host });
  const admits = createConnectionGuard();
  const eventStreams = new Set<ServerResponse>();
  // A phone on a slow network may need many minutes for one chunk of an upload.
  const server = createServer({ requestTimeout: hour }, (incoming, outgoing) => {
    if (!admits(incoming, outgoing)) return;
    if (incoming.headers.accept === 'text/event-stream') {
      eventStreams.add(outgoing);
      outgoing.once('close', () => eventStreams.delete(outgoing));
    }
    void respond(incoming, outgoing);
  });
  server.on('checkExpectation', (incoming, outgoing) => {
    // RFC 9110 §10.1.1: «A server that receives an Expect field value containing a member other than 100-continue MAY
    // respond with a 417».
    if (admits(incoming, outgoing)) outgoing.writeHead(417).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, { host, port })));
    server.listen(port, host, resolve);
  });

  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const stream of eventStreams) stream.destroy();
      await Promise.race([closed, sleep(drainMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}
