import { contact } from '#content/page.ts';
import { publicPageName } from '#content/public-paths.ts';

/** A path that somebody sent, where it is that of a public page; null for whatever else it is. */
export const publicPath = (path: string): string | null =>
  publicPageName(path) === null ? null : path;

/** The path of the public page of ours that led to the form; that of the form where the browser names none. */
export function pageBefore({ headers }: Request, origin: string): string {
  const from = URL.parse(headers.get('referer') ?? '');
  return (from?.origin === origin && publicPath(from.pathname)) || contact.path;
}
