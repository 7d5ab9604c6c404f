import { randomUUID } from 'node:crypto';
import type { Contact } from '#packages/contact/src/index.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import { identifyAudio } from '#server/media/identify-audio.ts';
import { fileDigest } from '#server/services/uploads/file-digest.ts';
import type { AppServices } from '../app-services.ts';
import type { Visitor } from '#server/services/visitor.ts';
import type { SentFile } from './receive-form.ts';
import { type TakenMessage, takeMessage } from './take-message.ts';

type Services = Pick<AppServices, 'db' | 'jobs' | 'limits' | 'messageMails' | 'storage'>;

/** Keeps a proposal of /contact with its demo, once the demo's bytes turned out to be audio. */
export async function takeProposal(
  services: Services,
  visitor: Visitor,
  contact: Contact,
  demo: SentFile | null,
  now = new Date(),
): Promise<TakenMessage> {
  if (!demo) return takeMessage(services, visitor, 'contact_submissions', contact, { now });
  if (demo.fault) throw demoError(demo.fault);
  if (!demo.counted) await services.limits.spend('demoIp', visitor.ip);
  await checkDemo(demo);
  // A folder of its own: no person's id, so that nobody may fetch it by its address.
  const path = `${randomUUID()}/demo`;
  const sha256 = await fileDigest(demo.path);
  // Before there is a file: whatever becomes of its message, even if this process ends.
  await services.jobs.send('drop-unclaimed-demo', { path });
  await services.storage.adopt('demos', path, demo.path);
  return takeMessage(services, visitor, 'contact_submissions', contact, {
    now,
    demo: { path, sha256 },
  });
}

/** What is told about a demo that did not arrive. */
export const demoError = (fault: 'too-large' | 'incomplete' | Error): Error =>
  fault instanceof Error ? fault : new AppError(`demo.${fault}`);

/** The same bytes that a song may have; the words are about a demo. */
async function checkDemo({ path }: SentFile): Promise<void> {
  try {
    await identifyAudio(path);
  } catch (error) {
    throw isAppError(error) ? new AppError('demo.invalid', { cause: error }) : error;
  }
}
