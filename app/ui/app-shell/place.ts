import { href } from 'react-router';
import type { ReactElement } from 'react';

/** An entry of the application's navigation. */
export type Place = {
  label: string;
  /** Its page; a query says which part of it opens. */
  to: string;
  icon: ReactElement;
  /** What waits there. */
  badge?: ReactElement | undefined;
  /** A page of the site, or a file: the browser loads it as a document. */
  document?: true;
};

/** The navigation of one shell. A phone shows `bar` at its foot, and `more` behind «Más», with what waits there. */
export type Places = {
  bar: readonly Place[];
  more: readonly Place[];
  moreBadge?: ReactElement | undefined;
};

/** How `aria-current` says that the page at `path` is this place, or one within it. */
export function currentAt(place: Place, path: string): 'page' | 'true' | undefined {
  const here = path.replace(/\/$/, '');
  const [there] = place.to.split('?');
  if (here === there) return 'page';
  // Everything of the application is below its first page.
  return there !== href('/dashboard') && here.startsWith(`${there}/`) ? 'true' : undefined;
}
