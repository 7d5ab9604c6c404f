import { noteUnsentMails } from '#server/jobs/note-unsent-mails.ts';
import { sendMail } from '#server/jobs/send-mail.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import type { AppServices } from '#server/services/app-services.ts';

const run = { id: 'a', signal: new AbortController().signal, isStopping: () => false };

const mailerThat = (said: Error | null) => ({
  send: async () => {
    if (said) throw said;
  },
  close: async () => undefined,
});

/** Does with a mail what the worker does, when the mail server says this; null is that it took it. */
export function deliverMail(
  services: AppServices,
  mail: Mail | undefined,
  said: Error | null = null,
): Promise<void> {
  if (!mail) throw new Error('No such mail is in the queue');
  return sendMail.handle({ services, mailer: mailerThat(said) }, mail, run);
}

/** Ends the last try of a mail without its handler, as when a worker dies, and lets a minute pass. */
export async function giveUpMail(services: AppServices, mail: Mail | undefined): Promise<void> {
  if (!mail?.about) throw new Error('No such mail is in the queue');
  await services.db.servicePool.query(
    `update jobs.job set state = 'failed', completed_on = now()
     where name = 'send-mail' and data -> 'about' = $1`,
    [JSON.stringify(mail.about)],
  );
  await noteUnsentMails.handle({ services, mailer: mailerThat(null) }, {}, run);
}
