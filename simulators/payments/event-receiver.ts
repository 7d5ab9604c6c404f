import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export type ReceivedEvent = { body: string; headers: IncomingHttpHeaders; at: number };

/** A shop's end of the events, for the tests: keeps what arrives, and answers with the statuses one after the other, then 200. At 0 it says nothing. */
export async function receiveEvents(statuses: number[] = []) {
  const events: ReceivedEvent[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      events.push({ body, headers: request.headers, at: Date.now() });
      const status = statuses.shift() ?? 200;
      if (status !== 0) response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}/events`,
    events,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
