import { readToken, signToken } from '#server/services/signed-token.ts';
import { isRequestId, type RequestId } from './request-id.ts';

/**
 * Links to the page of a request: whoever has one reads how it goes, without signing in. They are signed with 256 bits and
 * stored nowhere, so that each mail can bring the same one and the database opens none.
 */
export type StatusLinks = {
  tokenOf(requestId: string): string;
  /** Whose link it is; null for one that none of our mails had. */
  requestOf(token: string): RequestId | null;
};

const purpose = 'request';

export const createStatusLinks = (secret: string): StatusLinks => ({
  tokenOf: (requestId) => signToken(secret, purpose, requestId),
  requestOf(token) {
    const id = readToken(secret, purpose, token);
    return id !== null && isRequestId(id) ? id : null;
  },
});
