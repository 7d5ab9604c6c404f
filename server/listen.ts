import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './http/app-env.ts';
import { listenError } from './listen-error.ts';

const hour = 60 * 60 * 1000;
const drainMs = 5000;

/** Serves the app; `close` lets running requests finish, for a few seconds. */
export async function listen(
  app: Hono<AppEnv>,
  { host, port }: { host: string; port: number },
): Promise<{ close(): Promise<void> }> {
  const server = await new Promise<Server>((resolve, reject) => {
    const starting = serve(
      // A phone on a slow network may need many minutes for one chunk of an upload.
      { fetch: app.fetch, hostname: host, port, serverOptions: { requestTimeout: hour } },
      () => resolve(starting as Server),
    );
    starting.once('error', (error: Error) => reject(listenError(error, { host, port })));
  });

  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.race([closed, sleep(drainMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}
