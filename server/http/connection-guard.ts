import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ignoreBody } from './ignore-body.ts';

/** Browsers and proxies send the next request after the response: only an attack brings a thousand in one packet. */
const mostUnanswered = 16;

/**
 * Looks at each request before anything reads it, whoever will respond: the app, its adapter or Node itself. Of one that
 * comes in chunks the body is ignored, and the connection ends with its response, as it does with that of the last which it
 * may pipeline. False for a request behind it on the same connection. RFC 9112 §9.6: «A server that sends a "close"
 * connection option MUST initiate closure of the connection after it sends the final response […] The server MUST NOT
 * process any further requests received on that connection»; by §9.3.2 a client that pipelines sends those again.
 */
export function createConnectionGuard(): (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => boolean {
  const closing = new WeakSet<Socket>();
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const total = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, total);
    return total;
  };
  return (incoming, outgoing) => {
    const { socket, headers } = incoming;
    if (closing.has(socket)) {
      // Node resumes it with every request that it has parsed, this one too.
      socket.off('resume', pauseAgain).on('resume', pauseAgain).pause();
      return false;
    }
    const isLast = count(socket, 1) >= mostUnanswered;
    outgoing.once('close', () => count(socket, -1));
    const isChunked = headers['transfer-encoding'] !== undefined;
    if (isLast || isChunked) {
      closing.add(socket);
      outgoing.shouldKeepAlive = false;
    }
    if (isChunked) ignoreBody(incoming);
    return true;
  };
}

function pauseAgain(this: Socket): void {
  this.pause();
}
