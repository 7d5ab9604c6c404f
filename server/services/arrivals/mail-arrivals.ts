import { type Kysely, sql } from 'kysely';
import type { TicketSeverity } from '#packages/contact/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import { isAppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';

type Services = Pick<AppServices, 'arrivals' | 'db' | 'limits'>;

/** The others are counted: they stand in the staff's own pages. */
const mostInOneMail = 20;

/**
 * Mails the staff what has arrived since the last notice, once a minute at most: what arrives in between is in the next
 * one. A row goes with the mail that says so, so that none is lost and none is said twice.
 */
export async function mailArrivals(
  { arrivals, db, limits }: Services,
  _actor: SystemActor,
): Promise<void> {
  const waiting = db.service
    .selectFrom('arrivals')
    .select('id')
    .where('copy_due', '=', false)
    .limit(1);
  if (!(await waiting.executeTakeFirst())) return;
  try {
    await limits.consume('arrivalsMail', 'staff');
  } catch (error) {
    if (isAppError(error) && error.code === 'rate.limited') return;
    throw error;
  }
  await db.service.transaction().execute(async (db) => {
    const first = await takeMessages(db);
    const { total = 0, critical = 0, purchases = 0 } = first[0] ?? {};
    if (total > 0) await arrivals.mails.arrived({ total, critical, purchases, first }, db);
  });
}

/**
 * The messages that are in no notice yet, the urgent ones and then the newest first, and how many there are. One that was
 * deleted meanwhile is left out.
 */
const takeMessages = (db: Kysely<DB>) =>
  db
    .with('arrived', (db) =>
      db
        .deleteFrom('arrivals')
        .where('id', 'in', db.selectFrom('arrivals').select('id').where('copy_due', '=', false))
        .returningAll(),
    )
    .with('messages', (db) =>
      db
        .selectFrom('arrived')
        .innerJoin('contacts', 'contacts.id', 'subject_id')
        .where('kind', '=', 'contact')
        .select(sql<string>`arrived.kind`.as('kind'))
        .select(['subject_id', 'arrived_at', 'name', 'service', 'message'])
        .select(sql<TicketSeverity | null>`null::text`.as('severity'))
        .unionAll(
          db
            .selectFrom('arrived')
            .innerJoin('contact_submissions', 'contact_submissions.id', 'subject_id')
            .where('kind', '=', 'proposal')
            // What was paid here makes a proposal of its own.
            .select(
              sql<string>`case when exists (
                select from proposal_entries where proposal_id = subject_id and kind = 'paid'
              ) then 'purchase' else arrived.kind end`.as('kind'),
            )
            .select(['subject_id', 'arrived_at', 'name', 'service', 'message', 'severity']),
        )
        .unionAll(
          db
            .selectFrom('arrived')
            .innerJoin('legal_requests', 'legal_requests.id', 'subject_id')
            .where('arrived.kind', '=', 'request')
            .select([
              'arrived.kind',
              'subject_id',
              'arrived_at',
              'name',
              sql<string>`'PQR ' || radicado`.as('service'),
              'subject as message',
              sql<TicketSeverity | null>`null::text`.as('severity'),
            ]),
        )
        .unionAll(
          db
            .selectFrom('arrived')
            .innerJoin('legal_request_entries as entry', 'entry.id', 'subject_id')
            .innerJoin('legal_requests', 'legal_requests.id', 'entry.request_id')
            .where('arrived.kind', '=', 'completion')
            .select([
              sql<'request'>`'request'`.as('kind'),
              'subject_id',
              'arrived_at',
              'name',
              sql<string>`'PQR ' || radicado || ', completada'`.as('service'),
              sql<string>`entry.body`.as('message'),
              sql<TicketSeverity | null>`null::text`.as('severity'),
            ]),
        ),
    )
    .selectFrom('messages')
    .select(['subject_id as id', 'kind', 'name', 'service', 'message', 'severity'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .select(({ fn }) =>
      fn.countAll<number>().filterWhere('severity', '=', 'critico').over().as('critical'),
    )
    .select(({ fn }) =>
      fn.countAll<number>().filterWhere('kind', '=', 'purchase').over().as('purchases'),
    )
    .orderBy(sql`case severity when 'critico' then 0 when 'alto' then 1 else 2 end`)
    .orderBy('arrived_at', 'desc')
    .limit(mostInOneMail)
    .execute();
