import type { Mailer } from '#server/ports/mail/mailer.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { processAudio } from '#server/services/projects/process-audio.ts';

/** Makes this process take background jobs until the queue stops. */
export async function startWorkers(services: AppServices, mailer: Mailer): Promise<void> {
  const { jobs } = services;
  await jobs.work('send-mail', (mail) => mailer.send(mail));
  await jobs.work('process-audio', ({ projectId }, signal, lastTry) =>
    processAudio(services, { projectId, signal, lastTry }),
  );
}
