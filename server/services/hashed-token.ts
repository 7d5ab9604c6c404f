import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 bits for a link of a mail, and what is stored of it: from that nobody makes the link. */
export function newHashedToken(): { token: string; token_hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashToken(token) };
}

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
