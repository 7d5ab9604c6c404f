import { type RawBuilder, sql } from 'kysely';
import type { AccountRole, Tier } from '#packages/account/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { tierOfUser } from '../memberships/tier-sql.ts';
import { type ListPage, type ListQuery, readList } from '../lists/read-list.ts';
import { newestFirst } from '../lists/sorting.ts';
import { type UserState, userStateOf } from './user-state.ts';

/** A part of the list, each with an index of its own in the order of the list. */
const parts = {
  unconfirmed: sql<boolean>`not users.email_verified`,
  suspended: sql<boolean>`users.suspended_at is not null`,
  review: sql<boolean>`users.review_asked_at is not null`,
  leaving: sql<boolean>`users.deletion_due_at is not null`,
  staff: sql<boolean>`users.is_staff`,
} as const satisfies Record<string, RawBuilder<boolean>>;

/** Which accounts are shown. */
export type UserView = keyof typeof parts | 'all';

export type UserSummary = {
  id: string;
  name: string;
  email: string;
  role: AccountRole;
  tier: Tier;
  isStaff: boolean;
  state: UserState;
  createdAt: Date;
};

/** One page of the accounts that have these words in their name or address, the newest first. */
export async function listUsers(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { view, ...asked }: ListQuery<UserView>,
): Promise<ListPage<UserSummary>> {
  const at = now();
  const page = await asActor(db, actor, (db) =>
    readList(db, {
      table: 'users',
      part: view === 'all' ? undefined : parts[view],
      query: db
        .selectFrom('users')
        .select([
          'users.id',
          'users.full_name as name',
          'users.email',
          'users.role',
          tierOfUser(at).as('tier'),
          'users.is_staff as isStaff',
          'users.email_verified as emailVerified',
          'users.suspended_at as suspendedAt',
          'users.deletion_due_at as deletionDueAt',
          'users.created_at as createdAt',
        ]),
      sorting: newestFirst('users'),
      ...asked,
    }),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      tier: row.tier,
      isStaff: row.isStaff,
      state: userStateOf(row),
      createdAt: row.createdAt,
    })),
  };
}
