import { sessionMarkCookie } from '#content/session-mark.ts';
import { readCookie } from '#packages/cookie/src/index.ts';

/** Which cookie holds the session, and whether this site is only reached by https. */
export type CookieOptions = { sessionCookie: string; secure: boolean };

/**
 * Puts the cookies of a response in order: those that the look-up of the session asks for, unless the response itself has
 * written them; beside each session cookie its mark, which comes, lasts and goes with it; and `Secure` on all of them.
 */
export function settleCookies(
  headers: Headers,
  lookedUp: readonly string[],
  { sessionCookie, secure }: CookieOptions,
): void {
  const withMark = (cookies: readonly string[]) =>
    cookies.flatMap((cookie) =>
      nameOf(cookie) === sessionCookie ? [cookie, markBeside(cookie)] : [cookie],
    );
  const written = withMark(headers.getSetCookie());
  const names = new Set(written.map(nameOf));
  const added = withMark(lookedUp).filter((cookie) => !names.has(nameOf(cookie)));
  headers.delete('set-cookie');
  for (const cookie of [...written, ...added]) {
    headers.append(
      'set-cookie',
      secure && !/;\s*secure/i.test(cookie) ? `${cookie}; Secure` : cookie,
    );
  }
}

/** A Set-Cookie value that leaves the mark for so many seconds; for none, it goes. */
export const markSession = (seconds: number): string =>
  `${sessionMarkCookie}=${seconds > 0 ? 1 : ''}; Path=/; SameSite=Lax; Max-Age=${seconds}`;

export const hasSessionMark = (requestHeaders: Headers): boolean =>
  readCookie(requestHeaders.get('cookie'), sessionMarkCookie) !== null;

function markBeside(cookie: string): string {
  return markSession(Number(/;\s*max-age=(\d+)/i.exec(cookie)?.[1] ?? 0));
}

const nameOf = (cookie: string) => cookie.split('=', 1)[0];
