import type { Logger } from 'pino';
import { type Mail, type Mailer, RefusedMail } from '#server/ports/mail/mailer.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { removeExpired } from '#server/services/accounts/remove-expired.ts';
import { tellOfGuesses } from '#server/services/accounts/tell-of-guesses.ts';
import { dropUnclaimedDemo } from '#server/services/contacts/drop-unclaimed-demo.ts';
import { removeAbandonedDemos } from '#server/services/contacts/reserve-demo.ts';
import { sweepUploads } from '#server/services/uploads/sweep-uploads.ts';
import { removeObjects } from '#server/services/media/stored-objects.ts';
import { runMediaJob } from '#server/services/media/run-media-job.ts';
import { forgetUnconfirmed } from '#server/services/newsletter/forget-unconfirmed.ts';
import { purgeProjects } from '#server/services/projects/purge-projects.ts';
import { workOnErasures } from './erase-accounts.ts';

/** Makes this process take background jobs until the queue stops. */
export async function startWorkers(
  services: AppServices,
  mailer: Mailer,
  uploadsFolder: string,
): Promise<void> {
  const { jobs, log, mails } = services;
  await jobs.work('send-mail', (mail, { id }) => sendOrGiveUp(mailer, log, mail, id));
  await jobs.work('tell-of-guesses', (guesses) => tellOfGuesses(services, guesses));
  await jobs.work('tell-two-factor-off', (owner) => mails.twoFactorOff(owner));
  await jobs.work('process-media', ({ jobId }, run) => runMediaJob(services, { jobId, ...run }));
  await jobs.work('remove-objects', ({ objects }) => removeObjects(services.storage, objects));
  await jobs.work('drop-unclaimed-demo', (demo) => dropUnclaimedDemo(services, demo));
  await jobs.work('sweep-uploads', async () => {
    await removeAbandonedDemos(services.incomingFolder);
    const swept = await sweepUploads(services, uploadsFolder);
    if (swept > 0) log.info({ swept }, 'abandoned uploads removed');
  });
  await jobs.repeat('sweep-uploads', '17 * * * *');
  await jobs.work('remove-expired', async () => {
    const expired = await removeExpired(services.db);
    if (expired > 0) log.info({ expired }, 'expired sessions and links removed');
  });
  await jobs.repeat('remove-expired', '47 * * * *');
  await jobs.work('purge-projects', async () => {
    const purged = await purgeProjects(services);
    if (purged > 0) log.info({ purged }, 'deleted projects removed');
  });
  await jobs.repeat('purge-projects', '37 * * * *');
  await jobs.work('forget-unconfirmed', async () => {
    const forgotten = await forgetUnconfirmed(services);
    if (forgotten > 0) log.info({ forgotten }, 'unconfirmed subscribers forgotten');
  });
  await jobs.repeat('forget-unconfirmed', '57 8 * * *');
  await workOnErasures(services, uploadsFolder);
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
