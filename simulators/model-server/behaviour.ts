import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** What a model is asked: the body, and which request for this model it is, from 1. */
export type ModelRequest = { body: object; count: number };

/** How a model answers, once its request was read; what does not end the response leaves it open. */
export type Behaviour = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

export const fails =
  (status: number, type: string, body: string, headers = {}): Behaviour =>
  (response) =>
    void response.writeHead(status, { 'content-type': type, ...headers }).end(body);

/** Until the other side has had enough. */
export async function forever(response: ServerResponse, chunk: string): Promise<void> {
  const closed = once(response, 'close');
  while (!response.destroyed) {
    if (response.write(chunk)) await setImmediate();
    else await Promise.race([new Promise((resolve) => response.once('drain', resolve)), closed]);
  }
}
