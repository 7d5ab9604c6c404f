import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type RawAnswer = { status: number; head: string; body: string };

/**
 * Sends a request exactly as it is written, on a connection of its own. Browsers and `fetch` tidy an address before
 * they send it; a stranger does not.
 */
export async function rawRequest(
  port: number,
  {
    method = 'GET',
    target,
    headers = {},
    body = '',
  }: { method?: string; target: string; headers?: Record<string, string>; body?: string },
): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({
    host: `localhost:${port}`,
    connection: 'close',
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`, 'latin1'),
  );
  const response = (await buffer(socket)).toString('latin1');
  const end = response.indexOf('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]),
    head: response.slice(0, end),
    body: response.slice(end + 4),
  };
}
