import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { sessionMarkCookie } from '#content/session-mark.ts';
import { readCookie } from '#packages/cookie/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { redirectWithFlash } from './routes/redirect-with-flash.ts';
import { user } from './context.ts';

type Guarded = { context: Readonly<RouterContextProvider>; request: Request };

/** The signed-in person. Whoever is leaving or suspended has but one page. */
export function requireUser(guarded: Guarded): SessionActor {
  const actor = requireAnyUser(guarded);
  const { onlyPage } = actor.session;
  if (onlyPage !== null) throw redirect(onlyPage);
  return actor;
}

/** The signed-in person, or off to /auth and back here afterwards. */
export function requireAnyUser({ context, request }: Guarded): SessionActor {
  const actor = context.get(user);
  if (actor) return actor;
  const { pathname, search } = new URL(request.url);
  const door = `${href('/auth')}?volver=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`;
  // Signing out takes the mark along: a session that has left it ended elsewhere.
  const hadSession = readCookie(request.headers.get('cookie'), sessionMarkCookie) !== null;
  throw hadSession ? redirectWithFlash(door, 'session-over') : redirect(door);
}

/** A member of the staff; for anybody else, visitors too, there is no such page. */
export function requireStaff({ context }: Pick<Guarded, 'context'>): StaffActor {
  const actor = context.get(user);
  if (!actor?.session.isStaff) throw data(null, { status: 404 });
  const { userId, ip, userAgent } = actor;
  return { kind: 'staff', userId, ip, userAgent };
}
