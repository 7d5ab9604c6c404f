import { machinePaths } from '#content/machine-paths.ts';
import { sessionMarkCookie } from '#content/session-mark.ts';
import { readCookie } from '#packages/cookie/src/index.ts';

/** How somebody's membership stands, and until when, written out. */
export type MembershipState = {
  state: 'none' | 'may-try' | 'trialing' | 'member' | 'past-due';
  until: string | null;
};

/** What `GET /auth/sesion.json` says: who is signed in. */
export type SessionResponse = {
  session: {
    userId: string;
    displayName: string;
    isStaff: boolean;
    membership: MembershipState;
  } | null;
};

/** Asks the server, where this browser has a session to ask for; undefined when it could not be reached. */
export async function fetchSession(): Promise<SessionResponse | undefined> {
  if (readCookie(document.cookie, sessionMarkCookie) === null) return { session: null };
  try {
    const response = await fetch(machinePaths.session);
    return response.ok ? ((await response.json()) as SessionResponse) : undefined;
  } catch {
    return undefined;
  }
}
