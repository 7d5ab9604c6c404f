import type { Auth } from '#server/services/accounts/auth.ts';
import { readSession, type Session } from '#server/services/accounts/read-session.ts';

/** The session of a request, looked up at most once, and the cookies that prolong it. */
export function lookUpSession(
  auth: Auth,
  headers: Headers,
): { session: () => Promise<Session | null>; cookies: () => string[] } {
  let lookUp: ReturnType<typeof readSession> | undefined;
  let cookies: string[] = [];
  return {
    async session() {
      if (!headers.get('cookie')?.includes('estudio2600.session_token')) return null;
      lookUp ??= readSession(auth, headers);
      const found = await lookUp;
      cookies = found.headers.getSetCookie();
      return found.session;
    },
    cookies: () => cookies,
  };
}
