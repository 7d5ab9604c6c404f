import { sendMail } from '#server/jobs/send-mail.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** Does with a mail what the worker does, when the mail server says this; null is that it took it. */
export function deliverMail(
  services: AppServices,
  mail: Mail | undefined,
  { said = null, isLastTry = false }: { said?: Error | null; isLastTry?: boolean } = {},
): Promise<void> {
  if (!mail) throw new Error('No such mail is in the queue');
  const send = async () => {
    if (said) throw said;
  };
  const mailer = { send, close: async () => undefined };
  const run = { id: 'a', isLastTry, signal: new AbortController().signal, isStopping: () => false };
  return sendMail.handle({ services, mailer }, mail, run);
}
