import { sql } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** What stood in the form of whoever came from the page of Premium while it could not be paid. */
const asked = 'Avísenme cuando se pueda pagar en línea.';

/** Addresses in one transaction. */
const batchSize = 100;

type Services = Pick<AppServices, 'db' | 'now' | 'payments' | 'renewals'>;

/**
 * Tells everybody who asked for it that Premium can be paid online, once something can be: each address once, whatever was
 * sent from it, and nobody who has a membership by then; nor anybody while what is paid is no money. Resolves with how many were told.
 */
export async function mailOpening(services: Services, _actor: SystemActor): Promise<number> {
  if (services.payments.providers.length === 0 || services.renewals.isRehearsal) return 0;
  let told = 0;
  let batch: number;
  do {
    batch = await mailBatch(services);
    told += batch;
  } while (batch === batchSize);
  return told;
}

const mailBatch = ({ db, now, renewals }: Services): Promise<number> =>
  db.service.transaction().execute(async (db) => {
    const taken = await db
      .insertInto('opening_mails')
      .columns(['email', 'proposal_id', 'sent_at'])
      .expression((query) =>
        query
          .selectFrom('contact_submissions as asking')
          .select([
            sql<string>`lower(email)`.as('email'),
            'id',
            sql`${now()}::timestamptz`.as('at'),
          ])
          .distinctOn(sql`lower(email)`)
          .where('service', '=', 'multiple')
          .where(sql<boolean>`strpos(message, ${asked}) > 0`)
          .where(
            sql<boolean>`not exists (select from opening_mails told where told.email = lower(asking.email))`,
          )
          .where(
            sql<boolean>`not exists (
              select from users join memberships on memberships.user_id = users.id where lower(users.email) = lower(asking.email)
            )`,
          )
          .orderBy(sql`lower(email)`)
          .orderBy('created_at', 'desc')
          .limit(batchSize),
      )
      // Another process told it in this moment.
      .onConflict((conflict) => conflict.doNothing())
      .returning('proposal_id')
      .execute();
    const people = await db
      .selectFrom('contact_submissions')
      .select(['id', 'email', 'name'])
      .where('id', '=', ({ fn, val }) => fn.any(val(taken.map((row) => row.proposal_id))))
      .execute();
    for (const person of people) await renewals.mails.opened(person, db);
    return people.length;
  });
