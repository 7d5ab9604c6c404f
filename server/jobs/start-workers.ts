import type { Mailer } from '#server/ports/mail/mailer.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { sweepUploads } from '#server/services/uploads/sweep-uploads.ts';
import { processAudio } from '#server/services/projects/process-audio.ts';

/** Makes this process take background jobs until the queue stops. */
export async function startWorkers(
  services: AppServices,
  mailer: Mailer,
  uploadsFolder: string,
): Promise<void> {
  const { jobs, log } = services;
  await jobs.work('send-mail', (mail) => mailer.send(mail));
  await jobs.work('process-audio', ({ projectId }, signal, lastTry) =>
    processAudio(services, { projectId, signal, lastTry }),
  );
  await jobs.work('sweep-uploads', async () => {
    const swept = await sweepUploads(services, uploadsFolder);
    if (swept > 0) log.info({ swept }, 'abandoned uploads removed');
  });
  await jobs.repeat('sweep-uploads', '17 * * * *');
}
