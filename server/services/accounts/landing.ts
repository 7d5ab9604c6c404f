import type { AppServices } from '#server/services/app-services.ts';
import type { AnonymousActor } from '#server/actor.ts';
import { readSession } from './read-session.ts';
import { safePath } from './safe-path.ts';

/**
 * Where somebody goes whose session these response headers open: where they were going, or to their only page
 * when they have but one.
 */
export async function landingOf(
  services: Pick<AppServices, 'accounts' | 'db' | 'now'>,
  actor: AnonymousActor,
  { headers, returnTo }: { headers: Headers; returnTo: string | null },
): Promise<string> {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const { session } = await readSession(services, actor, new Headers({ cookie: pairs.join('; ') }));
  return session?.onlyPage ?? safePath(returnTo);
}
