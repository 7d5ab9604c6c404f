// The server with Vite in front: pages and services change as their files are saved; the shell at the next start.
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { main } = (await vite.ssrLoadModule(
  './server/entry.ts',
)) as typeof import('../server/entry.ts');

await main({
  loadBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as never,
  listen: (app, { host, port }) =>
    new Promise((resolve) => {
      const answer = getRequestListener(app.fetch);
      const server = createHttpServer((request, response) =>
        vite.middlewares(request, response, () => void answer(request, response)),
      );
      server.listen(port, host, () =>
        resolve({
          async close() {
            server.closeAllConnections();
            server.close();
            await vite.close();
          },
        }),
      );
    }),
});
process.exit(0);
