import type { Logger } from 'pino';
import { type Mail, type Mailer, RefusedMail } from '#server/ports/mail/mailer.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { expireSessions } from '#server/services/accounts/expire-sessions.ts';
import { mailAboutGuesses } from '#server/services/accounts/mail-about-guesses.ts';
import { deleteUnclaimedAttachment } from '#server/services/contacts/delete-unclaimed-attachment.ts';
import { expireAttachments } from '#server/services/contacts/reserve-attachment.ts';
import { expireUploads } from '#server/services/uploads/expire-uploads.ts';
import { deleteObjects } from '#server/services/media/stored-objects.ts';
import { runMediaJob } from '#server/services/media/run-media-job.ts';
import { expireUnconfirmed } from '#server/services/newsletter/expire-unconfirmed.ts';
import { expireProjects } from '#server/services/projects/expire-projects.ts';
import { workOnExpiredAccounts } from './expire-accounts.ts';

/** Makes this process take background jobs until the queue stops. */
export async function startWorkers(
  services: AppServices,
  mailer: Mailer,
  uploadsFolder: string,
): Promise<void> {
  const { jobs, log, mails } = services;
  await jobs.work('send-mail', (mail, { id }) => sendOrGiveUp(mailer, log, mail, id));
  await jobs.work('tell-of-guesses', (guesses) => mailAboutGuesses(services, guesses));
  await jobs.work('tell-two-factor-off', (owner) => mails.twoFactorOff(owner));
  await jobs.work('process-media', ({ jobId }, run) => runMediaJob(services, { jobId, ...run }));
  await jobs.work('remove-objects', ({ objects }) => deleteObjects(services.storage, objects));
  await jobs.work('drop-unclaimed-demo', (job) => deleteUnclaimedAttachment(services, job));
  await jobs.work('sweep-uploads', async () => {
    await expireAttachments(services.incomingFolder);
    const expired = await expireUploads(services, uploadsFolder);
    if (expired > 0) log.info({ expired }, 'abandoned uploads removed');
  });
  await jobs.repeat('sweep-uploads', '17 * * * *');
  await jobs.work('remove-expired', async () => {
    const expired = await expireSessions(services.db);
    if (expired > 0) log.info({ expired }, 'expired sessions and links removed');
  });
  await jobs.repeat('remove-expired', '47 * * * *');
  await jobs.work('purge-projects', async () => {
    const deleted = await expireProjects(services);
    if (deleted > 0) log.info({ deleted }, 'deleted projects removed');
  });
  await jobs.repeat('purge-projects', '37 * * * *');
  await jobs.work('forget-unconfirmed', async () => {
    const expired = await expireUnconfirmed(services);
    if (expired > 0) log.info({ expired }, 'unconfirmed subscribers expired');
  });
  await jobs.repeat('forget-unconfirmed', '57 8 * * *');
  await workOnExpiredAccounts(services, uploadsFolder);
}

/** A mail that is at fault itself would fail again: it is told once, and not tried again. */
async function sendOrGiveUp(mailer: Mailer, log: Logger, mail: Mail, id: string): Promise<void> {
  try {
    await mailer.send(mail, id);
  } catch (error) {
    if (!(error instanceof RefusedMail)) throw error;
    log.error({ err: error }, 'mail refused');
  }
}
