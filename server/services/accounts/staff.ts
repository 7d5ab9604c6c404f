import { sql } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';

type Person = { name: string; email: string };

export type StaffChange =
  | { outcome: 'changed'; person: Person }
  /** They are, or are not, part of the staff already. */
  | { outcome: 'unchanged'; person: Person }
  /** Anybody may have typed that address when they signed up. */
  | { outcome: 'unconfirmed'; person: Person }
  | { outcome: 'unknown' };

export const grantStaff = (
  services: Pick<AppServices, 'db' | 'now'>,
  actor: SystemActor,
  email: string,
): Promise<StaffChange> => change(services, actor, { email, isStaff: true });

/** What they have open loses the right with its next request: every request asks the account. */
export const revokeStaff = (
  services: Pick<AppServices, 'db' | 'now'>,
  actor: SystemActor,
  email: string,
): Promise<StaffChange> => change(services, actor, { email, isStaff: false });

/** Those who are part of the staff; whoever is suspended is not let in until that is over. */
export const listStaff = (
  { db: { service } }: Pick<AppServices, 'db'>,
  _actor: SystemActor,
): Promise<(Person & { isSuspended: boolean })[]> =>
  service
    .selectFrom('users')
    .select(['full_name as name', 'email'])
    .select(sql<boolean>`suspended_at is not null`.as('isSuspended'))
    .where('is_staff', '=', true)
    .orderBy('email')
    .execute();

async function change(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  actor: SystemActor,
  { email, isStaff }: { email: string; isStaff: boolean },
): Promise<StaffChange> {
  const changed = await service.transaction().execute(async (db) => {
    const row = await db
      .updateTable('users')
      .set({ is_staff: isStaff, updated_at: now() })
      .where('email', '=', email)
      .where('is_staff', '!=', isStaff)
      .$if(isStaff, (query) => query.where('email_verified', '=', true))
      .returning(['id', 'full_name as name', 'email'])
      .executeTakeFirst();
    if (!row) return null;
    const { id, ...person } = row;
    await recordAudit({ db, now }, actor, {
      action: isStaff ? 'grant-staff' : 'revoke-staff',
      subject: { kind: 'user', id, before: { isStaff: !isStaff }, after: { isStaff } },
    });
    return person;
  });
  if (changed) return { outcome: 'changed', person: changed };
  const found = await service
    .selectFrom('users')
    .select(['full_name as name', 'email', 'is_staff'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!found) return { outcome: 'unknown' };
  const { is_staff: is, ...person } = found;
  return { outcome: is === isStaff ? 'unchanged' : 'unconfirmed', person };
}
