import { sql } from 'kysely';
import type { AccountRole } from '#packages/account/src/index.ts';
import {
  type AccountTier,
  type Standing,
  standingAt,
  tierAt,
} from '#packages/membership/src/index.ts';
import type { UserActor, AnonymousActor } from '#server/actor.ts';
import { readAsService } from '#server/database/as-actor.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Database } from '#server/database/database.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { type Closing, onlyPageOf } from './only-page.ts';
import { sessionCookie } from './session-cookie.ts';
import { signedCookie } from './signed-cookie.ts';

/** The signed-in person, as much of them as pages need. */
export type Session = Closing & {
  id: string;
  userId: string;
  name: string;
  displayName: string;
  email: string;
  role: AccountRole;
  /** What they may use now. */
  tier: AccountTier;
  /** Of their membership. */
  standing: Standing;
  /** Of the staff; whoever is leaving or suspended is not. */
  isStaff: boolean;
  /** Where whoever is leaving or suspended is let in, and nowhere else. */
  onlyPage: string | null;
};

/** A person who acts through a session of theirs. */
export type SessionActor = UserActor & { session: Session };

/** Whose session this is, where the request came from. */
export const sessionActor = (
  session: Session,
  { ip, userAgent }: AnonymousActor,
): SessionActor => ({ kind: 'user', userId: session.userId, ip, userAgent, session });

type Found = { session: Session | null; expiresAt: Date | null; headers: Headers };

const nobody: Found = { session: null, expiresAt: null, headers: new Headers() };

/**
 * The session of these request headers, and headers that prolong its cookie when it is due. Every request of a
 * signed-in person asks: one query and one HMAC.
 */
export async function readSession(
  { accounts: { auth }, db, now }: Pick<AppServices, 'accounts' | 'db' | 'now'>,
  _actor: AnonymousActor,
  requestHeaders: Headers,
): Promise<Found> {
  const { authCookies, secret, sessionConfig } = await auth.$context;
  const token = signedCookie(requestHeaders, authCookies.sessionToken.name, secret);
  if (!token) return nobody;
  const at = now();
  const row = await findSession(db, token, at);
  if (!row) return nobody;

  const prolongedAt = row.expiresAt.getTime() - sessionConfig.expiresIn * 1000;
  const isDue = +at >= prolongedAt + sessionConfig.updateAge * 1000;
  const headers = new Headers();
  if (isDue) {
    const until = new Date(at.getTime() + sessionConfig.expiresIn * 1000);
    await prolong(db, { id: row.id, at, until });
    headers.set('set-cookie', await sessionCookie(auth, token));
  }
  const { expiresAt, granted, memberUntil, status, ...session } = row;
  const tier = tierAt({ granted, memberUntil }, at);
  const standing = standingAt({ granted, memberUntil, status }, at);
  const displayName = session.displayName || (session.email.split('@', 1)[0] ?? '');
  const onlyPage = onlyPageOf(session);
  const isStaff = session.isStaff && onlyPage === null;
  return {
    session: { ...session, displayName, isStaff, onlyPage, tier, standing },
    ...{ expiresAt, headers },
  };
}

const sessionOf = compileOnce(['token', 'now'], (service: Database['service'], { token, now }) =>
  service
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.expires_at as expiresAt',
      'users.id as userId',
      'users.full_name as name',
      'users.display_name as displayName',
      'users.email',
      'users.role',
      'users.granted_tier as granted',
      'users.member_until as memberUntil',
      'users.subscription_status as status',
      'users.is_staff as isStaff',
      'users.deletion_due_at as deletionDueAt',
      'users.suspended_at as suspendedAt',
    ])
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', sql<Date>`${now}`),
);

async function findSession(db: Database, token: string, now: Date) {
  const [row] = await readAsService(db, (service) => sessionOf(service, { token, now }));
  return row;
}

const prolong = ({ service }: Database, { id, at, until }: { id: string; at: Date; until: Date }) =>
  service
    .updateTable('sessions')
    .set({ expires_at: until, updated_at: at })
    .where('id', '=', id)
    .execute();
