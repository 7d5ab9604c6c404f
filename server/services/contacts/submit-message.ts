import { randomUUID } from 'node:crypto';
import { contactConsent } from '#content/data-consent.ts';
import type { AnonymousActor } from '#server/actor.ts';
import { isAppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { noteArrival } from '../arrivals/note-arrival.ts';
import { consentOf } from './consent.ts';
import { messageDigest } from './message-digest.ts';
import type { Message } from './message.ts';

type Services = Pick<AppServices, 'contacts' | 'db' | 'jobs' | 'limits' | 'now'>;

/** Whether the writer has, or gets, a copy by mail. */
export type SubmittedMessage = { isCopied: boolean };

/**
 * Keeps what somebody wrote to the studio: in `contacts` from the home page, in `contact_submissions` from elsewhere.
 * The copy to the writer and the notice to the staff leave with the row, once. What a program filled in is thrown away, and the program reads
 * what a person would read.
 */
export async function submitMessage(
  { contacts, db, jobs, limits, now }: Services,
  actor: AnonymousActor,
  {
    table,
    written,
    attachment,
  }: {
    table: 'contacts' | 'contact_submissions';
    written: Message;
    attachment?: { path: string; sha256: string; mimeType: string };
  },
): Promise<SubmittedMessage> {
  const { name, email, phone, service, message, severity, website } = written;
  await limits.consume('messageIp', actor.ip);
  if (website !== '') return { isCopied: true };
  await limits.consume('messageAddress', email.toLowerCase());
  const sentAt = now();
  const row = {
    id: randomUUID(),
    name,
    email,
    phone,
    service,
    message,
    created_at: sentAt,
    consent: JSON.stringify(consentOf(contactConsent, actor, sentAt)),
    digest: messageDigest(
      [
        ...[name, email, phone, service, message, attachment?.sha256 ?? null],
        // The same problem that grew worse is another report.
        ...(severity ? [severity] : []),
      ],
      sentAt,
    ),
    ...(severity && { severity }),
    ...(attachment && { demo_file_url: attachment.path, demo_type: attachment.mimeType }),
  };
  return asActor(db, actor, async (db) => {
    const { numInsertedOrUpdatedRows: inserted } = await db
      .insertInto(table)
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // The same message was here before, and its copy left with it.
    if (!inserted) return { isCopied: true };
    return asServiceWithin(db, actor, async () => {
      const kind = table === 'contacts' ? 'contact' : 'proposal';
      await noteArrival({ db, jobs, now }, { kind, id: row.id });
      const isCopied = await mayBeMailed(limits, email);
      if (isCopied) await contacts.mails.copy(row.id, written, Boolean(attachment), db);
      return { isCopied };
    });
  });
}

/** A form that mails whatever address stands in it must not be able to flood a stranger. */
async function mayBeMailed(limits: AppServices['limits'], email: string): Promise<boolean> {
  try {
    await limits.consume('copyAddress', email.toLowerCase());
    return true;
  } catch (error) {
    if (isAppError(error) && error.code === 'rate.limited') return false;
    throw error;
  }
}
