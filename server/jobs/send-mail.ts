import { type Mail, mailSchema } from '#server/ports/mail/mail.ts';
import { RefusedMail } from '#server/ports/mail/mailer.ts';
import { type Job, minute } from './job.ts';

/** Hands a mail to the mail server. One that is at fault itself would fail again: it is logged, and not tried again. */
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
  async handle({ mailer, services }, mail, { id }) {
    try {
      await mailer.send(mail, id);
    } catch (error) {
      if (!(error instanceof RefusedMail)) throw error;
      services.log.error({ err: error }, 'mail refused');
    }
  },
};
