import { type RawBuilder, sql } from 'kysely';
import type { AccountRole, Tier } from '#packages/account/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type Cursor, type Page, readCursor, readPage } from '../desk/keyset.ts';
import { matches } from '../desk/matches.ts';
import { type BoundedCount, countAndRead } from '../desk/search-plan.ts';
import { byTime, placeIn, sideOf, type Sorting } from '../desk/sorting.ts';
import { type UserState, userStateOf } from './user-state.ts';

const usersPerPage = 25;

/** A part of the list, each with an index of its own in the order of the list. */
const parts = {
  unconfirmed: sql<boolean>`not users.email_verified`,
  suspended: sql<boolean>`users.suspended_at is not null`,
  review: sql<boolean>`users.review_asked_at is not null`,
  leaving: sql<boolean>`users.deletion_due_at is not null`,
  staff: sql<boolean>`users.is_staff`,
} as const satisfies Record<string, RawBuilder<boolean>>;

export type UserPart = keyof typeof parts;

export type UserQuery = {
  /** Null is all of them. */
  part: UserPart | null;
  /** Words of a name or an address. */
  search: string;
  /** As a page before named it. */
  cursor: string | null;
};

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

export type UserPage = Omit<Page<unknown>, 'rows'> & { users: UserSummary[]; count: BoundedCount };

/** One page of the accounts, the newest first, and how many there are like that. */
export async function listUsers(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { part: name, search, cursor }: UserQuery,
): Promise<UserPage> {
  const part = name ? parts[name] : undefined;
  const at = placeIn(newestFirst, readCursor(cursor));
  return asActor(db, actor, async (db) => {
    const { count, page } = await countAndRead(db, {
      table: 'users',
      part,
      condition: matches('users', search),
      size: usersPerPage,
      readPage: (condition) =>
        readPage(at, usersPerPage, (at, limit) => readUsers(db, { part, condition, at, limit })),
    });
    const { rows, before, after } = page;
    return { users: rows.map(toSummary), before, after, count };
  });
}

const toSummary = (row: Awaited<ReturnType<typeof readUsers>>[number]): UserSummary => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  tier: row.tier,
  isStaff: row.isStaff,
  state: userStateOf(row),
  createdAt: row.createdAt,
});

const newestFirst: Sorting = { ...byTime('users.created_at'), isDescending: true };

function readUsers(
  db: ActorDb,
  asked: {
    part: RawBuilder<boolean> | undefined;
    condition: RawBuilder<boolean> | null;
    at: Cursor | null;
    limit: number;
  },
) {
  const { part, condition, at, limit } = asked;
  const { conditions, order } = sideOf(newestFirst, sql`users.id`, at);
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.full_name as name',
      'users.email',
      'users.role',
      'users.tier',
      'users.is_staff as isStaff',
      'users.email_verified as emailVerified',
      'users.suspended_at as suspendedAt',
      'users.deletion_due_at as deletionDueAt',
      'users.created_at as createdAt',
    ])
    .select(newestFirst.key.as('key'))
    .where(({ and }) =>
      and([...(part ? [part] : []), ...(condition ? [condition] : []), ...conditions]),
    )
    .orderBy(order)
    .limit(limit)
    .execute();
}
