import { MalformedEvent } from './errors.ts';

/** Events have a few thousand bytes. */
const mostBytes = 256 * 1024;

/** The JSON of an event. Throws `MalformedEvent`. */
export function readEventBody(body: Uint8Array): unknown {
  if (body.byteLength > mostBytes) throw new MalformedEvent('The event is too large');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new MalformedEvent('The event is no JSON in UTF-8');
  }
}
