/** Statuses of a proposal, in the order in which it goes through them. */
export const proposalStatuses = ['new', 'in_progress', 'contacted', 'closed'] as const;

export type ProposalStatus = (typeof proposalStatuses)[number];

/** `text` as the status that the database says it is. */
export const toProposalStatus = (text: string): ProposalStatus => {
  const status = proposalStatuses.find((one) => one === text);
  if (!status) throw new Error(`A proposal with the status ${text}`);
  return status;
};

/** Where the staff moves one; `reopened` is to the status that it had before it was closed. */
export const proposalMoves = ['in_progress', 'contacted', 'closed', 'reopened'] as const;

/** Of what the staff notes about one, in UTF-16 units. */
export const longestNote = 5000;

/** A reply can be taken back for so long. */
export const replyUndoSeconds = 10;

export const longestReply = 10_000;
export const longestReceived = 20_000;
