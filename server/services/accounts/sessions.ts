import type { AppServices } from '#server/services/app-services.ts';
import { deviceName } from './device-name.ts';
import type { SessionActor } from './read-session.ts';

export type OpenSession = {
  id: string;
  /** Whether it is the one that asks. */
  current: boolean;
  startedAt: Date;
  ipAddress: string | null;
  /** Null when the browser did not say what it is. */
  device: string | null;
};

/** Where this person is signed in, the session that asks first, then the newest. */
export async function listSessions(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  { session: { id }, userId }: SessionActor,
): Promise<OpenSession[]> {
  const rows = await service
    .selectFrom('sessions')
    .select(['id', 'created_at as startedAt', 'ip_address as ipAddress', 'user_agent as userAgent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .orderBy('created_at', 'desc')
    .execute();
  const sessions = rows.map(({ userAgent, ...row }) => ({
    ...row,
    device: deviceName(userAgent),
    current: row.id === id,
  }));
  return sessions.sort((a, b) => Number(b.current) - Number(a.current));
}

/** What became of a session that was read earlier: `changed` opens the account, and no longer what is the staff's. */
export async function standingOf(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  { session: { id, isStaff } }: SessionActor,
): Promise<'open' | 'changed' | 'over'> {
  const open = await service
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.is_staff as isStaff')
    .where('sessions.id', '=', id)
    .where('sessions.expires_at', '>', now())
    .where('users.deletion_due_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!open) return 'over';
  return open.isStaff === isStaff ? 'open' : 'changed';
}

/** Ends one other session of this person, or all others. Somebody else's is left alone, as one that has ended is. */
export async function deleteSessions(
  { db: { service } }: Pick<AppServices, 'db'>,
  { session: { id }, userId }: SessionActor,
  which: string,
): Promise<void> {
  const others = service.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', id);
  await (
    which === 'others' ? others : others.where((row) => row('id', '=', toUuid(which)))
  ).execute();
}

const nobody = '00000000-0000-0000-0000-000000000000';
const toUuid = (text: string) =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : nobody;
