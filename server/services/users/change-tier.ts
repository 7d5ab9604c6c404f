import { sql } from 'kysely';
import type { Tier } from '#packages/account/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { recordUserChange } from './user-history.ts';
import type { UserId } from './user-id.ts';
import { whyUnchanged } from './why-unchanged.ts';

/** From the tier that was seen to another, and why. */
export type TierChange = { userId: UserId; from: Tier; to: Tier; note: string };

/** Gives an account another tier, whatever its membership gives it besides. Of two who do so at once the first does; the other rejects with `user.changed`. */
export async function changeTier(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { userId, from, to, note }: TierChange,
): Promise<void> {
  const at = now();
  await service.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ granted_tier: to, updated_at: at })
      .set({
        tier: sql`case when ${to} = 'free' and member_until > ${at} then 'pro' else ${to} end`,
      })
      .where('id', '=', userId)
      .where('granted_tier', '=', from)
      .where('granted_tier', '<>', to)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await whyUnchanged(db, userId, 'user.changed');
    const entry = { kind: 'tier', before: from, after: to, body: note } as const;
    await recordUserChange({ db, now }, actor, { userId, ...entry });
    await recordAudit({ db, now }, actor, {
      action: 'change-tier',
      subject: { kind: 'user', id: userId, before: { tier: from }, after: { tier: to } },
    });
  });
}
