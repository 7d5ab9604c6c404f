import type { AccountRole } from '#packages/account/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { recordUserChange } from './user-history.ts';
import type { UserId } from './user-id.ts';
import { whyUnchanged } from './why-unchanged.ts';

/** From the kind of account that was seen to another, and why. */
export type RoleChange = { userId: UserId; from: AccountRole; to: AccountRole; note: string };

/** Corrects what somebody said of themself when they signed up. Of two who do so at once the second rejects with `user.changed`. */
export async function changeRole(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { userId, from, to, note }: RoleChange,
): Promise<void> {
  await service.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ role: to, updated_at: now() })
      .where('id', '=', userId)
      .where('role', '=', from)
      .where('role', '<>', to)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await whyUnchanged(db, userId, 'user.changed');
    const entry = { kind: 'role', before: from, after: to, body: note } as const;
    await recordUserChange({ db, now }, actor, { userId, ...entry });
    await recordAudit({ db, now }, actor, {
      action: 'change-role',
      subject: { kind: 'user', id: userId, before: { role: from }, after: { role: to } },
    });
  });
}
