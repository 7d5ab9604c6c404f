import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { pipeline } from 'node:stream';
import type { Certificate } from './certificate.ts';

export type TlsProxy = { port: number; stop: () => Promise<void> };

/**
 * What an operator puts in front of the server: ends TLS, passes Host on as it came, and adds the X-Forwarded headers
 * that nginx and Caddy add. The server behind it hears plain HTTP. Without a port it has any.
 */
export async function startTlsProxy(
  certificate: Pick<Certificate, 'cert' | 'key'>,
  { port = 0, serverPort }: { port?: number | undefined; serverPort: number },
): Promise<TlsProxy> {
  const proxy = createServer(certificate, (incoming, response) =>
    forward(incoming, response, serverPort),
  );
  // nginx's: one that closes first may meet the next request of a browser on its way.
  proxy.keepAliveTimeout = 75_000;
  await once(proxy.listen(port, '127.0.0.1'), 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    port: address.port,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function forward(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers, socket } = incoming;
  const hops = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  const upstream = request({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    headers: { ...headers, 'x-forwarded-for': hops, 'x-forwarded-proto': 'https' },
  });
  upstream.on('response', (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.rawHeaders);
    pipeline(upstreamResponse, response, () => {});
  });
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  // Whoever goes away in the middle takes the request behind along.
  response.on('close', () => upstream.destroy());
  pipeline(incoming, upstream, () => {});
}
