import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * `{id}.{signature}` for a link of a mail: whoever holds it may do one thing to one row, without signing in. `purpose`
 * says which thing, so that a link for one is no link for another.
 */
export const signToken = (secret: string, purpose: string, id: string): string =>
  `${id}.${signatureOf(secret, purpose, id).toString('base64url')}`;

/** The id in a token that we signed for this purpose; null for any other. */
export function readToken(secret: string, purpose: string, token: string): string | null {
  const [id = ''] = token.split('.');
  const [given, expected] = [Buffer.from(token), Buffer.from(signToken(secret, purpose, id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

const signatureOf = (secret: string, purpose: string, id: string) =>
  createHmac('sha256', secret).update(`${purpose} of ${id}`).digest();
