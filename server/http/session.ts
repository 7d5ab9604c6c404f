import { readSession, type Session } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** The session of a request, looked up at most once, and the cookies that prolong it. */
export function lookUpSession(
  services: Pick<AppServices, 'auth' | 'db'>,
  headers: Headers,
): { session: () => Promise<Session | null>; cookies: () => string[] } {
  let lookUp: ReturnType<typeof readSession> | undefined;
  let cookies: string[] = [];
  return {
    async session() {
      lookUp ??= readSession(services, headers);
      const found = await lookUp;
      cookies = found.headers.getSetCookie();
      return found.session;
    },
    cookies: () => cookies,
  };
}
