export {
  type Contact,
  contactSchema,
  leaveSchema,
  type Newsletter,
  newsletterSchema,
  type QuickContact,
  quickContactSchema,
} from './contact.ts';
export { phoneField } from './phone.ts';
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
export { consentField, emailField, nameField, trapField } from './texts.ts';
export {
  fillSavedReply,
  longestSavedReply,
  longestSavedTitle,
  type Placeholder,
  placeholderHint,
  savedReplySchema,
  serviceInWords,
} from './saved-reply.ts';
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
