import type { AccountRole, SuspensionGround, Tier } from '#packages/account/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { deviceName } from '../accounts/device-name.ts';
import type { AppServices } from '../app-services.ts';
import { tierOfUser } from '../memberships/tier-sql.ts';
import { type StorageUsage, toUsage, usageOf } from '../uploads/storage-quota.ts';
import { hasOverdueWarning } from './suspend-user.ts';
import type { UserId } from './user-id.ts';
import { type UserState, userStateOf } from './user-state.ts';

/** An entry of the history. Names are null of who is no longer there, and of what the person wrote. */
export type UserEntry = {
  id: string;
  at: Date;
  kind: 'tier' | 'role' | 'warned' | 'suspended' | 'answered' | 'upheld' | 'reactivated';
  staffName: string | null;
  before: string | null;
  after: string | null;
  ground: SuspensionGround | null;
  dueOn: string | null;
  body: string;
};

/** Where somebody is signed in; the device is null when the browser did not say what it is. */
type UserSession = { id: string; startedAt: Date; seenAt: Date; device: string | null };

export type User = {
  id: string;
  name: string;
  email: string;
  role: AccountRole;
  /** What the staff gave, and with it what a membership gives. */
  grantedTier: Tier;
  tier: Tier;
  isStaff: boolean;
  state: UserState;
  createdAt: Date;
  suspendedAt: Date | null;
  deletionDueAt: Date | null;
  /** Since when their answer to a suspension waits. */
  reviewAskedAt: Date | null;
  /** The last day of a warning is over. */
  isOverdue: boolean;
  projects: number;
  storage: StorageUsage;
  /** The one that was seen last first. */
  sessions: UserSession[];
  /** The newest first, and whether there are older ones. */
  entries: UserEntry[];
  hasOlder: boolean;
};

const mostEntries = 200;
const mostSessions = 50;

/** One account, as the staff sees it: nothing of what is in its songs. Rejects with `user.gone`. */
export async function readUser(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: StaffActor,
  userId: UserId,
): Promise<User> {
  const at = now();
  const [row, usage, projects, sessions, entries, isOverdue] = await Promise.all([
    service
      .selectFrom('users')
      .select([
        'id',
        'full_name as name',
        'email',
        'role',
        'granted_tier as grantedTier',
        tierOfUser(at).as('tier'),
        'is_staff as isStaff',
        'email_verified as emailVerified',
        'suspended_at as suspendedAt',
        'review_asked_at as reviewAskedAt',
        'deletion_due_at as deletionDueAt',
        'created_at as createdAt',
      ])
      .where('id', '=', userId)
      .executeTakeFirst(),
    usageOf(service, { userId }, at).executeTakeFirst(),
    service
      .selectFrom('projects')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
    service
      .selectFrom('sessions')
      .select(['id', 'created_at as startedAt', 'updated_at as seenAt', 'user_agent as userAgent'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', at)
      .orderBy('updated_at', 'desc')
      .limit(mostSessions)
      .execute(),
    service
      .selectFrom('user_entries as entry')
      .leftJoin('users as staff', 'staff.id', 'entry.staff_id')
      .select([
        'entry.id',
        'entry.at',
        'entry.kind',
        'staff.display_name as staffName',
        'entry.before',
        'entry.after',
        'entry.ground',
        'entry.due_on as dueOn',
        'entry.body',
      ])
      .where('entry.user_id', '=', userId)
      .orderBy('entry.at', 'desc')
      .orderBy('entry.id', 'desc')
      .limit(mostEntries + 1)
      .execute(),
    hasOverdueWarning(service, userId, at),
  ]);
  if (!row) throw new AppError('user.gone');
  const { emailVerified, ...facts } = row;
  return {
    ...facts,
    state: userStateOf({ ...facts, emailVerified }),
    isOverdue,
    projects: projects?.count ?? 0,
    storage: toUsage(usage),
    sessions: sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
    })),
    entries: entries.slice(0, mostEntries),
    hasOlder: entries.length > mostEntries,
  };
}
