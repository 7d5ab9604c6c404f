import { type Selectable, sql } from 'kysely';
import type { UserActor } from '#server/actor.ts';
import { asActor, readAsActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/schema.ts';
import { collectMembership } from './collect-membership.ts';
import { collectPayments } from './collect-payments.ts';
import { exportedColumns } from './exported-columns.ts';

type Exported<Table extends keyof typeof exportedColumns> = Pick<
  Selectable<DB[Table]>,
  (typeof exportedColumns)[Table][number] & keyof Selectable<DB[Table]>
>;

/** A person's rows, but for the statistics, of which there may be millions. */
export type PersonRows = Awaited<ReturnType<typeof collectRows>>;

/** What is stored of the actor, as it was at one moment. */
export async function collectRows(db: Database, actor: UserActor) {
  const { service } = db;
  const { userId } = actor;
  const own = await asActor(db, actor, async (db) => ({
    user: await db
      .selectFrom('users')
      .select(exportedColumns.users)
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    settings:
      (await db
        .selectFrom('user_settings')
        .select(exportedColumns.user_settings)
        .where('user_id', '=', userId)
        .executeTakeFirst()) ?? null,
    entries: await db
      .selectFrom('user_entries')
      .select(exportedColumns.user_entries)
      .where('user_id', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    projects: await db
      .selectFrom('projects')
      .select(exportedColumns.projects)
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    toolRuns: await db
      .selectFrom('tool_runs')
      .select(exportedColumns.tool_runs)
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    toolUsage: await db
      .selectFrom('tool_usage')
      .select(exportedColumns.tool_usage)
      .where('user_id', '=', userId)
      .orderBy('window_start')
      .orderBy('feature')
      .execute(),
    uploads: await db
      .selectFrom('uploads')
      .select(exportedColumns.uploads)
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    mediaJobs: await db
      .selectFrom('media_jobs')
      .select(exportedColumns.media_jobs)
      .where('project_id', 'in', (query) =>
        query.selectFrom('projects').select('id').where('user_id', '=', userId),
      )
      .orderBy('created_at')
      .execute(),
    distributions: await db
      .selectFrom('distributions')
      .select(exportedColumns.distributions)
      .where('project_id', 'in', (query) =>
        query.selectFrom('projects').select('id').where('user_id', '=', userId),
      )
      .orderBy('created_at')
      .execute(),
    distributionHistory: await db
      .selectFrom('distribution_entries')
      .select(exportedColumns.distribution_entries)
      // What else the staff notes is theirs.
      .where('kind', '=', 'status')
      .where('distribution_id', 'in', (query) =>
        query
          .selectFrom('distributions')
          .innerJoin('projects', 'projects.id', 'distributions.project_id')
          .select('distributions.id')
          .where('projects.user_id', '=', userId),
      )
      .orderBy('at')
      .orderBy('id')
      .execute(),
    ...(await collectMembership(db, userId)),
    ...(await collectPayments(db, userId)),
  }));
  // Nobody reads these tables as a person: some of their columns open the account.
  const accounts = service.selectFrom('accounts').select(exportedColumns.accounts);
  const emailChanges = service.selectFrom('email_changes').select(exportedColumns.email_changes);
  const sessions = service.selectFrom('sessions').select(exportedColumns.sessions);
  const contacts = service.selectFrom('contacts').select(exportedColumns.contacts);
  const proposals = service
    .selectFrom('contact_submissions')
    .select(exportedColumns.contact_submissions);
  const requests = service.selectFrom('legal_requests').select(exportedColumns.legal_requests);
  const quotes = service.selectFrom('quotes').select(exportedColumns.quotes);
  const newsletter = service
    .selectFrom('newsletter_subscribers')
    .select(exportedColumns.newsletter_subscribers);
  const { email } = own.user;
  const isTheirs = sql<boolean>`lower(email) = lower(${email})`;
  return {
    ...own,
    accounts: await accounts.where('user_id', '=', userId).execute(),
    emailChange: (await emailChanges.where('user_id', '=', userId).executeTakeFirst()) ?? null,
    sessions: await sessions.where('user_id', '=', userId).execute(),
    // From the person's address, with an account or without.
    contacts: await contacts.where(isTheirs).orderBy('created_at').execute(),
    proposals: await proposals.where(isTheirs).orderBy('created_at').execute(),
    requests: await requests.where(isTheirs).orderBy('created_at').execute(),
    quotes: await quotes.where(isTheirs).orderBy('created_at').execute(),
    newsletter: (await newsletter.where('email', '=', email).executeTakeFirst()) ?? null,
  };
}

const rowsPerPage = 2000;

/** The statistics of one project of the actor's, some at a time, in the order of their unique index. */
export async function* statisticsOf(
  db: Database,
  actor: UserActor,
  projectId: string,
): AsyncGenerator<Exported<'analytics'>[]> {
  let last: Exported<'analytics'> | undefined;
  do {
    const after = last;
    const rows = await readAsActor(db, actor, (db) => {
      const page = db
        .selectFrom('analytics')
        .select(exportedColumns.analytics)
        .where('project_id', '=', projectId)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('projects')
              .select('id')
              .where('id', '=', projectId)
              .where('user_id', '=', actor.userId),
          ),
        )
        .orderBy('platform')
        .orderBy('date')
        .orderBy('country_code')
        .limit(rowsPerPage);
      if (!after) return page;
      return page.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('platform', 'date', 'country_code'),
          '>',
          tuple(after.platform, after.date, after.country_code),
        ),
      );
    });
    if (rows.length > 0) yield rows;
    last = rows.length < rowsPerPage ? undefined : rows.at(-1);
  } while (last);
}
