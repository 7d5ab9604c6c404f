import { readToken, signToken } from '#server/services/signed-token.ts';

/** Links to the pictures of transfers: whoever has one may look, for ten minutes. Only the staff is given any. */
export type ProofLinks = {
  /** The token of a link, good until ten minutes from `now`. */
  tokenOf(transferId: string, now: Date): string;
  /** The report whose picture the token opens at `now`; null where it opens none, or none any more. */
  transferOf(token: string, now: Date): string | null;
};

const lifeMs = 10 * 60 * 1000;
const purpose = 'transfer';

export const createProofLinks = (secret: string): ProofLinks => ({
  tokenOf: (transferId, now) =>
    signToken(secret, purpose, `${transferId}~${(+now + lifeMs).toString()}`),
  transferOf(token, now) {
    const [transferId = '', expires = ''] = readToken(secret, purpose, token)?.split('~') ?? [];
    return transferId !== '' && +now < Number(expires) ? transferId : null;
  },
});
