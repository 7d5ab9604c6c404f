export {
  type Contact,
  contactSchema,
  leaveSchema,
  type Newsletter,
  newsletterSchema,
  type QuickContact,
  quickContactSchema,
} from './contact.ts';
export {
  longestNote,
  longestReceived,
  longestReply,
  noteSchema,
  receivedSchema,
  replySchema,
  replyUndoSeconds,
  proposalMoves,
  type ProposalStatus,
  proposalStatuses,
  toProposalStatus,
} from './proposal.ts';
export {
  longestPlace,
  severityField,
  type Ticket,
  ticketSchema,
  ticketSeverities,
  type TicketSeverity,
} from './ticket.ts';
export {
  type MessageService,
  messageServiceLabel,
  type WantedService,
  wantedServiceNames,
  wantedServices,
} from './wanted-services.ts';
