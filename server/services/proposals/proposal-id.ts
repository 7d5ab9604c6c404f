import { AppError } from '#server/app-error.ts';

/** The id of a proposal. */
export type ProposalId = string & { readonly proposalId: unique symbol };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The text as an id; a text that cannot be one names no proposal. */
export function toProposalId(text: string): ProposalId {
  if (!isProposalId(text)) throw new AppError('proposal.gone');
  return text;
}

const isProposalId = (text: string): text is ProposalId => uuid.test(text);
