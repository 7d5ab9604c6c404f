import { href } from 'react-router';
import type { Database } from '#server/database/database.ts';
import type { Auth } from './auth.ts';
import { readSession } from './read-session.ts';
import { safePath } from './safe-path.ts';

/**
 * Where somebody goes whose session these response headers open: where they were going, or to the page that lets them
 * keep their account when it waits to be deleted.
 */
export async function landingOf(
  services: { auth: Auth; db: Database },
  opened: Headers,
  wished: string | null,
): Promise<string> {
  const pairs = opened.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const { session } = await readSession(services, new Headers({ cookie: pairs.join('; ') }));
  return session?.deletionDueAt ? href('/dashboard/ajustes/eliminacion') : safePath(wished);
}
