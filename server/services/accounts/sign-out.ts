import type { AppServices } from '#server/services/app-services.ts';
import type { AnonymousActor } from '#server/actor.ts';
import type { SessionActor } from './read-session.ts';

/** Ends the session of these request headers; the headers that it returns take its cookie away. */
export async function signOut(
  { accounts: { auth }, db }: Pick<AppServices, 'accounts' | 'db'>,
  actor: AnonymousActor | SessionActor,
  headers: Headers,
): Promise<Headers> {
  // better-auth says that all is well even when it could not delete the session.
  if ('session' in actor)
    await db.service.deleteFrom('sessions').where('id', '=', actor.session.id).execute();
  const ended = await auth.api.signOut({ headers, returnHeaders: true });
  return ended.headers;
}
