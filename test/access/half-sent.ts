import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Posts that stay half sent, each on a connection of its own. Resolves with what came back on the first `ended` of them
 * that the server ended, and hangs up on the others; after `patienceMs` with what came until then.
 */
export async function halfSent(
  { port, localAddress }: { port: number; localAddress?: string },
  { target, head, body }: { target: string; head: string; body: string | Buffer },
  { count, ended, patienceMs = 10_000 }: { count: number; ended: number; patienceMs?: number },
): Promise<string[]> {
  const responses: string[] = [];
  const enough = Promise.withResolvers<void>();
  const giveUp = setTimeout(enough.resolve, patienceMs);
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) });
    sockets.push(socket);
    socket.write(`POST ${target} HTTP/1.1\r\nHost: localhost:${port}\r\n${head}\r\n`);
    socket.write(body);
    // One that the server closes while it still sends has no response.
    void text(socket)
      .catch(() => '')
      .then((response) => {
        responses.push(response);
        if (responses.length >= ended) enough.resolve();
      });
  }
  await enough.promise;
  clearTimeout(giveUp);
  const seen = [...responses];
  for (const socket of sockets) socket.destroy();
  return seen;
}
