import type { StaffActor } from '#server/actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { isUuid } from '../is-uuid.ts';
import type { UserId } from './user-id.ts';

/** Ends one session of somebody's, or `all` of them. One that has ended before, or is another's, is left alone. */
export async function endSessions(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { userId, which }: { userId: UserId; which: string },
): Promise<void> {
  if (which !== 'all' && !isUuid(which)) return;
  await service.transaction().execute(async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .$if(which !== 'all', (query) => query.where('id', '=', which))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await recordAudit({ db, now }, actor, {
      action: 'end-sessions',
      subject: { kind: 'user', id: userId, after: { sessions: Number(numDeletedRows) } },
    });
  });
}
