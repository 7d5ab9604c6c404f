import { randomUUID } from 'node:crypto';
import type { AnonymousActor, UserActor } from '#server/actor.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import { identifyAudio } from '#server/media/identify-audio.ts';
import { sha256OfPath } from '#server/services/files/sha256-of-path.ts';
import type { AppServices } from '../app-services.ts';
import type { Message } from './message.ts';
import type { SentFile } from './receive-form.ts';
import { type SubmittedMessage, submitMessage } from './submit-message.ts';

type Services = Pick<AppServices, 'arrivals' | 'db' | 'jobs' | 'limits' | 'now' | 'storage'>;

/** Keeps a proposal of /contact with its attachment, once its bytes turned out to be audio. */
export async function submitProposal(
  services: Services,
  actor: AnonymousActor | UserActor,
  { contact, attachment }: { contact: Message; attachment: SentFile | null },
): Promise<SubmittedMessage> {
  if (!attachment)
    return submitMessage(services, actor, { table: 'contact_submissions', written: contact });
  if (attachment.fault) throw attachmentError(attachment.fault);
  if (!attachment.counted) await services.limits.consume('attachmentIp', actor.ip);
  const mimeType = await typeOfAttachment(attachment);
  // A folder of its own: no person's id, so that nobody may fetch it by its address.
  const path = `${randomUUID()}/demo`;
  const sha256 = await sha256OfPath(attachment.path);
  // Before there is a file: whatever becomes of its message, even if this process ends.
  await services.jobs.send('delete-unclaimed-attachment', { path });
  await services.storage.adopt('demos', path, attachment.path);
  return submitMessage(services, actor, {
    table: 'contact_submissions',
    written: contact,
    attachment: { path, sha256, mimeType },
  });
}

/** What is said about an attachment that did not arrive. */
export const attachmentError = (fault: 'too-large' | 'incomplete' | Error): Error =>
  fault instanceof Error ? fault : new AppError(`attachment.${fault}`);

/** The same bytes that a song may have; the words are about an attachment. */
async function typeOfAttachment({ path }: SentFile): Promise<string> {
  try {
    return (await identifyAudio(path)).mimeType;
  } catch (error) {
    throw isAppError(error) ? new AppError('attachment.invalid', { cause: error }) : error;
  }
}
