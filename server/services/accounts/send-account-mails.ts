import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import { arrivalsTo } from '#content/staff-notices.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import {
  accountDeletedMail,
  confirmEmailMail,
  deletionRequestedMail,
  passwordChangedMail,
  resetPasswordMail,
} from '#server/mails/account-mails.ts';
import type { ActionMailTo } from '#server/mails/action-mail.tsx';
import {
  emailChangeAskedMail,
  emailChangeConfirmationMail,
  emailChangedMail,
} from '#server/mails/email-change-mails.ts';
import { codeGuessesMail, passwordGuessesMail } from '#server/mails/guess-mails.ts';
import {
  reviewAskedMail,
  suspensionUpheldMail,
  userReactivatedMail,
  userSuspendedMail,
  userWarnedMail,
} from '#server/mails/suspension-mails.ts';
import {
  recoveryCodeUsedMail,
  twoFactorOffMail,
  twoFactorOnMail,
} from '#server/mails/two-factor-mails.ts';
import type { Mail } from '#server/ports/mail/mail.ts';

export type MailOwner = { email: string; displayName: string };

/** The mails of an account. Each is kept until it is delivered; a token in it is good once. Within a transaction, a mail
 * is sent when that commits. */
export type AccountMails = {
  confirmation(to: MailOwner, token: string, within?: Kysely<DB>): Promise<void>;
  passwordReset(to: MailOwner, token: string): Promise<void>;
  passwordChanged(to: MailOwner, within: Kysely<DB>): Promise<void>;
  emailChangeAsked(
    to: MailOwner,
    token: string,
    newEmail: string,
    within: Kysely<DB>,
  ): Promise<void>;
  emailChangeConfirmation(to: MailOwner, token: string, within: Kysely<DB>): Promise<void>;
  emailChanged(to: MailOwner, newEmail: string, within: Kysely<DB>): Promise<void>;
  twoFactorOn(to: MailOwner): Promise<void>;
  twoFactorOff(to: MailOwner, within?: Kysely<DB>): Promise<void>;
  recoveryCodeUsed(to: MailOwner, left: number): Promise<void>;
  passwordGuesses(to: MailOwner): Promise<void>;
  codeGuesses(to: MailOwner): Promise<void>;
  /** `due`: until when the account can be kept; `member`: until when its membership was paid, if it has one. */
  deletionRequested(
    to: MailOwner,
    deletion: { due: Date; member: { paidUntil: Date | null } | null },
    within: Kysely<DB>,
  ): Promise<void>;
  accountErased(to: MailOwner, within: Kysely<DB>): Promise<void>;
  /** `dueOn`: the last day to correct what the reason says. */
  userWarned(
    to: MailOwner,
    warning: { reason: string; dueOn: string },
    within: Kysely<DB>,
  ): Promise<void>;
  userSuspended(to: MailOwner, reason: string, within: Kysely<DB>): Promise<void>;
  suspensionUpheld(to: MailOwner, decision: string, within: Kysely<DB>): Promise<void>;
  userReactivated(to: MailOwner, decision: string, within: Kysely<DB>): Promise<void>;
  /** To the staff: a suspended person answered. */
  reviewAsked(
    answered: { userId: string; name: string; answer: string },
    within: Kysely<DB>,
  ): Promise<void>;
};

/** Puts them in the queue, which tries again until the mail server takes them. */
export function createAccountMails(jobs: Pick<JobQueue, 'send'>, origin: string): AccountMails {
  const send = async (
    write: (to: ActionMailTo) => Promise<Mail>,
    { email, displayName }: MailOwner,
    path: string,
    token?: string,
    within?: Kysely<DB>,
  ) => {
    const url = new URL(path, origin);
    if (token !== undefined) url.searchParams.set('token', token);
    const mail = await write({ to: email, displayName, url: url.href, brand });
    await jobs.send('send-mail', mail, within);
  };
  return {
    confirmation: (to, token, within) =>
      send(confirmEmailMail, to, href('/auth/confirmar'), token, within),
    passwordReset: (to, token) => send(resetPasswordMail, to, href('/auth/clave-nueva'), token),
    passwordChanged: (to, within) =>
      send(passwordChangedMail, to, href('/auth/recuperar'), undefined, within),
    emailChangeAsked: (to, token, newEmail, within) =>
      send((mail) => emailChangeAskedMail(mail, newEmail), to, href('/auth/correo'), token, within),
    emailChangeConfirmation: (to, token, within) =>
      send(emailChangeConfirmationMail, to, href('/auth/correo'), token, within),
    emailChanged: (to, newEmail, within) =>
      send((mail) => emailChangedMail(mail, newEmail), to, href('/contact'), undefined, within),
    twoFactorOn: (to) => send(twoFactorOnMail, to, href('/auth/recuperar')),
    twoFactorOff: (to, within) =>
      send(twoFactorOffMail, to, href('/auth/recuperar'), undefined, within),
    recoveryCodeUsed: (to, left) =>
      send(
        (mail) => recoveryCodeUsedMail(mail, left),
        to,
        href('/dashboard/ajustes/seguridad/dos-pasos'),
      ),
    passwordGuesses: (to) => send(passwordGuessesMail, to, href('/auth/recuperar')),
    codeGuesses: (to) => send(codeGuessesMail, to, href('/auth/recuperar')),
    deletionRequested: (to, deletion, within) =>
      send(
        (mail) => deletionRequestedMail({ ...mail, ...deletion }),
        to,
        href('/dashboard/ajustes/eliminacion'),
        undefined,
        within,
      ),
    accountErased: (to, within) => send(accountDeletedMail, to, href('/'), undefined, within),
    userWarned: (to, warning, within) =>
      send(
        (mail) => userWarnedMail({ ...mail, ...warning }),
        to,
        href('/dashboard'),
        undefined,
        within,
      ),
    userSuspended: (to, reason, within) =>
      send(
        (mail) => userSuspendedMail({ ...mail, reason }),
        to,
        href('/dashboard/suspension'),
        undefined,
        within,
      ),
    suspensionUpheld: (to, decision, within) =>
      send(
        (mail) => suspensionUpheldMail({ ...mail, decision }),
        to,
        href('/dashboard/suspension'),
        undefined,
        within,
      ),
    userReactivated: (to, decision, within) =>
      send(
        (mail) => userReactivatedMail({ ...mail, decision }),
        to,
        href('/dashboard'),
        undefined,
        within,
      ),
    async reviewAsked({ userId, name, answer }, within) {
      // Who is not signed in yet goes on from there; for a visitor there is no such page.
      const page = `${href('/auth')}?volver=${href('/admin/usuarios/:userId', { userId })}`;
      for (const email of arrivalsTo) {
        const staff = { email, displayName: '' };
        await send(
          (mail) => reviewAskedMail({ ...mail, name, answer }),
          staff,
          page,
          undefined,
          within,
        );
      }
    },
  };
}
