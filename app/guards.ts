import { data, redirect, type RouterContextProvider } from 'react-router';
import { type Session, session } from './context.ts';

type Guarded = { context: Readonly<RouterContextProvider>; request: Request };

/** The signed-in person. Whoever asked for their account to be erased has but one page. */
export function requireSession(guarded: Guarded): Session {
  const current = requireAnySession(guarded);
  if (current.deletionDueAt) throw redirect('/dashboard/ajustes/eliminacion');
  return current;
}

/** The signed-in person, or off to /auth and back here afterwards. */
export function requireAnySession({ context, request }: Guarded): Session {
  const current = context.get(session);
  if (current) return current;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/auth?volver=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`);
}

/** A member of the staff; for anybody else there is no such page. */
export function requireStaff(guarded: Guarded): Session {
  const current = requireSession(guarded);
  if (!current.isStaff) throw data(null, { status: 404 });
  return current;
}
