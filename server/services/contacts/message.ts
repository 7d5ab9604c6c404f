import type {
  Contact,
  MessageService,
  QuickContact,
  Ticket,
  TicketSeverity,
} from '#packages/contact/src/index.ts';

/** What somebody wrote to the studio, from whichever form; what reports a problem has a severity. */
export type Message = Omit<Contact, 'service'> & {
  service: MessageService;
  severity?: TicketSeverity;
  /** The path of the public page that they wrote from, as far as it is known. */
  page?: string | null;
};

/** The short form of a service's page: a proposal without telephone, filed under a service of its own. */
export const quickProposal = (quick: QuickContact, page: string): Message => ({
  ...quick,
  page,
  phone: null,
  service: 'quick-contact',
});

/** A report of a problem; where it happens stands before what happened. */
export const supportTicket = ({ place, message, ...ticket }: Ticket, page: string): Message => ({
  ...ticket,
  page,
  phone: null,
  service: 'soporte',
  message: place === '' ? message : `Página o código: ${place}\n\n${message}`,
});
