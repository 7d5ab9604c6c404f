import type { Kysely } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import { revokeLinks } from './revoke-links.ts';

/**
 * Switches the second step off for a person who lost the app and the recovery codes; a mail notifies them. Returns their
 * name, or null when no account with this address has a second step.
 */
export async function removeTwoFactor(
  { db, jobs, now }: Pick<AppServices, 'db' | 'jobs' | 'now'>,
  actor: SystemActor,
  email: string,
): Promise<string | null> {
  return db.service.transaction().execute(async (db) => {
    const owner = await switchOff(db, email, now());
    if (!owner) return null;
    const { id, name, displayName } = owner;
    await recordAudit({ db, now }, actor, {
      action: 'disable-two-factor',
      subject: { kind: 'user', id, before: { twoFactor: true }, after: { twoFactor: false } },
    });
    await jobs.send('mail-two-factor-off', { email: owner.email, displayName }, db);
    return name;
  });
}

/** The second step, its app and its codes are gone. Null when no account with this address has one. */
export async function switchOff(service: Kysely<DB>, email: string, at: Date) {
  const owner = await service
    .updateTable('users')
    .set({ two_factor_enabled: false, updated_at: at })
    .where('email', '=', email)
    .where('two_factor_enabled', '=', true)
    .returning(['id', 'full_name as name', 'email', 'display_name as displayName'])
    .executeTakeFirst();
  if (!owner) return null;
  await service.deleteFrom('two_factors').where('user_id', '=', owner.id).execute();
  await revokeLinks(service, owner.id, at);
  return owner;
}
