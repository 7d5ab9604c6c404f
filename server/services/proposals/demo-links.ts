import { readToken, signToken } from '#server/services/signed-token.ts';

/** Links to the demos of proposals: whoever has one may listen, for ten minutes, without signing in. */
export type DemoLinks = {
  /** The token of a link, good until ten minutes from `now`. */
  tokenOf(proposalId: string, now: Date): string;
  /** The proposal whose demo the token opens at `now`; null where it opens none, or none any more. */
  proposalOf(token: string, now: Date): string | null;
};

const lifeMs = 10 * 60 * 1000;
const purpose = 'demo';

export const createDemoLinks = (secret: string): DemoLinks => ({
  tokenOf: (proposalId, now) =>
    signToken(secret, purpose, `${proposalId}~${(+now + lifeMs).toString()}`),
  proposalOf(token, now) {
    const [proposalId = '', expires = ''] = readToken(secret, purpose, token)?.split('~') ?? [];
    return proposalId !== '' && +now < Number(expires) ? proposalId : null;
  },
});
