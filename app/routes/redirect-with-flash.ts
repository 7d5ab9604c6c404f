import { redirect, redirectDocument } from 'react-router';
import { setFlash, type NoticeName } from '#server/services/flash.ts';

type Options = {
  /** What else the response carries, such as the cookie of a session. */
  headers?: Headers;
  status?: number;
  /** The number that the notice says. */
  count?: number;
  /** The page may be a static one, which only a whole document can show. */
  wholeDocument?: boolean;
};

/** Leads on to a page of this site, which shows the notice once. */
export function redirectWithFlash(to: string, name: NoticeName, options: Options = {}): Response {
  const { headers = new Headers(), status = 302, count, wholeDocument = false } = options;
  headers.append('set-cookie', setFlash(name, to, count));
  return (wholeDocument ? redirectDocument : redirect)(to, { headers, status });
}
