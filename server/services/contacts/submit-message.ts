import { randomUUID } from 'node:crypto';
import { contactConsent } from '#content/data-consent.ts';
import type { TicketSeverity } from '#packages/contact/src/index.ts';
import type { AnonymousActor, UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type ActorDb, writeAsActor } from '#server/database/as-actor.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { AppServices } from '../app-services.ts';
import { arrivalStatements } from '../arrivals/arrival-statements.ts';
import { consentOf } from './consent.ts';
import { messageDigest } from './message-digest.ts';
import type { Message } from './message.ts';

type Services = Pick<AppServices, 'arrivals' | 'db' | 'limits' | 'now'>;

/** Whether the writer has, or gets, a copy by mail. */
export type SubmittedMessage = { isCopied: boolean };

/**
 * Keeps what somebody wrote to the studio: in `contacts` from the home page, in `contact_submissions` from elsewhere. That
 * the writer is to get a copy, and the staff a notice, is kept with the row, once, and mailed by a job. What a program
 * filled in is thrown away, and the program reads what a person would read.
 */
export async function submitMessage(
  { arrivals, db, limits, now }: Services,
  actor: AnonymousActor | UserActor,
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
  const { name, email, phone, service, message, severity, page = null, website } = written;
  if (website !== '') {
    await limits.consume('messageIp', actor.ip);
    return { isCopied: true };
  }
  const address = email.toLowerCase();
  const exhausted = await limits.consumeInTurn(
    { limit: 'messageIp', key: actor.ip },
    { limit: 'messageAddress', key: address },
    // A form that mails whatever address stands in it must not be able to flood a stranger.
    { limit: 'copyAddress', key: address },
  );
  if (exhausted && exhausted.limit !== 'copyAddress')
    throw new AppError('rate.limited', { retryAfter: exhausted.retryAfter });
  const isCopied = exhausted === null;
  const sentAt = now();
  const id = randomUUID();
  const row = {
    ...{ id, name, email, phone, service, message, page, sentAt },
    consent: JSON.stringify(consentOf(contactConsent, actor, sentAt)),
    digest: messageDigest(
      [
        ...[name, email, phone, service, message, attachment?.sha256 ?? null],
        // The same problem that grew worse is another report.
        ...(severity ? [severity] : []),
      ],
      sentAt,
    ),
  };
  const facts = {
    severity: severity ?? null,
    path: attachment?.path ?? null,
    mimeType: attachment?.mimeType ?? null,
  };
  const writerId = actor.kind === 'user' ? actor.userId : null;
  const kind = table === 'contacts' ? 'contact' : 'proposal';
  const inserted = await writeAsActor(db, actor, (db) => ({
    own: kind === 'contact' ? insertContact(db, row) : insertProposal(db, { ...row, ...facts }),
    asService: arrivalStatements(db, { kind, id, isCopied, writerId, at: sentAt }),
  }));
  // The same message was here before, and its copy left with it.
  if (inserted === 0) return { isCopied: true };
  arrivals.nudge();
  return { isCopied };
}

const messageColumns = [
  ...(['id', 'name', 'email', 'phone', 'service', 'message', 'page'] as const),
  ...(['sentAt', 'consent', 'digest'] as const),
] as const;

const insertContact = compileOnce(messageColumns, (db: ActorDb, { sentAt, ...row }) =>
  db
    .insertInto('contacts')
    .values({ ...row, created_at: sentAt })
    .onConflict((conflict) => conflict.doNothing()),
);

const insertProposal = compileOnce(
  [...messageColumns, 'severity', 'path', 'mimeType'] as const,
  (db: ActorDb, { sentAt, severity, path, mimeType, ...row }) =>
    db
      .insertInto('contact_submissions')
      .values({
        ...{ ...row, created_at: sentAt, severity: severity as TicketSeverity },
        ...{ demo_file_url: path, demo_type: mimeType },
      })
      .onConflict((conflict) => conflict.doNothing()),
);
