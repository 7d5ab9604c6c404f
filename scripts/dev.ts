// The server with Vite in front: pages, styles, services and the shell change as their files are saved. What
// `server/main.ts` opens at its start (database, ports, workers) stays as it was until the next one.
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import { checkAddress } from '../server/check-address.ts';
import { readConfig } from '../server/config.ts';
import { listenError } from '../server/listen-error.ts';
import { wordsOf } from '../server/start-error.ts';

const giveUp = (error: unknown): never => {
  console.error(wordsOf(error));
  process.exit(1);
};

// Before Vite, which takes its time.
await (async () => checkAddress(readConfig()))().catch(giveUp);

const server = createHttpServer();
const vite = await createServer({
  // The page and Vite's messages come from one origin: the policy of the pages lets no other in.
  server: { middlewareMode: true, ws: { server } },
  appType: 'custom',
});
const loadEntry = () =>
  vite.ssrLoadModule('./server/entry.ts') as Promise<typeof import('../server/entry.ts')>;
const { main } = await loadEntry();

await main({
  loadBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as never,
  listen(makeApp, { host, port }) {
    let made: { from: unknown; respond: ReturnType<typeof getRequestListener> } | undefined;
    const respond = async (request: IncomingMessage, response: ServerResponse) => {
      try {
        const { createApp } = await loadEntry();
        // What was saved is another module.
        if (made?.from !== createApp)
          made = { from: createApp, respond: getRequestListener(makeApp(createApp).fetch) };
        await made.respond(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(`El servidor no se pudo cargar:\n${String(error)}`);
      }
    };
    server.on('request', (request, response) =>
      vite.middlewares(request, response, () => void respond(request, response)),
    );
    return new Promise((resolve, reject) => {
      server.once('error', (error) => reject(listenError(error, { host, port })));
      server.listen(port, host, () =>
        resolve({
          async close() {
            server.closeAllConnections();
            server.close();
            await vite.close();
          },
        }),
      );
    });
  },
}).catch(giveUp);
process.exit(0);
