import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { sessionMarkCookie } from '#content/session-mark.ts';
import { readCookie } from '#packages/cookie/src/index.ts';
import { redirectWithFlash } from './routes/redirect-with-flash.ts';
import { type Session, session } from './context.ts';

type Guarded = { context: Readonly<RouterContextProvider>; request: Request };

/** The signed-in person. Whoever asked for their account to be deleted has but one page. */
export function requireSession(guarded: Guarded): Session {
  const current = requireAnySession(guarded);
  if (current.deletionDueAt) throw redirect(href('/dashboard/ajustes/eliminacion'));
  return current;
}

/** The signed-in person, or off to /auth and back here afterwards. */
export function requireAnySession({ context, request }: Guarded): Session {
  const current = context.get(session);
  if (current) return current;
  const { pathname, search } = new URL(request.url);
  const door = `${href('/auth')}?volver=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`;
  // Signing out takes the mark along: a session that has left it ended elsewhere.
  const hadSession = readCookie(request.headers.get('cookie'), sessionMarkCookie) !== null;
  throw hadSession ? redirectWithFlash(door, 'session-over') : redirect(door);
}

/** A member of the staff; for anybody else there is no such page. */
export function requireStaff(guarded: Guarded): Session {
  const current = requireSession(guarded);
  if (!current.isStaff) throw data(null, { status: 404 });
  return current;
}
