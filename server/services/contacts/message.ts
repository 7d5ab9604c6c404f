import type { Contact, MessageService, QuickContact } from '#packages/contact/src/index.ts';

/** What somebody wrote to the studio, from whichever form. */
export type Message = Omit<Contact, 'service'> & { service: MessageService };

/** The short form of a service's page: a proposal without telephone, filed under a service of its own. */
export const quickProposal = (quick: QuickContact): Message => ({
  ...quick,
  phone: null,
  service: 'quick-contact',
});
