import type { AnonymousActor } from '#server/actor.ts';
import {
  readSession,
  type SessionActor,
  sessionActor,
} from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { hasSessionMark, markSession } from './session-cookies.ts';

/**
 * Whose session a request has, looked up at most once, and the cookies that prolong it or put its mark right. `user` is
 * somebody to whom their account is open; `anyUser` may also have but one page.
 */
export function lookUpUser(
  services: Pick<AppServices, 'accounts' | 'db' | 'now'>,
  anonymous: AnonymousActor,
  headers: Headers,
): Record<'user' | 'anyUser', () => Promise<SessionActor | null>> & { cookies: () => string[] } {
  let lookUp: ReturnType<typeof readSession> | undefined;
  let cookies: string[] = [];
  async function anyUser() {
    lookUp ??= readSession(services, anonymous, headers);
    const found = await lookUp;
    cookies = found.headers.getSetCookie();
    const left = found.expiresAt ? Math.ceil((+found.expiresAt - +services.now()) / 1000) : 0;
    // It may have ended elsewhere, or begun before there were marks.
    if (cookies.length === 0 && hasSessionMark(headers) !== left > 0)
      cookies.push(markSession(left));
    return found.session && sessionActor(found.session, anonymous);
  }
  return {
    anyUser,
    async user() {
      const found = await anyUser();
      return found?.session.onlyPage === null ? found : null;
    },
    cookies: () => cookies,
  };
}
