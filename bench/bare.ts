import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Node without any of ours, in a process of its own: what the product is held against. */
export type Bare = {
  origin: string;
  /** Milliseconds of processor that its process has used. */
  cpu: () => Promise<number>;
};

/** Starts `bench/{program}`, which calls `serveBare`, with these arguments. */
export async function startBare(
  opened: AsyncDisposableStack,
  program: string,
  ...args: string[]
): Promise<Bare> {
  const child = fork(join(import.meta.dirname, program), args);
  opened.defer(() => void child.kill());
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return {
    origin: `http://127.0.0.1:${port}`,
    async cpu() {
      child.send('cpu');
      const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
      return (user + system) / 1000;
    },
  };
}

/** In the other process: serves, reports to the parent where, and ends with it. */
export function serveBare(listener: RequestListener): void {
  const server = createServer(listener).listen(0, '127.0.0.1', () => {
    process.send?.(server.address());
  });
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.on('disconnect', () => process.exit());
}
