import { expect, test } from 'vitest';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { testOrigin } from '#test/test-services.ts';
import { type AccountMails, createAccountMails } from './send-account-mails.ts';

const ana = { email: 'ana@ejemplo.co', displayName: 'Ana' };
const newEmail = 'nueva@ejemplo.co';
const within = {} as Parameters<AccountMails['passwordChanged']>[1];

/** Sent at once; the others when the change that they are about commits. */
const sentAtOnce = new Set([
  'passwordReset',
  'twoFactorOn',
  'recoveryCodeUsed',
  'passwordGuesses',
  'codeGuesses',
]);

const confirm = '/auth/confirmar?token=a%2Fb';
const renew = '/auth/clave-nueva?token=a%2Fb';
const change = '/auth/correo?token=a%2Fb';

test.each<[string, (mails: AccountMails) => Promise<void>, string]>([
  ['confirmation', (mails) => mails.confirmation(ana, 'a/b', within), confirm],
  ['passwordReset', (mails) => mails.passwordReset(ana, 'a/b'), renew],
  ['passwordChanged', (mails) => mails.passwordChanged(ana, within), '/auth/recuperar'],
  ['emailChangeAsked', (mails) => mails.emailChangeAsked(ana, 'a/b', newEmail, within), change],
  ['emailChangeConfirmation', (mails) => mails.emailChangeConfirmation(ana, 'a/b', within), change],
  ['emailChanged', (mails) => mails.emailChanged(ana, newEmail, within), '/contact'],
  ['twoFactorOn', (mails) => mails.twoFactorOn(ana), '/auth/recuperar'],
  ['twoFactorOff', (mails) => mails.twoFactorOff(ana, within), '/auth/recuperar'],
  [
    'recoveryCodeUsed',
    (mails) => mails.recoveryCodeUsed(ana, 3),
    '/dashboard/ajustes/seguridad/dos-pasos',
  ],
  ['passwordGuesses', (mails) => mails.passwordGuesses(ana), '/auth/recuperar'],
  ['codeGuesses', (mails) => mails.codeGuesses(ana), '/auth/recuperar'],
  [
    'deletionRequested',
    (mails) =>
      mails.deletionRequested(ana, { due: new Date('2026-12-01T12:00:00Z'), member: null }, within),
    '/dashboard/ajustes/eliminacion',
  ],
  ['accountErased', (mails) => mails.accountErased(ana, within), '/'],
])('the mail %s goes to its owner and leads to its page', async (name, write, path) => {
  const sent: [string, Mail, unknown][] = [];
  const jobs: Pick<JobQueue, 'send'> = {
    send: (job, mail, transaction) => {
      sent.push([job, mail as unknown as Mail, transaction]);
      return Promise.resolve(true);
    },
  };
  await write(createAccountMails(jobs, testOrigin));
  expect(sent).toHaveLength(1);
  const [[job, mail, transaction] = []] = sent;
  expect(job).toBe('send-mail');
  expect(mail?.to).toBe(ana.email);
  expect(mail?.text).toContain(`${testOrigin}${path}\n`);
  expect(mail?.text.includes(newEmail)).toBe(
    name === 'emailChangeAsked' || name === 'emailChanged',
  );
  expect(transaction).toBe(sentAtOnce.has(name) ? undefined : within);
});
