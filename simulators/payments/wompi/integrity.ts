import { createHash } from 'node:crypto';

/** The hash that a checkout carries: plain SHA-256 of what it is for and the secret, without separators. */
export const integritySignature = (
  parts: {
    reference: string;
    amountInCents: string;
    currency: string;
    expirationTime: string | null;
  },
  secret: string,
): string =>
  createHash('sha256')
    .update(
      parts.reference +
        parts.amountInCents +
        parts.currency +
        (parts.expirationTime ?? '') +
        secret,
    )
    .digest('hex');
