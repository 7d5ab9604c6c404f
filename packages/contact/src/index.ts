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
  replyUndoSeconds,
  proposalMoves,
  type ProposalStatus,
  proposalStatuses,
  toProposalStatus,
} from './proposal.ts';
export { noteSchema, receivedSchema, replySchema } from './proposal-forms.ts';
export { consentField, emailField, nameField, trapField } from './texts.ts';
export {
  fillSavedReply,
  longestSavedReply,
  longestSavedTitle,
  type Placeholder,
  placeholderHint,
  serviceInWords,
} from './saved-reply.ts';
export { savedReplySchema } from './saved-reply-form.ts';
export { longestPlace, ticketSeverities, type TicketSeverity } from './ticket.ts';
export { severityField, type Ticket, ticketSchema } from './ticket-form.ts';
export {
  type MessageService,
  messageServiceLabel,
  type WantedService,
  wantedServiceNames,
  wantedServices,
} from './wanted-services.ts';
