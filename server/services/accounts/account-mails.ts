import { brand } from '#content/brand.ts';
import type { JobQueue } from '#server/database/job-queue.ts';
import {
  confirmEmailMail,
  passwordChangedMail,
  resetPasswordMail,
} from '#server/mails/account-mails.ts';
import type { ActionMailTo } from '#server/mails/action-mail.tsx';
import type { Mail } from '#server/ports/mail/mailer.ts';

export type MailOwner = { email: string; displayName: string };

/** The mails of an account. Each is kept until it is delivered; a token in it is good once. */
export type AccountMails = {
  confirmation(to: MailOwner, token: string): Promise<void>;
  passwordReset(to: MailOwner, token: string): Promise<void>;
  passwordChanged(to: MailOwner): Promise<void>;
};

/** Puts them in the queue, which tries again until the mail server takes them. */
export function createAccountMails(jobs: JobQueue, origin: string): AccountMails {
  const send = async (
    write: (to: ActionMailTo) => Promise<Mail>,
    { email, displayName }: MailOwner,
    path: string,
    token?: string,
  ) => {
    const url = new URL(path, origin);
    if (token !== undefined) url.searchParams.set('token', token);
    await jobs.send('send-mail', await write({ to: email, displayName, url: url.href, brand }));
  };
  return {
    confirmation: (to, token) => send(confirmEmailMail, to, '/auth/confirmar', token),
    passwordReset: (to, token) => send(resetPasswordMail, to, '/auth/clave-nueva', token),
    passwordChanged: (to) => send(passwordChangedMail, to, '/auth/recuperar'),
  };
}
