import { system } from '#server/actor.ts';
import { type Mail, mailSchema } from '#server/ports/mail/mail.ts';
import { RefusedMail } from '#server/ports/mail/mailer.ts';
import { noteDelivery } from '#server/services/deliveries/note-delivery.ts';
import { type Job, minute } from './job.ts';

/**
 * Hands a mail to the mail server. One that would be refused again is logged, and not tried again. What became of it is
 * noted where somebody waits for it: should that fail, the next try is the same mail to a mailbox. One that is given up is
 * noted by `note-unsent-mails`: a job may end where its handler is not asked.
 */
export const sendMail: Job<'send-mail', Mail> = {
  name: 'send-mail',
  data: mailSchema,
  sealedBy: 'to',
  unsealed: 'about',
  queue: {
    heartbeatSeconds: 15,
    // About 20 hours: a mail server is away for an evening at times.
    retryLimit: 48,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * minute,
    deleteAfterSeconds: 24 * 60 * minute,
  },
  async handle({ mailer, services }, mail, { id }) {
    const { about } = mail;
    try {
      await mailer.send(mail, id);
    } catch (error) {
      if (!(error instanceof RefusedMail)) throw error;
      if (about) await noteDelivery(services, system, { about, outcome: 'refused' });
      services.log.error({ err: error, job: id, about }, 'mail refused');
      return;
    }
    if (about) await noteDelivery(services, system, { about, outcome: 'delivered' });
  },
};
