import type { AppServices } from '#server/services/app-services.ts';
import type { Session } from './read-session.ts';

/** Ends the session of these request headers; the headers that it returns take its cookie away. */
export async function signOut(
  { auth, db }: Pick<AppServices, 'auth' | 'db'>,
  session: Session | null,
  headers: Headers,
): Promise<Headers> {
  // better-auth says that all is well even when it could not delete the session.
  if (session) await db.service.deleteFrom('sessions').where('id', '=', session.id).execute();
  const ended = await auth.api.signOut({ headers, returnHeaders: true });
  return ended.headers;
}
