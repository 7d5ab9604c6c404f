import { type Kysely, type RawBuilder, sql } from 'kysely';
import { messageYears } from '#content/deletion.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';

type Services = Pick<AppServices, 'db' | 'jobs' | 'now'>;

/** How much went: what the audit says. */
type Expired = { contacts: number; proposals: number; demos: number };

const batchSize = 100;
/** What is left is for the next day. */
const mostBatches = 20;

/**
 * Deletes the messages and proposals of which nothing was heard for so long that the privacy policy says they go, with
 * their history, replies, demos, and the quotes that nobody accepted. What waits for somebody stays: an agreement, a quote
 * that can still be accepted, a problem that is not solved, and all of an address whose request with a term is open.
 * Resolves with how many there were.
 */
export async function expireMessages(services: Services, actor: SystemActor): Promise<number> {
  const limit = new Date(services.now());
  limit.setUTCFullYear(limit.getUTCFullYear() - messageYears);
  let expired = 0;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const { contacts, proposals } = await expireBatch(services, actor, limit);
    expired += contacts + proposals;
    if (contacts < batchSize && proposals < batchSize) break;
  }
  return expired;
}

/** Files go by a job that enters the queue with the end of their rows: neither is there without the other. */
const expireBatch = (
  { db, jobs, now }: Services,
  actor: SystemActor,
  limit: Date,
): Promise<Expired> =>
  db.service.transaction().execute(async (db) => {
    const proposals = await expireProposals(db, { limit, today: bogotaDate(now()) });
    // One that was passed on goes after what was made of it.
    const contacts = await db
      .deleteFrom('contacts')
      .where('id', 'in', (query) =>
        query
          .selectFrom('contacts')
          .select('id')
          .where('created_at', '<', limit)
          .where(
            sql<boolean>`not exists (select from contact_submissions where contact_id = contacts.id)`,
          )
          .where(hasNoOpenRequest(sql`contacts.email`))
          .orderBy('created_at')
          .limit(batchSize),
      )
      .returning('id')
      .execute();
    const objects = proposals.flatMap(({ demo }) =>
      demo === null ? [] : [{ bucket: 'demos' as const, path: demo }],
    );
    if (objects.length > 0) await jobs.send('delete-objects', { objects }, db);
    const expired = {
      contacts: contacts.length,
      proposals: proposals.length,
      demos: objects.length,
    };
    if (expired.contacts + expired.proposals > 0)
      await recordAudit({ db, now }, actor, {
        action: 'expire-messages',
        subject: { kind: 'contact', id: null, after: expired },
      });
    return expired;
  });

async function expireProposals(db: Kysely<DB>, until: Until) {
  const found = await db
    .selectFrom('contact_submissions')
    .select('id')
    .where(isOver(until))
    .orderBy('created_at')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  // Nothing new belongs to them from here on; what came a moment ago is seen now.
  return db
    .deleteFrom('contact_submissions')
    .where('id', '=', ({ fn, val }) => fn.any(val(found.map(({ id }) => id))))
    .where(isOver(until))
    .returning('demo_file_url as demo')
    .execute();
}

/** Before when the last thing happened, and the day in Bogotá. */
type Until = { limit: Date; today: string };

const isOver = ({ limit, today }: Until) => sql<boolean>`(
  contact_submissions.created_at < ${limit}
  and (severity is null or contact_submissions.status = 'closed')
  and not exists (
    select from proposal_entries where proposal_id = contact_submissions.id and at >= ${limit}
  )
  and not exists (
    select from proposal_replies where proposal_id = contact_submissions.id and written_at >= ${limit}
  )
  and not exists (
    select from quotes where proposal_id = contact_submissions.id and (
      quotes.status = 'accepted' or valid_until >= ${today}::date
      or greatest(quotes.created_at, sent_at, decided_at) >= ${limit}
    )
  )
  and ${hasNoOpenRequest(sql`contact_submissions.email`)}
)`;

/** A request about what stands under an address is answered with all that stood there. */
const hasNoOpenRequest = (email: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from legal_requests
  where lower(legal_requests.email) = lower(${email}) and status in ('received', 'in_progress', 'waiting')
)`;
