import { readSession, type Session } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { hasSessionMark, markSession } from './session-cookies.ts';

/**
 * The session of a request, looked up at most once, and the cookies that prolong it or put its mark right. `session` is one of an account that
 * stays; `anySession` may also be of one that waits to be deleted, for which there is but one page.
 */
export function lookUpSession(
  services: Pick<AppServices, 'auth' | 'db'>,
  headers: Headers,
): Record<'session' | 'anySession', () => Promise<Session | null>> & { cookies: () => string[] } {
  let lookUp: ReturnType<typeof readSession> | undefined;
  let cookies: string[] = [];
  async function anySession() {
    lookUp ??= readSession(services, headers);
    const found = await lookUp;
    cookies = found.headers.getSetCookie();
    const left = found.expiresAt ? Math.ceil((found.expiresAt.getTime() - Date.now()) / 1000) : 0;
    // It may have ended elsewhere, or begun before there were marks.
    if (cookies.length === 0 && hasSessionMark(headers) !== left > 0)
      cookies.push(markSession(left));
    return found.session;
  }
  return {
    anySession,
    async session() {
      const found = await anySession();
      return found?.deletionDueAt ? null : found;
    },
    cookies: () => cookies,
  };
}
