import { brand } from '#content/brand.ts';
import type { JobQueue } from '#server/database/job-queue.ts';
import { confirmEmailMail } from '#server/mails/confirm-email.tsx';

/** Puts the mail with the confirmation link in the queue, which tries again until it is delivered. */
export async function sendConfirmation(
  jobs: JobQueue,
  origin: string,
  { email, displayName }: { email: string; displayName: string },
  token: string,
): Promise<void> {
  const url = new URL('/auth/confirmar', origin);
  url.searchParams.set('token', token);
  await jobs.send(
    'send-mail',
    await confirmEmailMail({ to: email, displayName, url: url.href, brand }),
  );
}
