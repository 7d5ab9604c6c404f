import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ignoreBody } from './ignore-body.ts';

/**
 * Looks at each request before anything reads it, whoever will respond: the app, its adapter or Node itself. Of one that
 * comes in chunks the body is ignored, and the connection ends with its response. False for a request behind it on the
 * same connection. RFC 9112 §9.6: «A server that sends a "close" connection option MUST initiate closure of the connection
 * after it sends the final response […] The server MUST NOT process any further requests received on that connection».
 */
export function createConnectionGuard(): (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => boolean {
  const closing = new WeakSet<Socket>();
  return (incoming, outgoing) => {
    const { socket, headers } = incoming;
    if (closing.has(socket)) return false;
    if (headers['transfer-encoding'] === undefined) return true;
    closing.add(socket);
    ignoreBody(incoming);
    outgoing.shouldKeepAlive = false;
    return true;
  };
}
