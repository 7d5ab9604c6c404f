import { type Kysely, sql } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';

type Services = Pick<AppServices, 'contacts' | 'db'>;

/** Mails those who wrote to the studio a copy of what they wrote, each once, the oldest first. */
export async function mailCopies(services: Services, _actor: SystemActor): Promise<void> {
  while (await mailOldest(services));
}

/** Whether there was one. It is no longer due when its mail is in the queue; one that was deleted meanwhile has none. */
const mailOldest = ({ contacts, db }: Services): Promise<boolean> =>
  db.service.transaction().execute(async (db) => {
    const due = await db
      .updateTable('arrivals')
      .set({ copy_due: false })
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('arrivals')
          .select('id')
          .where('copy_due', '=', true)
          .orderBy('arrived_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['kind', 'subject_id as id'])
      .executeTakeFirst();
    if (!due) return false;
    const message = await readMessage(db, due);
    if (message) await contacts.mails.copy(due.id, message, message.hasAttachment, db);
    return true;
  });

function readMessage(db: Kysely<DB>, { kind, id }: { kind: string; id: string }) {
  if (kind === 'contact')
    return db
      .selectFrom('contacts')
      .select(['name', 'email', 'phone', 'service', 'message'])
      .select([sql<null>`null`.as('severity'), sql<boolean>`false`.as('hasAttachment')])
      .where('id', '=', id)
      .executeTakeFirst();
  return db
    .selectFrom('contact_submissions')
    .select(['name', 'email', 'phone', 'service', 'message', 'severity'])
    .select(sql<boolean>`demo_file_url is not null`.as('hasAttachment'))
    .where('id', '=', id)
    .executeTakeFirst();
}
