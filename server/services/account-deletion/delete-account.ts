import { rm } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { buckets } from '#server/ports/storage/storage.ts';
import type { MailOwner } from '#server/services/accounts/send-account-mails.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { incomingFiles } from '#server/services/uploads/incoming-files.ts';

export type DeletionServices = Pick<
  AppServices,
  'accounts' | 'db' | 'jobs' | 'limits' | 'locks' | 'log' | 'now' | 'storage' | 'uploads'
>;

/**
 * Deletes an account whose date has come, with all that it had. Every step can be repeated, and the row of the person,
 * which leads to all else, goes last: after a crash, the next time goes on. Resolves with whether it deleted it.
 */
export async function deleteAccount(services: DeletionServices, userId: string): Promise<boolean> {
  const { db, jobs, limits, storage } = services;
  const owner = await close(db.service, userId, services.now());
  if (!owner) return false;
  await removeIncoming(services, userId);
  for (const bucket of buckets) await storage.removeAll(bucket, userId);
  await jobs.deleteJobsWhere('send-mail', { to: owner.email }, isOfAccount, db.service);
  await jobs.deleteJobs('mail-about-guesses', { email: owner.email });
  await jobs.deleteJobs('mail-two-factor-off', { email: owner.email });
  for (const name of [owner.email, userId]) await limits.deleteAll(name);
  // What the law obliges to keep of payments stays, and with this no longer names them: `pseudonymise_orders`.
  return removeRows(services, userId, owner);
}

/** What was written to the studio is not the account's: its answers, and mails of a term of the law, go their way. */
const isOfAccount = ({ about, rows }: Mail): boolean => !about && !rows;

/** From here on nobody gets in, and nobody can keep the account: files of it may be gone. */
function close(service: Kysely<DB>, userId: string, at: Date): Promise<MailOwner | undefined> {
  return service.transaction().execute(async (db) => {
    const owner = await db
      .updateTable('users')
      .set({ erasing_since: sql<Date>`coalesce(erasing_since, ${at})` })
      .where('id', '=', userId)
      .where('deletion_due_at', '<=', at)
      .returning(['email', 'display_name as displayName'])
      .executeTakeFirst();
    if (!owner) return undefined;
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    // A job that is running finds its row gone, and removes what it made.
    await db
      .deleteFrom('media_jobs')
      .where('project_id', 'in', (query) =>
        query.selectFrom('projects').select('id').where('user_id', '=', userId),
      )
      .execute();
    await db
      .deleteFrom('tool_runs')
      .where('user_id', '=', userId)
      .where('state', 'in', ['queued', 'running'])
      .execute();
    await db.deleteFrom('accounts').where('user_id', '=', userId).execute();
    return owner;
  });
}

/** The bytes of uploads that never became files. */
async function removeIncoming(
  { db, locks, uploads }: DeletionServices,
  userId: string,
): Promise<void> {
  const arriving = await db.service
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  for (const { id } of arriving) {
    await locks.run(id, async () => {
      for (const file of incomingFiles(uploads.folder, id)) await rm(file, { force: true });
    });
  }
}

function removeRows(
  { db: { service }, accounts: { mails } }: DeletionServices,
  userId: string,
  owner: MailOwner,
): Promise<boolean> {
  return service.transaction().execute(async (db) => {
    await db.deleteFrom('verifications').where('value', '=', userId).execute();
    // In this order, as whoever pays holds them, and before the account.
    for (const table of ['orders', 'memberships'] as const)
      await db
        .selectFrom(table)
        .select('id')
        .where('user_id', '=', userId)
        .forNoKeyUpdate()
        .execute();
    const gone = await db
      .deleteFrom('users')
      .where('id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (gone) await mails.accountErased(owner, db);
    return gone !== undefined;
  });
}
