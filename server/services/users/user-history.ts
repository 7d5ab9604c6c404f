import type { Kysely } from 'kysely';
import type { AccountRole, SuspensionGround, Tier } from '#packages/account/src/index.ts';
import type { StaffActor, UserActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';

/** What the staff did to an account, or its suspended person answered; `body` is what they wrote. */
export type UserChange = { body: string } & (
  | { kind: 'tier'; before: Tier; after: Tier }
  | { kind: 'role'; before: AccountRole; after: AccountRole }
  | { kind: 'warned'; due_on: string }
  | { kind: 'suspended'; ground: SuspensionGround }
  | { kind: 'answered' | 'upheld' | 'reactivated' }
);

/** Adds to the history of an account, which only grows. `db` is the transaction of the change itself, with the service's rights. */
export async function recordUserChange(
  { db, now }: { db: Kysely<DB> } & Pick<AppServices, 'now'>,
  actor: StaffActor | UserActor,
  { userId, ...change }: { userId: string } & UserChange,
): Promise<void> {
  await db
    .insertInto('user_entries')
    .values({
      user_id: userId,
      staff_id: actor.kind === 'staff' ? actor.userId : null,
      at: now(),
      ...change,
    })
    .execute();
}
