import { system } from '#server/actor.ts';
import {
  type Mail,
  type MailOutcome,
  mailSchema,
  type MailSubject,
} from '#server/ports/mail/mail.ts';
import { RefusedMail } from '#server/ports/mail/mailer.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { noteRequestDelivery } from '#server/services/legal-requests/note-request-delivery.ts';
import { noteCopyDelivery, noteReplyDelivery } from '#server/services/proposals/note-delivery.ts';
import { noteQuoteDelivery } from '#server/services/quotes/note-quote-delivery.ts';
import { type Job, minute } from './job.ts';

/**
 * Hands a mail to the mail server. One that would be refused again is logged, and not tried again. What became of it is
 * noted where somebody waits for it: should that fail, the next try is the same mail to a mailbox.
 */
export const sendMail: Job<'send-mail', Mail> = {
  name: 'send-mail',
  data: mailSchema,
  sealedBy: 'to',
  queue: {
    heartbeatSeconds: 15,
    // About 20 hours: a mail server is away for an evening at times.
    retryLimit: 48,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * minute,
    deleteAfterSeconds: 24 * 60 * minute,
  },
  async handle({ mailer, services }, mail, { id, isLastTry }) {
    const note = async (outcome: MailOutcome) => {
      if (mail.about) await noteDelivery(services, mail.about, outcome);
    };
    try {
      await mailer.send(mail, id);
    } catch (error) {
      if (error instanceof RefusedMail) {
        await note('refused');
        services.log.error({ err: error, job: id, about: mail.about }, 'mail refused');
        return;
      }
      if (isLastTry) await note('given-up');
      throw error;
    }
    await note('delivered');
  },
};

async function noteDelivery(
  services: AppServices,
  about: MailSubject,
  outcome: MailOutcome,
): Promise<void> {
  switch (about.kind) {
    case 'reply':
      return noteReplyDelivery(services, system, { ...about, outcome });
    case 'copy':
      return noteCopyDelivery(services, system, { ...about, outcome });
    case 'request':
      return noteRequestDelivery(services, system, { ...about, outcome });
    case 'quote':
      return noteQuoteDelivery(services, system, { ...about, outcome });
  }
}
