import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import type { SavedReplyWords } from './saved-reply.ts';
import { unlessTitleTaken } from './unless-title-taken.ts';

/** As many as a list can be looked through. */
const mostSavedReplies = 100;

/**
 * Keeps a reply under its title, once under its id: a form that is posted twice is one. Rejects with
 * `saved-reply.title-taken` and `saved-reply.too-many`.
 */
export async function addSavedReply(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { id, title, text }: SavedReplyWords & { id: string },
): Promise<void> {
  await unlessTitleTaken(
    asActor(db, actor, async (db) => {
      // Two who add at once are one after the other: both count what is there.
      await sql`lock table saved_replies in share row exclusive mode`.execute(db);
      const same = db.selectFrom('saved_replies').select('id').where('id', '=', id);
      if (await same.executeTakeFirst()) return;
      const { numInsertedOrUpdatedRows: added } = await db
        .insertInto('saved_replies')
        .columns(['id', 'title', 'body', 'changed_at'])
        .expression(
          db
            .selectNoFrom(({ val }) => [
              val(id).$castTo<string>().as('new_id'),
              val(title).as('title'),
              val(text).as('body'),
              sql<Date>`${now()}::timestamptz`.as('at'),
            ])
            .where(sql<boolean>`(select count(*) from saved_replies) < ${mostSavedReplies}`),
        )
        .executeTakeFirst();
      if (!added) throw new AppError('saved-reply.too-many');
      await asServiceWithin(db, actor, () =>
        recordAudit({ db, now }, actor, {
          action: 'add-reply',
          subject: { kind: 'saved-reply', id, after: { title } },
        }),
      );
    }),
  );
}
