import type { IncomingMessage } from 'node:http';
import { AppError } from '#server/app-error.ts';

/**
 * RFC 9110 §4.1: «It is RECOMMENDED that all senders and recipients support, at a minimum, URIs with lengths of 8000
 * octets». A quote of 1,500 accented letters that leads to the contact form has 9,000.
 */
const longestTarget = 12_000;

/** Refuses a request whose first lines no browser writes. */
export function checkRequest(url: string, incoming: IncomingMessage | undefined): void {
  if (incoming && hosts(incoming.rawHeaders) > 1) throw new AppError('request.malformed');
  if (hasCredentials(url)) throw new AppError('request.malformed');
  // RFC 9112 §6.3: «A server MAY reject a request that contains a message body but not a Content-Length by responding
  // with 411». Browsers write the length of a form; a chunk of one byte costs the reader more than a thousand, and none is
  // read: see `connection-guard.ts`.
  if (incoming?.headers['transfer-encoding'] !== undefined) throw new AppError('request.no-length');
  const target = url.slice(url.indexOf('/', url.indexOf('//') + 2));
  if (target.length > longestTarget) throw new AppError('request.too-long');
  // The router would say so in the log, with the whole address; it may be one that opens something.
  if (!isDecodable(target.slice(0, target.search(/[?#]|$/))))
    throw new AppError('request.malformed');
}

function isDecodable(path: string): boolean {
  try {
    // Something is made of it: a bundler leaves out a call whose result nobody needs.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}

/** RFC 9112 §3.2: «A server MUST respond with a 400 to any request that contains more than one Host header field line». */
function hosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((word, index) => index % 2 === 0 && /^host$/i.test(word)).length;
}

/** RFC 9110 §4.2.4: «A sender MUST NOT generate the userinfo subcomponent». No `Request` can be made of one. */
function hasCredentials(url: string): boolean {
  const place = url.slice(url.indexOf('//') + 2);
  return place.slice(0, place.search(/[/?#]/)).includes('@');
}
