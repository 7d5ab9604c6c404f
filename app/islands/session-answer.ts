import type { Notice } from '#app/ui/notice.ts';

/** What `GET /auth/sesion.json` says: who is signed in, and a notice to show once. */
export type SessionAnswer = {
  session: { id: string; displayName: string } | null;
  notice?: Notice;
};

/** Asks the server; undefined when it could not be reached. */
export async function askSession(): Promise<SessionAnswer | undefined> {
  try {
    const response = await fetch('/auth/sesion.json');
    return response.ok ? ((await response.json()) as SessionAnswer) : undefined;
  } catch {
    return undefined;
  }
}
