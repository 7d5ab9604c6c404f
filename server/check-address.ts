import { createServer } from 'node:net';
import { listenError } from './listen-error.ts';

type Address = { host: string; port: number };

/** Throws `listenError` when nothing could listen there: thrown before the work that leads to listening, not after it. */
export async function checkAddress(address: Address): Promise<void> {
  const error = await findListenError(address);
  if (error) throw listenError(error, address);
}

export async function findListenError({
  host,
  port,
}: Address): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer().once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
