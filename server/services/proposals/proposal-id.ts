import { AppError } from '#server/app-error.ts';
import { isUuid } from '../is-uuid.ts';

/** The id of a proposal. */
export type ProposalId = string & { readonly proposalId: unique symbol };

/** The text as an id; a text that cannot be one names no proposal. */
export function toProposalId(text: string): ProposalId {
  if (!isProposalId(text)) throw new AppError('proposal.gone');
  return text;
}

const isProposalId = (text: string): text is ProposalId => isUuid(text);
