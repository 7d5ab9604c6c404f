import Negotiator from 'negotiator';

/** The content codings that we have, the best first; `identity` is none. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The coding for an Accept-Encoding header (RFC 9110 §12.5.3): the one with the highest weight, and ours in their order
 * where weights are equal. Whoever takes none of them gets `identity`: «the server can send a response without any
 * content coding».
 */
export const chooseEncoding = (
  acceptEncoding: string | undefined,
  available: readonly Encoding[] = encodings,
): Encoding =>
  new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encoding(available, {
    preferred: encodings,
  }) ?? 'identity';
